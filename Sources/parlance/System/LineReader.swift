#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads the lines of a file descriptor as they come.
///
/// Memory is bounded: of a line longer than ``maximumByteCount`` nothing is kept.
struct LineReader {
  /// A line.
  struct Line {
    /// The bytes without the line's end; empty when the line is too long.
    let bytes: ArraySlice<UInt8>
    /// The number, from 1.
    let number: Int
    /// Whether the line is longer than ``LineReader/maximumByteCount``.
    let isTooLong: Bool

    /// The line as text; what is no UTF-8 is U+FFFD, which the console is told.
    func text(warning console: Console) -> String {
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      console.report("standard input:\(number): not UTF-8; what is no character is read as U+FFFD")
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Longer lines are not read.
  static let maximumByteCount = 1 << 22
  private static let chunkSize = 1 << 16

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Before here no line ends.
  private var scanned = 0
  private var number = 0
  private var isDiscarding = false
  private var isAtEnd = false

  /// A reader of a file descriptor.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line; nil at the end.
  ///
  /// - Parameter beforeWaiting: Called before more is read, which may take as long as the writer likes.
  /// - Throws: ``ToolError`` when the system cannot read on.
  mutating func next(beforeWaiting: () -> Void) throws(ToolError) -> Line? {
    while true {
      if let end = buffer[scanned...].firstIndex(of: UInt8(ascii: "\n")) { return take(to: end) }
      scanned = buffer.count
      if isAtEnd { return start < buffer.count || isDiscarding ? take(to: buffer.count) : nil }
      discardUnlessBounded()
      beforeWaiting()
      try fill()
    }
  }

  private mutating func take(to end: Int) -> Line {
    var bytes = buffer[start..<end]
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    start = min(end + 1, buffer.count)
    scanned = start
    number += 1
    defer { isDiscarding = false }
    let isTooLong = isDiscarding || bytes.count > Self.maximumByteCount
    return Line(bytes: isTooLong ? [] : bytes, number: number, isTooLong: isTooLong)
  }

  private mutating func discardUnlessBounded() {
    guard buffer.count - start > Self.maximumByteCount else { return }
    isDiscarding = true
    start = buffer.count
  }

  private mutating func fill() throws(ToolError) {
    buffer.removeSubrange(..<start)
    start = 0
    scanned = buffer.count
    let count = receive()
    guard count >= 0 else {
      throw .unreadable("standard input: \(String(cString: strerror(errno)))")
    }
    isAtEnd = count == 0
  }

  /// How many bytes came; 0 at the end, negative for an error.
  private mutating func receive() -> Int {
    let kept = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.chunkSize))
    var count: Int
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress?.advanced(by: kept), Self.chunkSize)
      }
    } while count < 0 && errno == EINTR
    buffer.removeLast(Self.chunkSize - max(count, 0))
    return count
  }
}
