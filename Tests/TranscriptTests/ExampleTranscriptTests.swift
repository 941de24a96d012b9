import Parlance
import ParlanceShortcuts
import Testing

@testable import Bank
@testable import LetsEat
@testable import MonkeyChat
@testable import SoupChef

@Suite("Transcripts of conversations with the examples")
struct ExampleTranscriptTests {
  private static let folder = Transcript.folder("Examples")

  @Test("The examples answer as they did", arguments: try Transcript.all(in: folder))
  func answersAsWritten(_ transcript: Transcript) async throws {
    try await transcript.check(with: Self.listener(transcript.name, transcript.code))
  }

  @Test("Soup is ordered by a phrase in several languages, and is sold out in all of them")
  func coversShortcuts() throws {
    let transcripts = try Transcript.all(in: Self.folder).filter { $0.name == "SoupChefShortcuts" }
    #expect(Set(transcripts.map(\.code)).isSuperset(of: ["en-US", "zh-CN", "ja-JP", "de-DE"]))
    for transcript in transcripts {
      let said = transcript.scenes.flatMap(\.turns).map(\.said)
      for command in [":add ", ":suggest", ":find ", ":menu", ":sold-out "] {
        #expect(said.contains { $0.hasPrefix(command) }, "\(transcript): \(command)")
      }
    }
  }

  @Test("The examples with intents of the system are spoken to in many languages")
  func coversLanguages() throws {
    let transcripts = try Transcript.all(in: Self.folder)
    for name in ["LetsEat", "MonkeyChat"] {
      let codes = Set(transcripts.filter { $0.name == name }.map(\.code))
      #expect(
        codes.isSuperset(of: ["en-US", "zh-CN", "ja-JP", "ar-SA", "de-DE", "es-ES", "fr-FR"]))
    }
  }

  /// Who has just started an example; those called after the night are closed.
  private static func listener(_ name: String, _ code: String) async throws -> Listener {
    switch name {
    case "LetsEat":
      try Listener(
        Assistant(for: code, vocabulary: Friend.vocabulary, services: [.letsEat(Ledger())]))
    case "MonkeyChat":
      try Listener(
        Assistant(for: code, vocabulary: Monkey.vocabulary, services: [.monkeyChat(Outbox())]))
    case "SoupChef", "SoupChefShortcuts": try await listener(at: Kitchen(), code)
    case "SoupChefAtNight": try await listener(at: Kitchen(isOpen: false), code)
    case "Bank", "BankShortcuts", "BankOnFridays": try await listener(at: Branch())
    case "BankAtNight": try await listener(at: Branch(machines: [], isPizzeriaOpen: false))
    default: throw UnknownExample(name: name)
    }
  }

  private static func listener(at kitchen: Kitchen, _ code: String) async throws -> Listener {
    let clock = try TestClock()
    let counter = try await Counter(kitchen, for: code, store: ShortcutStore()) { clock.date }
    return await Listener(counter.assistant, clock: clock) { try await counter.hear($0, at: $1) }
  }

  private static func listener(at branch: Branch) async throws -> Listener {
    let clock = try TestClock()
    let teller = try await Teller(branch, store: ShortcutStore()) { clock.date }
    return await Listener(teller.assistant, clock: clock) { try await teller.hear($0, at: $1) }
  }

  private struct UnknownExample: Error {
    let name: String
  }
}
