import Foundation
import Parlance

@testable import parlance

/// What came of the corpora that stand beside the tests, each file run once whichever test asks first.
actor CorpusResults {
  static let shared = CorpusResults()

  /// The files.
  static var locations: [CorpusLocation] { get throws { try CorpusLocation.all(at: folder) } }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora").path

  private var runs: [CorpusLocation: Task<CorpusRunner.FileResult, any Error>] = [:]

  /// What came of a file.
  func result(of location: CorpusLocation) async throws -> CorpusRunner.FileResult {
    if let known = runs[location] { return try await known.value }
    let run = Task.detached {
      var runner = CorpusRunner(library: .embedded)
      return try runner.run(location)
    }
    runs[location] = run
    return try await run.value
  }
}
