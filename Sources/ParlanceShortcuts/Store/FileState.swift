#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system says of a file: where two states are equal, nothing has been written between them.
struct FileState: Hashable {
  /// In bytes.
  let byteCount: Int64
  /// How many names it has.
  let nameCount: Int
  private let mode: mode_t
  private let device: UInt64
  private let number: UInt64
  /// When it was changed, in seconds and nanoseconds.
  private let seconds: Int
  private let nanoseconds: Int

  /// Looks at the file of a path; nil where there is none that can be looked at.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Looks at an open file; nil where the system cannot say.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    byteCount = Int64(status.st_size)
    nameCount = Int(status.st_nlink)
    mode = status.st_mode
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    seconds = Int(changed.tv_sec)
    nanoseconds = Int(changed.tv_nsec)
  }

  /// What it is where it is no ordinary file.
  var otherKind: String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "folder"
    case S_IFIFO: "pipe"
    case S_IFSOCK: "socket"
    default: "device"
    }
  }
}
