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
    let generated: GeneratedDefinition
    do {
      generated = try GeneratedDefinition(input)
    } catch {
      return (error.faults.map { message("error", $0) }, false)
    }
    do {
      try FileContents.write(generated.text, to: output)
    } catch {
      return (["\(output):1: error: \(error.message)"], false)
    }
    return (generated.warnings.map { message("warning", $0) }, true)
  }

  private func message(_ kind: String, _ fault: FileFault) -> String {
    "\(input):\(fault.line): \(kind): \(fault.message)"
  }
}
