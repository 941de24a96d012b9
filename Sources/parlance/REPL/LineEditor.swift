internal import CEdit
internal import FoundationEssentials
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads lines from a terminal, with editing, completion and a history that outlives the process.
///
/// libedit has one state for the process, so there is to be one editor.
final class LineEditor {
  /// The completions of the last word of a line, each in the word's place.
  var completions: (_ line: String) -> [String] = { _ in [] }

  private let historyPath: String?
  private var found: [String] = []
  private static let historyCount: Int32 = 1000

  /// Makes the editor ready.
  ///
  /// - Parameter historyPath: The file of the history; nil to keep none.
  init(historyPath: String?) {
    self.historyPath = historyPath
    let context = Unmanaged.passUnretained(self).toOpaque()
    cedit_start(
      { context, line, index in
        guard let context else { return nil }
        let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
        return editor.completion(Int(index), of: line)
      }, context)
    if let historyPath { cedit_read_history(historyPath, Self.historyCount) }
  }

  /// The next line; nil at the end of input.
  func line(prompt: String) -> String? {
    guard let text = cedit_read_line(prompt) else { return nil }
    defer { free(text) }
    let line = String(cString: text)
    if !line.trimmed.isEmpty { cedit_add_history(line) }
    return line
  }

  /// Writes the history.
  ///
  /// - Throws: ``ToolError`` when the system refuses.
  func saveHistory() throws(ToolError) {
    guard let historyPath else { return }
    let folder = String(
      historyPath.prefix(upTo: historyPath.lastIndex(of: "/") ?? historyPath.startIndex))
    // A folder that cannot be made shows as a file that cannot be written.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let status = cedit_write_history(historyPath)
    guard status == 0 else {
      throw .unreadable("\(historyPath): \(String(cString: strerror(status)))")
    }
  }

  private func completion(_ index: Int, of line: UnsafePointer<CChar>) -> UnsafeMutablePointer<
    CChar
  >? {
    if index == 0 { found = completions(String(cString: line)) }
    return index < found.count ? strdup(found[index]) : nil
  }
}

extension LineEditor {
  /// Where the history is kept by the XDG base directory specification; nil without a home folder.
  static var defaultHistoryPath: String? {
    let environment = ProcessInfo.processInfo.environment
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/parlance/history"
    }
    return environment["HOME"].map { $0 + "/.local/state/parlance/history" }
  }
}
