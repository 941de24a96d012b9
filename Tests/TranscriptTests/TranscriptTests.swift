import Foundation
import Parlance
import Testing

@Suite("Transcripts of conversations")
struct TranscriptTests {
  static let reference = ReferenceDate("2026-03-11T09:30")

  @Test("The assistant answers as it did", arguments: try Transcript.all)
  func answersAsWritten(_ transcript: Transcript) async throws {
    let reference = try #require(Self.reference)
    #expect(!transcript.scenes.isEmpty)
    for scene in transcript.scenes {
      let assistant = try Self.assistant(transcript.code)
      for turn in scene.turns {
        let answer = try await Self.answer(turn.said, of: assistant, at: reference)
        #expect(
          answer == turn.answer, "\(transcript.path):\(turn.line): \(scene.title): \(turn.said)")
      }
    }
  }

  @Test("Payments and messages are spoken about in English and at least five languages more")
  func coversLanguages() throws {
    for name in ["payments.md", "messages.md"] {
      let codes = Set(try Transcript.all.filter { $0.path.hasSuffix(name) }.map(\.code))
      #expect(codes.isSuperset(of: ["en-US", "zh-CN", "ja-JP", "ar-SA"]))
      #expect(codes.count >= 6)
    }
  }

  private static func assistant(_ code: String) throws -> Assistant {
    let context = try ContextDocument(file("context.json")).context
    return try Assistant(
      for: code, vocabulary: context.vocabulary,
      services: ServiceScript(file("services.json")).services)
  }

  private static func file(_ name: String) throws -> PackFile {
    let url = Transcript.folder.appending(path: name)
    return PackFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
  }

  private static func answer(
    _ text: String, of assistant: Assistant, at reference: ReferenceDate
  ) async throws -> String {
    switch text {
    case ":lock": await assistant.lock().text
    case ":unlock": await assistant.unlock().text
    default: try await assistant.hear(text, at: reference).text
    }
  }
}
