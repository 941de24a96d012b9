internal import FoundationEssentials
internal import ParlanceDefinitions

/// Reads property lists, and generates the Swift of definitions.
enum DefinitionTarget {
  private static let name = "Fuzz.intentdefinition"

  static func read(_ bytes: [UInt8]) {
    let data = Data(bytes)
    // Most inputs are no property list: they need no file.
    guard (try? PropertyList(data)) != nil else { return }
    FuzzFolder.with([(name, data)]) { folder in
      _ = try? GeneratedDefinition("\(folder)/\(name)")
    }
  }
}
