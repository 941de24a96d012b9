/// Why a file was not opened as a store, or not written; it stays as it was.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it.
  public enum Reason: Hashable, Sendable {
    /// There is none.
    case missing
    /// It is no file but something else, such as a folder.
    case notAFile(String)
    /// It is no database, or one of another application.
    case foreign
    /// A newer version of the library wrote it: its version, and the newest one that is read.
    case newer(version: Int, known: Int)
    /// Parts of it are missing or destroyed; SQLite's words.
    case damaged(String)
    /// The log of a store is there without the store: what it holds would be written into a new one.
    case strayLog
    /// It cannot be made; the system's words.
    case notCreated(String)
    /// It can be read at most; why.
    case notWritable(String)
    /// It is there with a log, which can neither be read where it is nor passed over; SQLite's words.
    case logNotReadable(String)
  }

  /// The file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  init(_ reason: Reason, at path: String) {
    self.path = path
    self.reason = reason
  }

  /// A sentence for people, and what to do.
  public var description: String {
    switch reason {
    case .missing: "\(path): there is no store of shortcuts"
    case .notAFile(let kind):
      "\(path): this is a \(kind), and a store of shortcuts is a file; name another one"
    case .foreign: "\(path): this is no store of shortcuts; name another file"
    case .newer(let version, let known):
      "\(path): the store has version \(version), and \(known) is the newest that is read; "
        + "use a newer version of Parlance"
    case .damaged(let message):
      "\(path): the store is damaged (\(message)); restore it from a backup, or name another file"
    case .strayLog:
      "\(path)-wal: here is the log of a store that is gone; move it away, or restore the store"
    case .notCreated(let message): "\(path): no store can be made here (\(message))"
    case .notWritable(let message): "\(path): the store cannot be written (\(message))"
    case .logNotReadable(let message):
      "\(path)-wal: the log of the store cannot be read here (\(message)); "
        + "copy the store and its log to a folder that can be written"
    }
  }
}
