import Parlance
import Testing

@testable import parlance

@Suite("Corpus files")
struct CorpusFileTests {
  private let catalog: IntentCatalog

  init() throws {
    catalog = try IntentCatalog(LanguagePack(for: LanguageCode("en-US")))
  }

  private func corpus(_ text: String) -> CorpusFile {
    CorpusFile(PackFile(path: "a.md", text: text), catalog: catalog)
  }

  private func example(_ line: String, _ intent: String = "INSendPaymentIntent") throws
    -> CorpusExample
  {
    let corpus = corpus("## \(intent)\n- \(line)\n")
    #expect(corpus.faults == [])
    return try #require(corpus.examples.first)
  }

  @Test("Marks part from the utterance")
  func readsMarks() throws {
    let example = try example(
      "send [€5](currencyAmount=EUR 5.00) to [Zoë Lee](payee) using [LetsEat](app = Lets Eat)")
    #expect(example.utterance == "send €5 to Zoë Lee using LetsEat")
    #expect(
      example.parameters == [
        .init(name: "currencyAmount", span: .init(5, 9), value: "EUR 5"),
        .init(name: "payee", span: .init(13, 21), value: nil),
        .init(name: "app", span: .init(28, 35), value: "Lets Eat"),
      ])
    #expect(example.place == CorpusPlace(file: "a.md", line: 2))
  }

  @Test(
    "A mark without text is an implied value, and the space before it is none of the utterance's")
  func readsImpliedValues() throws {
    let example = try example(
      "video call [Ann](contacts). [](callCapability=videoCall)", "INStartCallIntent")
    #expect(example.utterance == "video call Ann.")
    #expect(example.parameters.last == .init(name: "callCapability", span: nil, value: "videoCall"))
  }

  @Test("A bracket that was said is escaped")
  func readsEscapes() throws {
    #expect(try example(#"pay Ann for \[x\] (y)"#).utterance == "pay Ann for [x] (y)")
  }

  @Test("Below a question stand answers: values, and of other kinds below their own headings")
  func readsQuestions() throws {
    let corpus = corpus(
      """
      ## INSendPaymentIntent asks for currencyAmount
      - make it [ninety](currencyAmount=USD 90)
      ### cancel
      - oh leave it
      ## INSendPaymentIntent confirms
      - [Ann](payee) instead
      ### yes
      - go on then

      """)
    #expect(corpus.faults == [])
    let examples = corpus.examples
    #expect(examples.map(\.question?.parameter) == ["currencyAmount", "currencyAmount", nil, nil])
    #expect(examples.map(\.question?.expected) == [nil, "cancel", nil, "yes"])
    #expect(examples.map(\.intent) == ["INSendPaymentIntent", nil, "INSendPaymentIntent", nil])
    #expect(examples[3].heading == "INSendPaymentIntent confirms")
    #expect(examples[0].parameters.map(\.name) == ["currencyAmount"])
  }

  @Test(
    "A heading that is no question names what is wrong",
    arguments: [
      "## INSendPaymentIntent asks for paye", "## INSendPaymentIntnt confirms", "### yes",
      "## INSendPaymentIntent confirms\n### maybe",
    ])
  func refusesHeadings(_ heading: String) {
    #expect(corpus(heading + "\n").faults.count == 1)
  }

  @Test("A known failure has its reason")
  func readsKnownFailures() throws {
    let example = try example("pay [Ann](payee) <!-- known: too hard -->")
    #expect(example.knownFailure == "too hard")
    #expect(example.utterance == "pay Ann")
  }

  @Test(
    "Below 'none', nothing is to be understood; titles, quotations and comments are for readers")
  func readsRefusals() {
    let corpus = corpus("# Title\n> Words.\n<!-- Words. -->\n\n## none\n- sing\r\n")
    #expect(corpus.faults == [])
    #expect(corpus.examples.map(\.intent) == [nil])
    #expect(corpus.examples.map(\.utterance) == ["sing"])
  }

  @Test(
    "Amounts and dates have one form",
    arguments: [
      ("[x](transactionAmount=USD 050.10)", "USD 50.1"),
      ("[x](transactionAmount=minimumDue)", "minimumDue"),
      ("[x](transactionAmount=USD 10..20.0)", "USD 10..20"),
      ("[x](transactionAmount=USD ..20)", "USD ..20"),
      ("[x](transactionScheduledDate=2026-03-10/2026-03-10)", "2026-03-10"),
      ("[x](transactionScheduledDate=../2026-03-10)", "../2026-03-10"),
      ("[x](billType=electricity)", "electricity"),
    ])
  func readsValues(_ mark: String, _ value: String) throws {
    #expect(try example("pay \(mark)", "INPayBillIntent").parameters.first?.value == value)
  }

  @Test(
    "A malformed line is told with what to write, and the others are read",
    arguments: [
      ("* pay Ann", "expected '- an utterance', '## INSomeIntent', '## none' or '# A title'"),
      ("- pay [Ann", "a mark is not closed; write [text](parameter) or [text](parameter=value)"),
      (
        "- pay [Ann](payee",
        "a mark is not closed; write [text](parameter) or [text](parameter=value)"
      ),
      ("- pay [Ann [Bob](payee)", "a mark stands inside another, or is not closed: '[Ann [Bob'"),
      ("- pay Ann](payee)", "']' without '['; write \\] for a bracket that was said"),
      ("- pay [Ann]()", "the mark '[Ann]' names no parameter"),
      ("- pay [](payee)", "a mark without text needs a value: [](payee=value)"),
      ("- [](payee=Ann)", "there is no utterance"),
      ("- pay [Ann](paye)", "INSendPaymentIntent has no parameter 'paye'; did you mean 'payee'?"),
      (
        "- pay [5](currencyAmount=5 USD)",
        "'5 USD' is no amount; write one such as USD 12.5 or USD 10..20"
      ),
      (
        "- pay [5](currencyAmount=USD)",
        "'USD' is no amount; write one such as USD 12.5 or USD 10..20"
      ),
      ("- pay [Ann](payee=)", "there is no value after '='"),
      (
        "- pay Ann <!-- hard -->",
        "a comment after an utterance is to be '<!-- known: the reason -->'"
      ),
      (
        "## INSendPaymentIntnet",
        "unknown intent 'INSendPaymentIntnet'; did you mean 'INSendPaymentIntent'?"
      ),
    ])
  func locatesFaults(_ line: String, _ message: String) {
    let corpus = corpus("## INSendPaymentIntent\n- pay Bob\n\(line)\n## none\n- sing\n")
    #expect(corpus.faults.map(\.description) == ["a.md:3: \(message)"])
    #expect(corpus.examples.map(\.utterance) == ["pay Bob", "sing"])
  }

  @Test(
    "Values are of the parameter's type",
    arguments: [
      ("[x](billType=electric)", "BillType has no case 'electric'; did you mean 'electricity'?"),
      (
        "[x](transactionScheduledDate=Friday)",
        "'Friday' is no date; write 2026-03-10, 2026-03-02/2026-03-08, 2026-03-11T15:00 or 2026-03-03/.."
      ),
      (
        "[x](transactionAmount=minimum)",
        "'minimum' is no amount; write one such as USD 12.5, or a kind of amount such as minimumDue"
      ),
    ])
  func checksTypes(_ mark: String, _ message: String) {
    #expect(corpus("## INPayBillIntent\n- pay \(mark)\n").faults.map(\.message) == [message])
  }

  @Test("An utterance stands below a heading, and refusals have no marks")
  func checksSections() {
    #expect(
      corpus("- sing\n## none\n- pay [Ann](payee)\n## INNothing\n- pay Ann").faults.map(\.message)
        == [
          "an utterance stands below '## INSomeIntent' or '## none'",
          "below '## none' nothing is understood, so nothing can be marked",
          "unknown intent 'INNothing'",
          "an utterance stands below '## INSomeIntent' or '## none'",
        ])
  }
}
