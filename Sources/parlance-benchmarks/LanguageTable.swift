#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Parlance

/// All languages that have a pack and a corpus, a line each.
///
/// Each is measured in a process of its own, so that none reads memory or caches that another left behind.
enum LanguageTable {
  /// The argument that asks for one line.
  static let lineArgument = "--line"

  private static let columns = [
    "language", "lines", "ICU µs", "unseen ×", "p99 ×", "text ×", "seen ×", "allowed", "ready ms",
    "MiB", "MiB after", "     ",
  ]

  /// Prints the table.
  static func report() throws {
    print(line(columns))
    for code in try BenchmarkCorpus.languages() { try printLine(inProcessFor: code) }
    print(
      "allowed: unseen \(format(UnseenMeasurement.allowedMeanOfOthers)) ×, "
        + "text \(format(LanguageMeasurement.allowedTextRatio)) ×, ready "
        + "\(format(EngineReadiness.allowed)) ms")
  }

  /// Prints the line of a language.
  static func reportLine(of code: String) throws {
    print(line(fields(of: try LanguageMeasurement(code))))
  }

  struct Failure: Error, CustomStringConvertible {
    let code: String
    var description: String { "\(code) could not be measured" }
  }

  private static func printLine(inProcessFor code: String) throws {
    // Its lines are to stand between ours.
    fflush(nil)
    let arguments = [CommandLine.arguments[0], lineArgument, code]
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    var status: Int32 = 0
    guard posix_spawn(&process, arguments[0], nil, nil, &words, environ) == 0,
      waitpid(process, &status, 0) == process, status == 0
    else { throw Failure(code: code) }
  }

  private static func fields(of measured: LanguageMeasurement) -> [String] {
    [
      measured.code, String(measured.utteranceCount), format(measured.icu.median),
      format(measured.unseen.meanRatio), format(measured.unseen.p99Ratio),
      format(measured.textRatio), format(measured.interpretationRatio), format(measured.allowed),
      format(measured.readiness.median), measured.memory.map(format) ?? "-",
      measured.memoryAfterCorpus.map(format) ?? "-", measured.holds ? "holds" : "FAILS",
    ]
  }

  private static func line(_ fields: [String]) -> String {
    zip(fields, columns).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1.count - cell.0.count))
      return index == 0 ? cell.0 + padding : padding + cell.0
    }.joined(separator: "  ")
  }
}
