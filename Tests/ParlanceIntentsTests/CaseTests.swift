import Parlance
import ParlanceIntents
import ParlanceLanguages
import Testing

@Suite("Names with endings and prefixes")
struct CaseTests {
  private static let phrases = """
    person-dative = @contactName.dative | [моей|@name.genitive] @relation.dative | @name.dative [@name.dative]
    ## INSendPaymentIntent
    отправь {payee:person-dative} {currencyAmount} [через {app:app-locative}]
    app-locative = @app | @app.locative
    """

  private func payee(
    _ text: String, contacts: [String] = []
  ) throws -> (text: String, person: Person)? {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(contacts, of: .contactName)
    let interpreter = try FrozenLanguage.interpreter(
      "ru-RU",
      files: [
        "payments.phrases": Self.phrases,
        "cases.tsv":
          "-у\tdative\n-е\tdative а | locative 0\n-ой\tdative ая\n-ы\tgenitive а\n-ей\tdative я\n",
        "names.tsv": "иван\tgiven\nмаша\tgiven\n",
        "relations.tsv": "мама\tmother\nдвоюродная сестра\trelative\n",
        "words.tsv": "деньги\tcommon\nмоя\tfunction\nпочту\tcommon\n",
      ],
      context: Context(vocabulary: vocabulary, apps: [App(name: "Монета")]))
    let result = try interpreter.interpret(text)
    guard let parameter = result.best?.parameters.first(where: { $0.name == "payee" }),
      case .person(let person) = parameter.value, let span = parameter.span
    else { return nil }
    return (String(result.utterance.text(of: span)), person)
  }

  @Test("The span is what was said with its ending, the value the base form")
  func knownGivenName() throws {
    let payee = try #require(try payee("отправь Маше 100 рублей"))
    #expect(payee.text == "Маше")
    #expect(payee.person.displayName == "Маша")
    #expect(payee.person.match == .unknown)
  }

  @Test(
    "A prefix stands outside of the span, and so does an ending that an apostrophe sets off",
    arguments: [
      ("send qann €5", "ann"), ("send Ahmet'e €5", "Ahmet"), ("send Veliye €5", "Veliye"),
    ])
  func spanWithoutAffix(_ text: String, _ name: String) throws {
    let interpreter = try FrozenLanguage.interpreter(
      "tr-TR",
      files: [
        "payments.phrases": """
        person = @name.dative | @name.to
        ## INSendPaymentIntent
        send {payee:person} {currencyAmount}
        """,
        "cases.tsv": "-'e\tdative\n-ye\tdative\nq-\tto\n",
      ])
    let result = try interpreter.interpret(text)
    let payee = try #require(result.best?.parameters.first { $0.name == "payee" })
    #expect(String(result.utterance.text(of: try #require(payee.span))) == name)
  }

  @Test("A contact is found in each of its words' cases")
  func contact() throws {
    let contacts = ["Иван Козлов", "Мария Козлова"]
    let payee = try #require(try payee("отправь ивану козлову 100 рублей", contacts: contacts))
    #expect(payee.text == "ивану козлову")
    #expect(payee.person.displayName == "Иван Козлов")
    #expect(payee.person.match == .exact)
  }

  @Test("Contacts that fit equally well are all candidates")
  func ambiguousContacts() throws {
    let contacts = ["Иван Козлов", "Иван Орлов"]
    let payee = try #require(try payee("отправь Ивану 100 рублей", contacts: contacts))
    #expect(payee.person.candidates.map(\.displayName) == contacts)
    #expect(payee.person.displayName == "Иван")
  }

  @Test("A relation in a case is the relation")
  func relation() throws {
    let payee = try #require(try payee("отправь маме 100 рублей"))
    #expect(payee.person.match == .relation)
    #expect(payee.person.relationship == "mother")
    #expect(payee.person.displayName == "мама")
  }

  @Test("A term of several words is found when each has the role or none")
  func longRelation() throws {
    let payee = try #require(try payee("отправь двоюродной сестре 100 рублей"))
    #expect(payee.text == "двоюродной сестре")
    #expect(payee.person.displayName == "двоюродная сестра")
  }

  @Test("Beside a word in another role the text stays as it was said")
  func possessor() throws {
    let payee = try #require(try payee("отправь Машы маме 100 рублей"))
    #expect(payee.person.displayName == "Машы маме")
  }

  @Test("A template's word that agrees is in its base form, too")
  func agreement() throws {
    let payee = try #require(try payee("отправь моей маме 100 рублей"))
    #expect(payee.person.displayName == "моя мама")
  }

  @Test("Without its ending a name is not in the case, and an ordinary word is no name")
  func refusals() throws {
    #expect(try payee("отправь Иван 100 рублей") == nil)
    #expect(try payee("отправь почту 100 рублей") == nil)
  }

  @Test("An app in a case is the app")
  func app() throws {
    let interpreter = try FrozenLanguage.interpreter(
      "ru-RU",
      files: [
        "payments.phrases": Self.phrases,
        "cases.tsv": "-у\tdative\n-е\tdative а | locative а\n-ы\tgenitive а\n",
      ], context: Context(apps: [App(name: "Монета")]))
    let best = try #require(
      try interpreter.interpret("отправь Ивану 100 рублей через Монете").best)
    #expect(best.app?.name == "Монета")
    #expect(best.app?.isKnown == true)
  }

  @Test("A contact is meant in a case only where the template asks for it")
  func casesOfOtherContacts() throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["Jen Hansen"], of: .contactName)
    let interpreter = try FrozenLanguage.interpreter(
      "da-DK",
      files: [
        "payments.phrases": """
        Person = @contactName | @name
        ## INSendPaymentIntent
        send {payee} {currencyAmount}
        """,
        "cases.tsv": "-s\tgenitive\n",
      ], context: Context(vocabulary: vocabulary))
    #expect(
      try interpreter.interpret("send Jens 20 kr").best?["payee"]
        == [.person(Person(displayName: "Jens", match: .unknown))])
  }
}

@Suite("Names in scripts without spaces")
struct ClusterNameTests {
  private func payee(_ text: String) throws -> String? {
    let interpreter = try FrozenLanguage.interpreter(
      "ja-JP",
      files: [
        "payments.phrases": """
        named = (@givenName|@familyName|@name) [さん]
        ## INSendPaymentIntent
        {payee:named}に{currencyAmount}を送って
        """,
        "names.tsv": "健太\tgiven\n田中\tfamily\n",
      ])
    let result = try interpreter.interpret(text)
    guard let span = result.best?.parameters.first(where: { $0.name == "payee" })?.span else {
      return nil
    }
    return String(result.utterance.text(of: span))
  }

  @Test(
    "A listed name, an unknown one, an honorific",
    arguments: [
      ("田中に千円を送って", "田中"), ("健太さんに千円を送って", "健太さん"), ("ジョンソンに千円を送って", "ジョンソン"),
    ])
  func names(_ text: String, _ name: String) throws {
    #expect(try payee(text) == name)
  }
}

@Suite("Contacts in scripts without spaces")
struct ClusterContactTests {
  /// The payee as said, and the person.
  private func payee(_ text: String) throws -> (text: String, person: Person)? {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["이지은", "김민수", "박민수", "유준 엄마"], of: .contactName)
    let interpreter = try FrozenLanguage.interpreter(
      "ko-KR",
      files: [
        "payments.phrases": """
        Person = @contactName | @contactName.title | @name
        ## INSendPaymentIntent
        {payee} 한테 {currencyAmount} 보내
        """,
        "names.tsv": "김\tfamily\n박\tfamily\n이\tfamily\n",
        "cases.tsv": "-이\ttitle\n-씨\ttitle\n-형\ttitle\n",
        "relations.tsv": "엄마\tmother\n",
      ], context: Context(vocabulary: vocabulary))
    let result = try interpreter.interpret(text)
    guard let parameter = result.best?.parameters.first(where: { $0.name == "payee" }),
      case .person(let person) = parameter.value, let span = parameter.span
    else { return nil }
    return (String(result.utterance.text(of: span)), person)
  }

  @Test(
    "An ending is tokens of its own, after a space or not, and the span takes it in",
    arguments: [("지은이", "이지은"), ("지은 씨", "이지은"), ("이지은 씨", "이지은")])
  func takesEndings(_ said: String, _ name: String) throws {
    let payee = try #require(try payee("\(said)한테 ₩3000 보내"))
    #expect(payee.text == said)
    #expect(payee.person.displayName == name)
    #expect(payee.person.candidates.isEmpty)
  }

  @Test("With an ending, too, everybody is named whom the name fits")
  func keepsCandidates() throws {
    let payee = try #require(try payee("민수 형한테 ₩3000 보내"))
    #expect(payee.text == "민수 형")
    #expect(payee.person.candidates == ["김민수", "박민수"])
  }

  @Test("Somebody's mother is not that somebody")
  func tellsRelativesApart() throws {
    #expect(try payee("유준한테 ₩3000 보내")?.person.match == .unknown)
    #expect(try payee("유준 엄마한테 ₩3000 보내")?.person.displayName == "유준 엄마")
  }
}

@Suite("Names and numbers beside each other")
struct NamesAndNumbersTests {
  private func sum(_ text: String, contacts: [String]) throws -> [ParameterValue]? {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(contacts, of: .contactName)
    let interpreter = try FrozenLanguage.interpreter(
      "en-US",
      files: [
        "payments.phrases": """
        Person = @contactName | @name
        CurrencyAmount = @number
        ## INSendPaymentIntent
        pay {payee} {currencyAmount}
        pay {payee} two {currencyAmount}
        """
      ], context: Context(vocabulary: vocabulary))
    return try interpreter.interpret(text).best?["currencyAmount"]
  }

  @Test("A number that begins in a contact's name and ends behind it is none")
  func refusesCrossedNumbers() throws {
    #expect(try sum("pay Agent Nine hundred", contacts: ["Agent Nine"]) == nil)
    #expect(
      try sum("pay Agent Nine 100", contacts: ["Agent Nine"])
        == [.currencyAmount(CurrencyAmount(amount: 100, currency: "USD"))])
  }

  @Test("No number begins inside another")
  func findsNoInnerNumbers() throws {
    #expect(
      try sum("pay Ann two hundred", contacts: ["Ann"])
        == [.currencyAmount(CurrencyAmount(amount: 200, currency: "USD"))])
  }
}
