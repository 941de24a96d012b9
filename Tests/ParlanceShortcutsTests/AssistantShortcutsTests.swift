import Parlance
import ParlanceShortcuts
import Testing

@Suite("Shortcuts that an assistant listens to")
struct AssistantShortcutsTests {
  private static let ride = AnyIntent(intentClass: "INRequestRideIntent")
  private static let app = ShortcutApp(
    identifier: "com.example.ride", activityTypes: ["com.example.ride.map"],
    intents: ["INRequestRideIntent"])

  private let store: ShortcutStore
  private let assistant: Assistant
  private let shortcuts: AssistantShortcuts

  init() async throws {
    store = try ShortcutStore()
    let handler = IntentHandler(
      schema: IntentSchema(
        intentClass: "INRequestRideIntent", parameters: [], responseCodes: [Self.success]),
      resolve: { _, _ in [] }, confirm: { _ in AnyResponse(code: Self.ready) },
      handle: { _ in AnyResponse(code: Self.success) }, options: { _, _ in [] })
    let ride = AppService(
      App(name: "Ride", identifier: Self.app.identifier), handlers: [handler])
    assistant = try Assistant(for: "en-US", services: [ride])
    shortcuts = try await AssistantShortcuts(
      of: Self.app, in: store, for: assistant, language: "en-US")
  }

  private static let ready = ResponseCode(name: "ready", rawValue: 1, outcome: .ready)
  private static let success = ResponseCode(name: "success", rawValue: 3, outcome: .success)

  private static var map: UserActivity {
    var map = UserActivity(activityType: "com.example.ride.map", title: "Map")
    map.isEligibleForPrediction = true
    map.suggestedInvocationPhrase = "Where am I"
    return map
  }

  private func isUnderstood(_ text: String) async throws -> Bool {
    try await assistant.hear(text).outcome != nil
  }

  @Test("A phrase is listened to as soon as it is attached, until another takes its place")
  func attaches() async throws {
    #expect(try await !isUnderstood("Gyrocopter"))
    let added = try await shortcuts.attach("Gyrocopter", to: .intent(Self.ride))
    #expect(try await isUnderstood("gyrocopter"))
    let edited = try await shortcuts.attach("Zeppelin", to: .intent(Self.ride))
    #expect(edited.identifier == added.identifier)
    #expect(try await isUnderstood("zeppelin"))
    #expect(try await !isUnderstood("gyrocopter"))
    #expect(try shortcuts.voiceShortcuts.voiceShortcuts() == [edited])
  }

  @Test("A phrase that is refused changes nothing")
  func refuses() async throws {
    let added = try await shortcuts.attach("Gyrocopter", to: .intent(Self.ride))
    await #expect(throws: VoiceShortcutError.phraseIsTaken(by: added)) {
      try await shortcuts.attach("gyrocopter", to: .userActivity(Self.map))
    }
    #expect(try await assistant.hear("gyrocopter").intent == Self.ride)
  }

  @Test("The phrase of a donation is listened to until the donation is deleted")
  func donates() async throws {
    try await shortcuts.donate(Self.map)
    var interaction = Interaction(intent: Self.ride)
    interaction.suggestedInvocationPhrase = "Gyrocopter"
    try await shortcuts.donate(interaction)
    #expect(try await isUnderstood("where am I"))
    #expect(try await isUnderstood("gyrocopter"))
    #expect(try await shortcuts.delete { $0 == .intent(Self.ride) } == 1)
    #expect(try await !isUnderstood("gyrocopter"))
    #expect(try await isUnderstood("where am I"))
  }

  @Test("What the store has already is listened to from the start")
  func starts() async throws {
    try await shortcuts.attach("Gyrocopter", to: .userActivity(Self.map))
    let other = try Assistant(for: "en-US", services: [])
    _ = try await AssistantShortcuts(of: Self.app, in: store, for: other, language: "en-US")
    #expect(try await other.hear("gyrocopter").outcome != nil)
  }

  @Test("What was done can be donated, and nothing else")
  func interactions() async throws {
    let done = Reply(
      text: "", intent: Self.ride, outcome: .handled(AnyResponse(code: Self.success)))
    let interaction = try #require(Interaction(done))
    #expect(interaction.intent == Self.ride)
    #expect(interaction.response == AnyResponse(code: Self.success))
    #expect(interaction.status == .success)
    let later = AnyResponse(code: .continueInApp)
    #expect(Interaction(Reply(text: "", intent: Self.ride, outcome: .handled(later))) == nil)
    #expect(Interaction(Reply(text: "", intent: Self.ride, outcome: .cancelled)) == nil)
    #expect(Interaction(Reply(text: "", intent: Self.ride)) == nil)
  }

  @Test("Of several donations at once, all are listened to")
  func donatesAtOnce() async throws {
    let names = ["Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Juliet", "Hotel"]
    for round in 1...100 {
      await withTaskGroup(of: Void.self) { [shortcuts] tasks in
        for name in names {
          tasks.addTask {
            var interaction = Interaction(intent: Self.ride)
            interaction.intent.values["note"] = [.text("\(name) \(round)")]
            interaction.suggestedInvocationPhrase = "\(name) \(round)"
            await #expect(throws: Never.self) { try await shortcuts.donate(interaction) }
          }
        }
      }
      for name in names { #expect(try await isUnderstood("\(name) \(round)")) }
      #expect(try await shortcuts.delete { _ in true } == names.count)
    }
  }
}
