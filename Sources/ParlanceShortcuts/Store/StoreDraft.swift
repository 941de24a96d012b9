internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file that becomes a store once it is whole: `shortcuts.db.new-` and a UUID, beside where it is to be.
///
/// Who makes it holds a lock on it (`flock`), so that others can tell it from what a process left that died.
struct StoreDraft {
  private static let infix = ".new-"
  /// What earlier versions kept beside a draft.
  private static let logSuffixes = ["-wal", "-shm", "-journal"]

  // MARK: Making

  /// Makes a file, all of it or none; one that came there meanwhile stays.
  static func write(_ content: [UInt8], as location: String) throws(SystemError) {
    while true {
      let path = location + infix + UUID().uuidString
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw SystemError() }
      defer { close(descriptor) }
      defer { unlink(path) }
      // Where the file system knows no locks, nobody can take the draft for abandoned.
      _ = flock(descriptor, LOCK_EX)
      // Somebody did, before it was locked.
      guard FileState(descriptor: descriptor)?.nameCount == 1 else { continue }
      try write(content, to: descriptor)
      guard link(path, location) == 0 || errno == EEXIST else { throw SystemError() }
      return try syncFolder(of: location)
    }
  }

  private static func write(_ content: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      if count < 0, errno != EINTR { throw SystemError() }
      rest = rest.dropFirst(max(0, count))
    }
    guard fsync(descriptor) == 0 else { throw SystemError() }
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  /// Without this the name may be gone after a loss of power, and the store with it.
  private static func syncFolder(of location: String) throws(SystemError) {
    let descriptor = open(FileLocation.parts(of: location).folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    // Some file systems have no need of it, and say so.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw SystemError() }
  }

  // MARK: Removing

  /// Removes the drafts of processes that died; those that are being made stay.
  ///
  /// - Complexity: O(*n*), *n* the number of files in the folder.
  static func removeAbandoned(of location: String) {
    let (folder, name) = FileLocation.parts(of: location)
    let beginning = name + infix
    // What cannot be listed or removed is in nobody's way.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for draft in Set(names.compactMap { draftName($0, after: beginning) }) {
      removeIfAbandoned(folder + draft)
    }
  }

  /// The name of the draft that a file is, or belongs to.
  private static func draftName(_ name: String, after beginning: String) -> String? {
    guard name.hasPrefix(beginning) else { return nil }
    let rest = name.dropFirst(beginning.count)
    guard UUID(uuidString: String(rest.prefix(36))) != nil,
      ([""] + logSuffixes).contains(String(rest.dropFirst(36)))
    else { return nil }
    return beginning + rest.prefix(36)
  }

  private static func removeIfAbandoned(_ path: String) {
    // What has a second name is a store already. To open and close it would give up the locks that this process
    // may have on the store.
    guard FileState(path)?.nameCount == 1 else { return remove(path) }
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { remove(path) }
  }

  private static func remove(_ path: String) {
    for suffix in [""] + logSuffixes { unlink(path + suffix) }
  }
}
