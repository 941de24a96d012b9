import Parlance
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
    try await transcript.check(with: Self.assistant(transcript.name, transcript.code))
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
  private static func assistant(_ name: String, _ code: String) throws -> Assistant {
    let language = try LanguageCode(code)
    func assistant(
      _ service: AppService, _ vocabulary: Vocabulary = Vocabulary()
    ) throws -> Assistant {
      try Assistant(for: code, vocabulary: vocabulary, services: [service])
    }
    return switch name {
    case "LetsEat": try assistant(.letsEat(Ledger()), Friend.vocabulary)
    case "MonkeyChat": try assistant(.monkeyChat(Outbox()), Monkey.vocabulary)
    case "SoupChef": try assistant(.soupChef(Kitchen(), for: language))
    case "SoupChefAtNight": try assistant(.soupChef(Kitchen(isOpen: false), for: language))
    case "Bank": try assistant(.bank(Branch(), for: language))
    case "BankAtNight":
      try assistant(.bank(Branch(machines: [], isPizzeriaOpen: false), for: language))
    default: throw UnknownExample(name: name)
    }
  }

  private struct UnknownExample: Error {
    let name: String
  }
}
