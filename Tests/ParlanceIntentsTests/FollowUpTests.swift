import Foundation
import Parlance
import Testing

@testable import ParlanceIntents

/// Answers of people in recorded dialogues, where the data is at hand: `FOLLOW_UPS` names the file.
@Suite("Answers in dialogues", .enabled(if: FollowUp.isAtHand))
struct FollowUpTests {
  private static let readings = Result { try FollowUp.all().map { try ($0, reading(of: $0)) } }

  private static let reader = Result {
    let pack = try LanguagePack(for: LanguageCode("en-US"))
    return try AnswerReader(
      LanguageModel(pack, for: .answers), requests: LanguageModel(pack), context: Context())
  }

  private static func reading(of answer: FollowUp) throws -> AnswerReading {
    let expected = ExpectedAnswers(
      parameters: answer.dialogue.asked, includeConsent: answer.dialogue.act != "inform")
    let schema = try #require(IntentSchema.system[answer.intent])
    return try reader.get().reading(of: answer.text, as: expected, about: schema, at: .now)
  }

  @Test("What was asked for is found in its place in nine of ten answers")
  func findsValues() throws {
    let given = try Self.readings.get().filter { $0.0.dialogue.act == "inform" }
    let missed = given.filter { answer, reading in !answer.isAnswered(by: reading) }
    let share = 1 - Double(missed.count) / Double(given.count)
    #expect(share >= 0.9, "\(share): \(missed.map(\.0.text))")
  }

  @Test("Agreeing and refusing are told apart")
  func tellsConsent() throws {
    let consent = try Self.readings.get().filter { $0.0.dialogue.act != "inform" }
    let confused = consent.filter { answer, reading in
      answer.dialogue.act == "affirm" ? reading.answer == .no : reading.answer == .yes
    }
    let share = 1 - Double(confused.count) / Double(consent.count)
    #expect(share >= 0.98, "\(share): \(confused.map(\.0.text))")
  }

  @Test("Who agrees is understood")
  func understandsConsent() throws {
    let agreeing = try Self.readings.get().filter { $0.0.dialogue.act == "affirm" }
    let share = Double(agreeing.count { $0.1.answer == .yes }) / Double(agreeing.count)
    #expect(share >= 0.95, "\(share)")
  }
}

/// What somebody answered, and what was asked and meant.
private struct FollowUp: Decodable {
  struct Slot: Decodable {
    let name: String
    let start: Int
    let end: Int
    let alt: [String]?
  }

  struct Dialogue: Decodable {
    let asked: [String]
    let act: String
  }

  let text: String
  let intent: String
  let slots: [Slot]
  let dialogue: Dialogue

  private static let path =
    ProcessInfo.processInfo.environment["FOLLOW_UPS"]
    ?? "../shared/data/utterances/sgd-followup.dev.jsonl"

  static var isAtHand: Bool { FileManager.default.fileExists(atPath: path) }

  static func all() throws -> [FollowUp] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try JSONDecoder().decode(FollowUp.self, from: Data($0.utf8)) }
  }

  /// Whether all that was said is found, each for its parameter and in its place.
  func isAnswered(by reading: AnswerReading) -> Bool {
    slots.allSatisfy { slot in
      reading.parameters.contains { parameter in
        ([slot.name] + (slot.alt ?? [])).contains(parameter.name)
          && parameter.span.map(reading.utterance.scalarRange) == slot.start..<slot.end
      }
    }
  }
}
