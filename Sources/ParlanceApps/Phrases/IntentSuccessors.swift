internal import ParlanceLanguages

/// The intents that do what deprecated ones did.
struct IntentSuccessors {
  private static let fileName = "successors.tsv"

  private var successors: [Substring: String] = [:]

  /// Reads the table that all languages share.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(in library: PackLibrary) throws(PackError) {
    guard let file = try library.layer(PackLibrary.sharedTag)?.file(named: Self.fileName) else {
      return
    }
    for row in try PackTable(file, columns: 2).rows {
      successors[row.fields[0]] = String(row.fields[1])
    }
  }

  /// The class that stands for a deprecated one; the class itself when there is none.
  subscript(intent: String) -> String { successors[intent[...]] ?? intent }
}
