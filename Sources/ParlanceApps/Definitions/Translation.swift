internal import ParlanceDefinitions

/// The texts of an `.intentdefinition` in one language.
struct Translation {
  /// What Xcode calls the language: `pt-BR`.
  let language: String
  /// The file that holds them.
  let file: String
  /// By identifier; where one stands twice, the last counts.
  let texts: [String: StringsEntry]
  /// The identifiers of texts that are there once for each value of an enumeration.
  private let dividedIdentifiers: Set<String>
  /// The lines of the identifiers that the file has in any language.
  private let lines: [String: Int]

  /// - Parameter keys: The identifiers of a file of several languages.
  init(language: String, file: String, entries: [StringsEntry], keys: [PlacedText] = []) {
    self.language = language
    self.file = file
    texts = Dictionary(entries.map { ($0.key.text, $0) }) { $1 }
    dividedIdentifiers = Set(
      texts.keys.lazy.map(Self.identifiers).filter { $0.count > 1 }.compactMap(\.first))
    lines = Dictionary(keys.map { ($0.text, $0.line) }) { $1 }
  }

  /// What stands between an identifier of a text and that of a value which one of its variables has.
  private static let separator: Character = "-"

  /// The identifiers of which a key is made.
  ///
  /// Xcode writes a dialog once for each value of an enumeration: under its own identifier and that of the value.
  static func identifiers(of key: String) -> [String] {
    key.split(separator: separator).map(String.init)
  }

  /// Whether a text is there, or there once for each value of an enumeration.
  func contains(_ identifier: String) -> Bool {
    if let entry = texts[identifier] { return !entry.value.isBlank }
    return dividedIdentifiers.contains(identifier)
  }

  /// Where a text stands or should stand, from 1.
  func line(of identifier: String) -> Int {
    texts[identifier]?.value.line ?? lines[identifier] ?? 1
  }
}
