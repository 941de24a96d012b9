/// A fault in a language pack, a corpus or a context, at the place where its author can mend it.
public struct PackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and where it is known what to write instead.
  public let message: String
  /// The file, as a path relative to the folder of packs or as the caller gave it.
  public let file: String
  /// The line, from 1; 0 when the fault is not in one line.
  public let line: Int

  /// Makes an error about a line of a file.
  public init(_ message: String, file: String, line: Int) {
    self.message = message
    self.file = file
    self.line = line
  }

  /// `file:line: what is wrong`.
  public var description: String {
    line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)"
  }
}
