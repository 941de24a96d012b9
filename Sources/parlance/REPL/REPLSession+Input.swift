internal import Parlance

/// Where the lines come from.
extension REPLSession {
  /// What the shell is told.
  var exitCode: ExitCode { hasFailed ? .failure : .success }

  /// Runs the lines of standard input.
  ///
  /// - Throws: ``ToolError`` when it cannot be read, or the history not be written.
  mutating func runInput(on console: Console) throws(ToolError) {
    if Console.readsFromTerminal { try runTerminal(on: console) } else { try runPipe(on: console) }
  }

  private mutating func runPipe(on console: Console) throws(ToolError) {
    var lines = LineReader(descriptor: 0)
    while !isOver, let line = try lines.next(beforeWaiting: console.flush) {
      let place = "standard input:\(line.number)"
      if line.isTooLong {
        fail(UtteranceError.utteranceTooLong.line, place: place, on: console)
      } else {
        run(line.text(warning: console), place: place, on: console)
      }
    }
  }

  /// A failure on a terminal is seen at once, so it is no failure of the whole.
  private mutating func runTerminal(on console: Console) throws(ToolError) {
    let editor = LineEditor(historyPath: LineEditor.defaultHistoryPath)
    while !isOver {
      editor.completions = completer.completions
      console.flush()
      guard let line = editor.line(prompt: prompt) else {
        console.print("\n")
        break
      }
      do throws(ToolError) {
        try run(line, on: console)
      } catch {
        console.report(error.message)
      }
    }
    try editor.saveHistory()
  }
}
