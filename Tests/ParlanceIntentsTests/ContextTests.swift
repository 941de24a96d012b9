import Parlance
import Testing

@Suite("What a context brings")
struct ContextTests {
  private func app(_ name: String, _ context: Context) throws -> Interpretation.AppMention? {
    try FrozenRequests.interpret("send €20 to Ann using \(name)", context).best?.app
  }

  @Test(
    "An app is known by each of its names, and goes by its own", arguments: ["LetsEat", "lets eat"])
  func knowsApps(_ name: String) throws {
    let app = try #require(try app(name, FrozenRequests.context))
    #expect(app.name == "LetsEat")
    #expect(app.isKnown)
  }

  @Test("An app that nobody brought goes by what was said")
  func keepsUnknownApps() throws {
    let app = try #require(try app("LetsEat", Context()))
    #expect(app.name == "LetsEat")
    #expect(!app.isKnown)
  }

  @Test("What could be meant for something else needs an app that handles it")
  func needsApps() throws {
    let intent = "INSetClimateSettingsInCarIntent"
    let car = Context(apps: [App(name: "Car", intents: [intent])])
    #expect(try FrozenRequests.interpret("make it 21 celsius", car).best?.intent == intent)
    #expect(try FrozenRequests.interpret("make it 21 celsius").best == nil)
    #expect(try FrozenRequests.interpret("heat the car to 21").best?.intent == intent)
    let explanation = try FrozenRequests.interpreter().explanation(of: "make it 21 celsius")
    let match = try #require(explanation.matches.first)
    #expect(match.refusal?.text(in: explanation.utterance) == "no app is known that handles this")
  }

  @Test("A model's interpreters do not share their contexts")
  func keepsContextsApart() throws {
    let text = "send €20 to Ann Lee"
    let with = try FrozenRequests.interpret(text)
    let without = try FrozenRequests.interpret(text, Context())
    #expect(
      with.best?["payee"] == [
        .person(Person(displayName: "Ann Lee", match: .exact, identifier: "7"))
      ])
    #expect(without.best?["payee"] == [.person(Person(displayName: "Ann Lee", match: .unknown))])
  }

  @Test("A name that is too long is refused when the interpreter is made")
  func refusesLongNames() {
    let name = String(repeating: "a ", count: 1_001)
    #expect(throws: UtteranceError.utteranceTooLong) {
      try FrozenRequests.interpreter(Context(apps: [App(name: name)]))
    }
  }
}
