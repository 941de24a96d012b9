internal import Parlance

/// What the targets have in common.
enum Reading {
  /// A day that is always the same, so that a finding is one tomorrow, too.
  static let date: ReferenceDate = {
    guard let date = ReferenceDate("2026-03-11T09:30") else { fatalError("a date") }
    return date
  }()

  /// The text of an input; nil where it is no UTF-8, which all readers refuse alike.
  static func text(_ bytes: some Sequence<UInt8>) -> String? {
    String(validating: Array(bytes), as: UTF8.self)
  }

  /// Stops where something does not hold, and says so: in release builds preconditions are silent.
  static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
  }

  /// Looks whether what was written as JSON is JSON.
  static func requireJSON(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    guard let text = String(validating: writer.bytes, as: UTF8.self) else {
      fatalError("JSON is UTF-8")
    }
    do {
      _ = try JSONDocument(PackFile(path: "written.json", text: text))
    } catch {
      fatalError("\(error) in \(text)")
    }
  }
}
