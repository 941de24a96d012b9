#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What the system refused.
struct SystemError: Error, CustomStringConvertible {
  /// The system's number for it.
  let code: Int32

  init(code: Int32 = errno) {
    self.code = code
  }

  /// The system's words: `No space left on device`.
  var description: String { String(cString: strerror(code)) }
}
