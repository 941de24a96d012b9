/// Why a file cannot be read, and where.
package struct FileFault: Error, Hashable {
  /// For people, without file and line.
  package let message: String
  /// From 1.
  package let line: Int

  package init(message: String, line: Int = 1) {
    self.message = message
    self.line = line
  }
}
