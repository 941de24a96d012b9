import Parlance
import Testing

@Suite("Interpretations")
struct InterpretationTests {
  private let context = FrozenRequests.context

  @Test("Every example of the frozen pack is understood as its intent")
  func understandsExamples() throws {
    let model = try FrozenRequests.model.get()
    for template in model.templates {
      var context = context
      context.apps.append(App(name: "Any", intents: [template.intent]))
      let intent = template.isRequest ? template.intent : nil
      for example in template.examples {
        #expect(
          try FrozenRequests.interpret(example.text, context).best?.intent == intent,
          "\(example.text)")
      }
    }
  }

  @Test("Parameters stand in the order of the text, with their spans; implied values come last")
  func ordersParameters() throws {
    let result = try FrozenRequests.interpret("send €20 to Ann Lee for the tickets using LetsEat")
    let best = try #require(result.best)
    #expect(best.parameters.map(\.name) == ["currencyAmount", "payee", "note"])
    #expect(
      best.parameters.compactMap(\.span).map { String(result.utterance.text(of: $0)) }
        == ["€20", "Ann Lee", "the tickets"])
    let call = try #require(try FrozenRequests.interpret("call back the one").best)
    #expect(call.parameters.map(\.name) == ["callRecordFilter"])
    #expect(call.parameters.allSatisfy { $0.span == nil })
  }

  @Test("An array parameter stands once for each value")
  func repeatsArrays() throws {
    let best = try #require(try FrozenRequests.interpret("call Ann Lee and mom").best)
    let names = best.parameters.map(\.name)
    #expect(names == ["contacts", "contacts"])
    #expect(best.parameters.allSatisfy { $0.isArray })
    #expect(best["contacts"].count == 2)
    #expect(best["payee"] == [])
  }

  @Test("There is one interpretation for an intent, most likely first")
  func ranksIntents() throws {
    let found = try FrozenRequests.interpret("send Ann something").interpretations
    #expect(found.map(\.intent) == ["INSendPaymentIntent", "INRequestPaymentIntent"])
    #expect(found[0].confidence > found[1].confidence)
  }

  @Test(
    "What is not understood has no interpretation", arguments: ["", " ", "sing", "send", "🙂", "\0"])
  func refuses(_ text: String) throws {
    let result = try FrozenRequests.interpret(text)
    #expect(result.interpretations.isEmpty)
    #expect(result.best == nil)
    #expect(result.utterance.text == text)
  }

  @Test("A text of too many tokens is refused, not cut")
  func refusesLongTexts() {
    #expect(throws: UtteranceError.utteranceTooLong) {
      try FrozenRequests.interpret(String(repeating: "send ", count: 1_001))
    }
  }

  @Test("Threads that share an interpreter get what one thread gets")
  func isDeterministic() async throws {
    let interpreter = try FrozenRequests.interpreter()
    let texts = ["send €20 to Ann for lunch", "send Ann something", "call mom and Jason", "sing"]
    let reference = try #require(FrozenRequests.reference)
    let expected = try texts.map { try interpreter.interpret($0, at: reference).interpretations }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          texts.map { (try? interpreter.interpret($0, at: reference))?.interpretations } == expected
        }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
