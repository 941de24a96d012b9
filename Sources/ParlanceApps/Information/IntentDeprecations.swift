internal import ParlanceLanguages

/// The intents of the system that are out of use.
struct IntentDeprecations {
  /// Since when an intent is out of use.
  struct Entry {
    /// The version of iOS: `13.0`.
    let version: String
    /// The class that does what it did; nil when there is none.
    let successor: String?
  }

  private static let fileName = "deprecated.tsv"
  /// What stands in place of a successor where there is none.
  private static let noSuccessor = "-"

  private var entries: [String: Entry] = [:]

  /// Reads the table that all languages share.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(in library: PackLibrary) throws(PackError) {
    for row in try library.sharedRows(of: Self.fileName, columns: 3) {
      let successor = row.fields[2] == Self.noSuccessor ? nil : String(row.fields[2])
      entries[String(row.fields[0])] = Entry(
        version: String(row.fields[1]), successor: successor)
    }
  }

  /// Since when a class is out of use; nil when it is in use.
  subscript(intent: String) -> Entry? { entries[intent] }

  /// The class that stands for one that is out of use; the class itself when there is none.
  func current(_ intent: String) -> String { entries[intent]?.successor ?? intent }
}

extension PackLibrary {
  /// The rows of a table that all languages share; empty when it is not there.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  func sharedRows(of name: String, columns: Int) throws(PackError) -> [PackTable.Row] {
    guard let file = try layer(Self.sharedTag)?.file(named: name) else { return [] }
    return try PackTable(file, columns: columns).rows
  }
}
