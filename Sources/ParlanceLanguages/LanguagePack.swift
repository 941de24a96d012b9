/// The data of a language: how it folds, counts, names money, and phrases requests.
///
/// A pack is layered. `en-IN` holds only what differs from `en`, and every language stands on `und`, which holds what
/// the world shares. The most specific layer comes first.
public struct LanguagePack: Sendable {
  /// The language that the pack was opened for.
  public let code: LanguageCode
  /// The layers, most specific first.
  public let layers: [PackLayer]

  /// Opens the embedded pack of a language.
  ///
  /// - Throws: ``LanguageCodeError`` when no pack speaks the language, ``PackError`` when its data is malformed.
  public init(for code: LanguageCode) throws {
    try self.init(for: code, in: .embedded)
  }

  /// Opens a pack from a library, for instance ``PackLibrary/folder(_:)``.
  ///
  /// Its layers are those that exist of language and region, language and script, the language, and `und`. Tables are
  /// not read before they are asked for.
  ///
  /// - Throws: ``LanguageCodeError`` when no pack speaks the language, ``PackError`` when its data is malformed.
  public init(for code: LanguageCode, in library: PackLibrary) throws {
    try self.init(ofAny: code, in: library)
    guard layers.contains(where: { $0.speaks(code) }) else {
      throw LanguageCodeError(identifier: code.identifier, reason: .unsupported)
    }
  }

  /// Opens the pack of a language, or where no pack speaks it what all languages share.
  ///
  /// That is enough for numbers and money, whose words CLDR knows, and has no phrases.
  ///
  ///     try LanguagePack(ofAny: LanguageCode("el")).layers.map(\.tag)  // ["und"]
  ///
  /// - Throws: ``PackError`` when the data is malformed.
  public init(
    ofAny code: LanguageCode, in library: PackLibrary = .embedded
  ) throws(PackError) {
    self.code = code
    var layers: [PackLayer] = []
    for tag in code.tags + [PackLibrary.sharedTag] {
      if let layer = try library.layer(tag) { layers.append(layer) }
    }
    self.layers = layers
  }

  private init(code: LanguageCode, layers: [PackLayer]) {
    self.code = code
    self.layers = layers
  }

  /// The same language with a layer above all others.
  package func adding(_ layer: PackLayer) -> LanguagePack {
    LanguagePack(code: code, layers: [layer] + layers)
  }

  /// The files of a name in all layers, most specific first.
  public func files(named name: String) -> [PackFile] {
    layers.compactMap { $0.file(named: name) }
  }

  /// The files with an extension of all layers, most specific first, in the order of their names.
  public func files(withExtension suffix: String) -> [PackFile] {
    layers.flatMap { layer in layer.files.filter { $0.name.hasSuffix("." + suffix) } }
  }

  /// The rows of a table in all layers; the most specific layer's row for a surface wins.
  ///
  /// - Parameters:
  ///   - name: The file: `currency.tsv`.
  ///   - columns: How many fields each row has; the first is the surface.
  /// - Returns: The rows of the most specific layer first, each layer's in file order; empty when no layer has the file.
  /// - Throws: ``PackError`` at a malformed row or a surface that stands twice in one file.
  /// - Complexity: O(*n*), *n* the length of the files.
  public func rows(of name: String, columns: Int) throws(PackError) -> [PackTable.Row] {
    // The last file that each surface stands in.
    var surfaces: [Substring: Int] = [:]
    var result: [PackTable.Row] = []
    for (number, file) in files(named: name).enumerated() {
      for row in try PackTable(file, columns: columns).rows {
        let known = surfaces.updateValue(number, forKey: row.fields[0])
        if known == number { throw row.error("'\(row.fields[0])' stands twice in this file") }
        if known == nil { result.append(row) }
      }
    }
    return result
  }

  /// The settings of all layers; the most specific layer that sets a value wins.
  public var settings: PackSettings {
    layers.reversed().reduce(PackSettings()) { $0.overlaid(with: $1.settings) }
  }
}
