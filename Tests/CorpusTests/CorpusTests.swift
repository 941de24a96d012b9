import Foundation
import Parlance
import Testing

@testable import parlance

@Suite("Corpora")
struct CorpusTests {
  /// The corpora that stand beside the tests.
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora").path

  @Test("Every line is understood as it says", arguments: try CorpusLocation.all(at: folder))
  func understands(_ location: CorpusLocation) throws {
    var runner = CorpusRunner(library: .embedded)
    let result = try runner.run(location)
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
