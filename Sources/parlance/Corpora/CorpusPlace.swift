internal import Parlance

/// A line of a corpus.
struct CorpusPlace: Hashable, Sendable {
  /// The file as the caller named it.
  let file: String
  /// The line, from 1.
  let line: Int

  /// An error about the line.
  func error(_ message: String) -> PackError {
    PackError(message, file: file, line: line)
  }
}
