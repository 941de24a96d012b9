internal import FoundationEssentials
internal import ParlanceDefinitions
internal import ParlanceLanguages

/// A `.xcstrings` file: texts in all languages of an app.
struct StringCatalog {
  /// The language of the keys; nil when it is not said.
  let sourceLanguage: String?
  /// The texts by language; of one key there may be several, each another way to say it.
  let tables: [String: [StringsEntry]]
  /// The keys, sorted.
  let keys: [PlacedText]

  /// The texts by language, where keys are phrases: one that has no text in its own language is that text.
  var phrases: [String: [StringsEntry]] {
    guard let sourceLanguage else { return tables }
    let written = tables[sourceLanguage] ?? []
    let named = Set(written.map(\.key.text))
    let others = keys.filter { !named.contains($0.text) }
    return tables.merging(
      [sourceLanguage: written + others.map { StringsEntry(key: $0, value: $0) }]) { $1 }
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``FileFault`` when they are not JSON of a catalogue, at the line where that shows.
  init(_ data: Data) throws(FileFault) {
    guard let text = FileEncoding(data).text(of: data) else {
      throw FileFault(message: "the file is no text in UTF-8")
    }
    do throws(PackError) {
      try self.init(try JSONDocument(PackFile(path: "", text: text)))
    } catch {
      throw FileFault(
        message: "the file is no catalog of strings: \(error.message)", line: error.line)
    }
  }

  private init(_ document: JSONDocument) throws(PackError) {
    sourceLanguage = try document.string("sourceLanguage")
    let strings = try document.object("strings")
    var tables: [String: [StringsEntry]] = [:]
    var keys: [PlacedText] = []
    for key in strings?.keys ?? [] {
      guard let entry = try strings?.object(key) else { continue }
      let key = PlacedText(key, line: entry.line)
      keys.append(key)
      let localizations = try entry.object("localizations")
      for language in localizations?.keys ?? [] {
        guard let localization = try localizations?.object(language) else { continue }
        tables[language, default: []] += try Self.texts(of: localization).map {
          StringsEntry(key: key, value: $0)
        }
      }
    }
    self.tables = tables
    self.keys = keys
  }

  /// The one text, or the set of texts; plural forms have no place in what Siri is told.
  private static func texts(of localization: JSONDocument) throws(PackError) -> [PlacedText] {
    if let unit = try localization.object("stringUnit"), let text = try unit.string("value") {
      return [PlacedText(text, line: unit.line)]
    }
    let set = try localization.object("stringSet")
    return (try set?.elements("values") ?? []).compactMap { value in
      value.text.map { PlacedText($0, line: value.line) }
    }
  }
}
