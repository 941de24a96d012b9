/// How people speak of the intents of a definition, language by language.
package struct LocalizedPhrasebooks: Hashable, Sendable {
  /// The name of the definition's file.
  package let source: String
  /// What there is where no translation is.
  package let base: PhrasebookModel
  /// By language, as Xcode calls its folders.
  package let translations: [String: PhrasebookModel]

  /// Reads a definition with the translations beside it.
  ///
  /// - Parameter path: The definition's file.
  /// - Throws: ``FileFault`` at a table that cannot be read, and at a title with a variable that its intent has not.
  package init(_ definition: IntentDefinition, path: String) throws(FileFault) {
    source = path.split(separator: "/").last.map(String.init) ?? path
    base = try Self.phrasebook(PhrasebookReader(definition))
    var translations: [String: PhrasebookModel] = [:]
    for (language, texts) in try DefinitionTranslations(ofDefinition: path).texts {
      translations[language] = try Self.phrasebook(
        PhrasebookReader(definition, translation: texts))
    }
    self.translations = translations
  }

  private static func phrasebook(_ reader: PhrasebookReader) throws(FileFault) -> PhrasebookModel {
    if let fault = reader.faults.first { throw fault }
    return reader.phrasebook
  }

  /// What the function is called that gives them: the file's name with what no name in Swift can have left out.
  var swiftName: String {
    let stem = source.prefix { $0 != "." }
    let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      .drop { $0.isNumber }
    return letters.isEmpty ? "own" : SwiftName.uncapitalized(String(letters))
  }
}
