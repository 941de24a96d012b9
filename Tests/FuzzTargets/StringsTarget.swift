internal import FoundationEssentials
internal import ParlanceDefinitions

/// Reads tables of strings.
enum StringsTarget {
  static func read(_ bytes: [UInt8]) {
    _ = try? StringsTable(Data(bytes))
  }
}
