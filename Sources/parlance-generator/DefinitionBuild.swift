internal import FoundationEssentials
internal import ParlanceDefinitions

/// What the build plugin has done: the Swift of an `.intentdefinition`, in a file that the build declares.
struct DefinitionBuild {
  /// The definition.
  let input: String
  /// The Swift file, in a folder that is there.
  let output: String

  /// Writes the Swift.
  ///
  /// - Returns: What was left out or went wrong, each in a line as compilers write it, and whether the file is written.
  func run() -> (messages: [String], isWritten: Bool) {
    do {
      let generated = try GeneratedDefinition(input)
      guard write(generated.text) else {
        return (["\(output):1: error: the file cannot be written"], false)
      }
      return (generated.warnings.map { message("warning", $0) }, true)
    } catch {
      return (error.faults.map { message("error", $0) }, false)
    }
  }

  private func message(_ kind: String, _ fault: FileFault) -> String {
    "\(input):\(fault.line): \(kind): \(fault.message)"
  }

  private func write(_ text: String) -> Bool {
    (try? Data(text.utf8).write(to: URL(filePath: output))) != nil
  }
}
