import Parlance
import Testing

@testable import parlance

@Suite("Confidence on the corpora")
struct CalibrationTests {
  /// The interpretations of a range of confidence.
  private struct Bin {
    let range: Range<Double>
    var confidences: [Double] = []
    var rightCount = 0

    var accuracy: Double { Double(rightCount) / Double(confidences.count) }
    var meanConfidence: Double { confidences.reduce(0, +) / Double(confidences.count) }
  }

  private static let bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.01]
  /// Fewer interpretations say nothing of a range.
  private static let leastCount = 10
  /// How much less may be right than the mean confidence says.
  private static let tolerance = 0.05

  @Test("Of what is understood at a confidence, at least that share is right in all parameters")
  func isCalibrated() async throws {
    var bins = zip(Self.bounds, Self.bounds.dropFirst()).map { Bin(range: $0..<$1) }
    for location in try CorpusResults.locations {
      for outcome in try await CorpusResults.shared.result(of: location).outcomes {
        guard let confidence = outcome.confidence,
          let index = bins.firstIndex(where: { $0.range.contains(confidence) })
        else { continue }
        bins[index].confidences.append(confidence)
        if outcome.differences.isEmpty { bins[index].rightCount += 1 }
      }
    }
    #expect(bins.reduce(0) { $0 + $1.confidences.count } > 1_000)
    for bin in bins where bin.confidences.count >= Self.leastCount {
      #expect(
        bin.accuracy >= bin.meanConfidence - Self.tolerance,
        "from \(bin.range.lowerBound): \(bin.rightCount) of \(bin.confidences.count) are right")
    }
  }
}
