#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Where paths lead, from the root and without links.
enum FileLocation {
  /// The place of a file, or, where none is, the place that it would have.
  ///
  /// - Throws: ``StoreError`` where neither can be.
  static func resolved(_ path: String) throws(StoreError) -> String {
    guard !path.utf8.contains(0) else { throw failure(EINVAL, path) }
    if let place = realPath(path) { return place }
    // Its folder says where it would be, unless something else than its absence was in the way.
    guard errno == ENOENT, !isLink(path) else { throw failure(errno, path) }
    let (folder, name) = parts(of: path)
    guard !name.isEmpty else { throw failure(ENOENT, path) }
    guard let place = realPath(folder) else { throw failure(errno, path) }
    return (place == "/" ? "" : place) + "/" + name
  }

  /// The folder of a file, with a slash at its end, and the file's own name.
  static func parts(of path: String) -> (folder: String, name: String) {
    // A character may be more than a slash.
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("./", path) }
    let start = path.utf8.index(after: slash)
    return (
      String(decoding: path.utf8[..<start], as: UTF8.self),
      String(decoding: path.utf8[start...], as: UTF8.self)
    )
  }

  private static func realPath(_ path: String) -> String? {
    guard let bytes = realpath(path, nil) else { return nil }
    defer { free(bytes) }
    return String(cString: bytes)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    defer { errno = ENOENT }
    return lstat(path, &status) == 0
  }

  private static func failure(_ code: Int32, _ path: String) -> StoreError {
    StoreError(.notCreated(String(cString: strerror(code))), at: path)
  }
}
