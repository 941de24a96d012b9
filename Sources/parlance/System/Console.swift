internal import ParlanceText

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where answers and messages go.
///
/// Answers are kept until ``flush()``, which the reader of the input calls before it waits for more: one system call for
/// all lines that came together, and none held back while someone waits.
final class Console {
  private let output: Int32
  private let errors: Int32
  private var pending: [UInt8] = []
  private static let flushThreshold = 1 << 16

  /// A console on two file descriptors, the standard ones by default.
  init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    self.output = output
    self.errors = errors
    // A reader that goes away ends the tool quietly, also when the parent process ignores the signal.
    signal(SIGPIPE, SIG_DFL)
  }

  /// Whether messages go to a terminal.
  var showsProgress: Bool { isatty(errors) == 1 }

  /// Whether answers go to a terminal.
  var writesToTerminal: Bool { isatty(output) == 1 }

  /// Whether someone types the input.
  static var readsFromTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Adds text to the answers, without what a terminal would obey: it holds what people said and files say.
  func print(_ text: String) {
    print(SafeText.block(text).utf8)
  }

  /// Adds bytes to the answers as they are: JSON, which escapes, or a file to be kept.
  func print(_ bytes: some Collection<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.flushThreshold { flush() }
  }

  /// Adds a line to the answers.
  func printLine(_ bytes: some Collection<UInt8>) {
    pending.append(contentsOf: bytes)
    print(CollectionOfOne(UInt8(ascii: "\n")))
  }

  /// Sends all answers on their way.
  func flush() {
    let isSent = send(pending, to: output)
    pending.removeAll(keepingCapacity: true)
    guard !isSent else { return }
    let reason = String(cString: strerror(errno))
    report("standard output: \(reason)")
    end(with: .unreadable)
  }

  /// Says something beside the answers: `parlance: file:line: message`.
  func report(_ message: String) {
    flush()
    _ = send(Array("parlance: \(SafeText.block(message))\n".utf8), to: errors)
  }

  /// Overwrites the last line of progress.
  func progress(_ text: String) {
    _ = send(Array("\r\u{1B}[K\(SafeText.line(text))".utf8), to: errors)
  }

  /// Ends the process.
  func end(with code: ExitCode) -> Never {
    flush()
    exit(code.rawValue)
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        write(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
      }
      if count < 0, errno != EINTR { return false }
      sent += max(count, 0)
    }
    return true
  }
}
