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
  /// - Returns: What went wrong, each in a line as compilers write it; empty where nothing did.
  func run() -> [String] {
    do {
      let generated = try GeneratedDefinition(input)
      return write(generated.text)
    } catch {
      return error.faults.map { "\(input):\($0.line): error: \($0.message)" }
    }
  }

  private func write(_ text: String) -> [String] {
    do {
      try Data(text.utf8).write(to: URL(filePath: output))
      return []
    } catch {
      return ["\(output):1: error: the file cannot be written"]
    }
  }
}
