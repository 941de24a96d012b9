import Parlance
import Testing

@testable import parlance

@Suite("Corpora")
struct CorpusTests {
  @Test("Every line is understood as it says", arguments: try CorpusResults.locations)
  func understands(_ location: CorpusLocation) async throws {
    let result = try await CorpusResults.shared.result(of: location)
    for fault in result.faults { Issue.record("\(fault)") }
    for outcome in result.outcomes where outcome.isFailure {
      let example = outcome.example
      Issue.record(
        "\(example.place.file):\(example.place.line): \(example.utterance)\n\(outcome.reasons.joined(separator: "\n"))"
      )
    }
    #expect(!result.outcomes.isEmpty)
  }
}

extension CorpusLocation: CustomTestStringConvertible {
  /// The file below the folder of corpora.
  public var testDescription: String { path.split(separator: "/").suffix(2).joined(separator: "/") }
}
