import Parlance
import Testing

@Suite("Orders that fit a template and are none")
struct OrderCheckTests {
  private func refusal(_ text: String) throws -> (reason: Explanation.Refusal, text: String)? {
    let reference = try #require(FrozenRequests.reference)
    let explanation = try FrozenRequests.interpreter().explanation(of: text, at: reference)
    guard let refusal = explanation.matches.first?.refusal else { return nil }
    return (refusal, String(explanation.utterance.text(of: refusal.span)))
  }

  private func isSecondSum(_ refusal: Explanation.Refusal) -> Bool {
    if case .secondSum = refusal { true } else { false }
  }

  @Test(
    "A second sum in a text may be a second payment, a bare number behind 'and' too; what is past is no order",
    arguments: [
      ("send €20 to Ann for lunch and €10 for coffee", "€10", true),
      ("send 20 to Ann for lunch and 10", "10", true),
      ("send €20 to Ann for lunch and 10, please", "10", true),
      ("pay my rent bill on yesterday", "yesterday", false),
    ])
  func refuses(_ text: String, _ part: String, _ isSum: Bool) throws {
    #expect(try FrozenRequests.interpret(text).interpretations.isEmpty)
    let refusal = try #require(try refusal(text))
    #expect(refusal.text == part)
    #expect(isSecondSum(refusal.reason) == isSum)
  }

  @Test("What asks for none of the intents is nothing, though an intent would take it")
  func refusesNone() throws {
    #expect(try FrozenRequests.interpret("put on my hat").interpretations.isEmpty)
    let refusal = try #require(try refusal("put on my hat"))
    #expect(refusal.text == "put on my hat")
    guard case .noRequest = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
    #expect(try FrozenRequests.interpret("put on my song").best?.intent == "INPlayMediaIntent")
  }

  @Test("What asks for none of the intents is no second meaning, either")
  func leavesNoneOut() throws {
    let result = try FrozenRequests.interpret("put on a hat")
    #expect(result.interpretations.isEmpty)
    let matches = try FrozenRequests.interpreter().explanation(of: "put on a hat").matches
    #expect(matches.map(\.intent) == ["none", "INPlayMediaIntent"])
  }

  @Test(
    "Another order behind a place or a title is no part of it",
    arguments: [
      ("take me to the old mill and send €20 to Ann", "send €20 to Ann"),
      ("take me to the old mill, call Jason", "call Jason"),
      ("take me to the old mill and put on a coat", "put on a coat"),
      ("put on Bach and sing it and call Jason", "call Jason"),
    ])
  func refusesSecondOrders(_ text: String, _ order: String) throws {
    #expect(try FrozenRequests.interpret(text).interpretations.isEmpty)
    let refusal = try #require(try refusal(text))
    #expect(refusal.text == order)
    guard case .secondOrder = refusal.reason else {
      Issue.record("\(refusal.reason)")
      return
    }
  }

  @Test("A sum in a place is another order, unless the place begins with it")
  func refusesSumsInPlaces() throws {
    let refusal = try #require(try refusal("take me to the old mill pay Ann €20"))
    #expect(refusal.text == "€20")
    #expect(isSecondSum(refusal.reason))
    #expect(
      try FrozenRequests.interpret("take me to the €20 shop").best?["dropOffLocation"].first
        == .text("the €20 shop"))
  }

  @Test(
    "What is joined and is no order, or one for the same, belongs to the name",
    arguments: [
      ("take me to the fox and hounds", "the fox and hounds"),
      ("take me to the mill and take me to the barn", "the mill and take me to the barn"),
      ("take me to call Ann", "call Ann"),
    ])
  func keepsNames(_ text: String, _ place: String) throws {
    #expect(try FrozenRequests.interpret(text).best?["dropOffLocation"].first == .text(place))
  }

  @Test("In words that are somebody's own an order is only told")
  func keepsWords() throws {
    let result = try FrozenRequests.interpret("text the Cousins come and call Ann")
    #expect(result.best?["content"].first == .text("come and call Ann"))
  }

  @Test("Three decimals may be thousands, and so are no sum")
  func refusesGroupLikeNumbers() throws {
    #expect(try FrozenRequests.interpret("send 12.34 to Ann").best != nil)
    #expect(try FrozenRequests.interpret("send 12.345 to Ann").best == nil)
  }

  @Test(
    "A bare number in a text, and what is quoted, is none",
    arguments: [
      ("send €20 to Ann for 2 coffees", "2 coffees"),
      ("send €20 to Ann for coffee and 2 cakes", "coffee and 2 cakes"),
      ("send €20 to Ann for our \"€10 coffee\" again", "our \"€10 coffee\" again"),
      ("send €20 to Ann for our 「€10 coffee」 again", "our 「€10 coffee」 again"),
    ])
  func allows(_ text: String, _ note: String) throws {
    #expect(try FrozenRequests.interpret(text).best?["note"].first == .text(note))
    #expect(try refusal(text) == nil)
  }

  @Test("A sum behind a quotation is in none")
  func readsQuotations() throws {
    #expect(try FrozenRequests.interpret("send €20 to Ann for our \"coffee\" and €10").best == nil)
  }

  @Test("A sum in a name that the user has is none")
  func allowsNames() throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(["€5 Jar"], of: .paymentsAccountNickname)
    let result = try FrozenRequests.interpret(
      "pay my rent bill of €500 from €5 jar", Context(vocabulary: vocabulary))
    #expect(
      result.best?["fromAccount"] == [.term(Term(spokenPhrase: "€5 Jar", isKnown: true))])
  }

  @Test(
    "Today is not past, and searches look back",
    arguments: [
      "pay my rent bill on today", "pay my rent bill on friday", "bills paid yesterday",
    ])
  func allowsDates(_ text: String) throws {
    #expect(try FrozenRequests.interpret(text).best != nil)
    #expect(try refusal(text) == nil)
  }
}
