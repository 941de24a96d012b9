/// How people speak of the intents of a definition, language by language.
package struct LocalizedPhrasebooks: Hashable, Sendable {
  /// The name of the definition's file.
  package let source: String
  /// What there is where no translation is.
  package let base: PhrasebookModel
  /// By language, as Xcode calls its folders.
  package let translations: [String: PhrasebookModel]
  /// Titles that speak of parameters which their intents have not, and are left out: each once, by line.
  let leftOut: [FileFault]

  /// Reads a definition with the translations beside it.
  ///
  /// - Parameter path: The definition's file.
  /// - Throws: ``FileFault`` at a table that cannot be read.
  package init(_ definition: IntentDefinition, path: String) throws(FileFault) {
    source = path.split(separator: "/").last.map(String.init) ?? path
    let reader = PhrasebookReader(definition)
    let readers = try DefinitionTranslations(ofDefinition: path).texts
      .mapValues { PhrasebookReader(definition, translation: $0) }
    base = reader.phrasebook
    translations = readers.mapValues(\.phrasebook)
    leftOut = Set(([reader] + readers.values).flatMap(\.faults))
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  /// What the function is called that gives them: the file's name with what no name in Swift can have left out.
  var swiftName: SwiftIdentifier {
    let stem = source.prefix { $0 != "." }
    let letters = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      .drop { $0.isNumber }
    return SwiftIdentifier(String(letters))?.uncapitalized ?? "own"
  }
}
