import Foundation
import Parlance
import Testing

@Suite("Transcripts of conversations")
struct TranscriptTests {
  private static let folder = Transcript.folder("Transcripts")

  @Test("The assistant answers as it did", arguments: try Transcript.all(in: folder))
  func answersAsWritten(_ transcript: Transcript) async throws {
    try await transcript.check(with: Listener(Self.assistant(transcript.code)))
  }

  @Test("Payments and messages are spoken about in English and at least five languages more")
  func coversLanguages() throws {
    for name in ["payments", "messages"] {
      let transcripts = try Transcript.all(in: Self.folder).filter { $0.name == name }
      let codes = Set(transcripts.map(\.code))
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
    let url = folder.appending(path: name)
    return PackFile(path: name, text: try String(contentsOf: url, encoding: .utf8))
  }
}
