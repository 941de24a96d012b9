/// A folder that cannot be read.
public struct AppFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder.
  public let path: String

  /// For people.
  public var description: String { "\(path): the folder cannot be read" }
}
