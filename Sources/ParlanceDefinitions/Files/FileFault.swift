/// Why a file cannot be read, and where.
package struct FileFault: Error, Hashable {
  /// For people, in one line, without file and line.
  package let message: String
  /// From 1.
  package let line: Int

  package init(message: String, line: Int = 1) {
    // What it quotes of the file may have lines of its own, which would pass for other messages.
    self.message = message.withoutLayout
    self.line = line
  }
}
