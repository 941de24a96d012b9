import Foundation
import Parlance
import Testing

@testable import parlance

/// What came of the corpora that stand beside the tests, each folder run once whichever test asks first: its files share a
/// compiled language, and what it has learnt of wordings.
actor CorpusResults {
  static let shared = CorpusResults()

  /// The files but for how people speak every day, which are many and which `parlance test` runs in release.
  static var locations: [CorpusLocation] {
    get throws {
      try CorpusLocation.all(at: folder).filter { location in
        !location.path.contains("/everyday-") && !location.path.hasSuffix("/answers.md")
      }
    }
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpora").path

  private typealias Results = [CorpusLocation: Result<CorpusRunner.FileResult, any Error>]

  private var runs: [String: Task<Results, any Error>] = [:]

  /// What came of a file.
  func result(of location: CorpusLocation) async throws -> CorpusRunner.FileResult {
    let folder = location.contextPath
    let run = runs[folder] ?? Task.detached { try Self.run(folder) }
    runs[folder] = run
    let result = try #require(try await run.value[location])
    return try result.get()
  }

  /// Runs the files that assume a context.
  private static func run(_ contextPath: String) throws -> Results {
    var runner = CorpusRunner(library: .embedded)
    var results: Results = [:]
    for location in try locations where location.contextPath == contextPath {
      results[location] = Result { try runner.run(location) }
    }
    return results
  }
}
