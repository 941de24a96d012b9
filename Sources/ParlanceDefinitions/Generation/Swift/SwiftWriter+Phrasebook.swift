extension SwiftWriter {
  /// Adds how people speak of the intents of a definition.
  mutating func phrasebooks(_ books: LocalizedPhrasebooks, intents: [IntentModel]) {
    let name = books.swiftName
    block("extension IntentPhrasebook") { writer in
      writer.documentation("How people speak of the intents of \(books.source) in a language.")
      writer.function(
        "public static func \(name)", ["for code: LanguageCode"],
        " -> IntentPhrasebook"
      ) { $0.line("nearest(to: code, in: \(name + "Translations"), base: \(name + "Base"))") }
      writer.line()
      let types = intents.map(\.typeName)
      writer.list("private static let \(name + "Schemas"): [IntentSchema] = ", of: types, end: "") {
        $0.line("\($1).schema,")
      }
      writer.line()
      writer.phrasebook("private static let \(name + "Base") = ", books.base, name, end: "")
      writer.line()
      writer.translations(books)
    }
  }

  private mutating func translations(_ books: LocalizedPhrasebooks) {
    let name = books.swiftName
    let translations = books.translations.sorted { $0.key < $1.key }
    let head: SwiftCode =
      "private static let \(name + "Translations"): [String: IntentPhrasebook] = "
    list(head, of: translations, end: "", empty: "[:]") { writer, translation in
      writer.phrasebook(
        "\(SwiftCode.string(translation.key)): ", translation.value, name, end: ",")
    }
  }

  private mutating func phrasebook(
    _ head: SwiftCode, _ book: PhrasebookModel, _ name: SwiftIdentifier, end: SwiftCode
  ) {
    line("\(head)IntentPhrasebook(")
    indented { writer in
      writer.line("intents: \(name + "Schemas"),")
      writer.list("phrases: ", of: book.phrases, end: ",") { writer, phrase in
        let text = SwiftCode.string(phrase.text)
        let name = SwiftCode.string(phrase.className)
        writer.element("IntentPhrase", [text, "intentClass: \(name)"], end: ",")
      }
      writer.list("enumerations: ", of: book.enumerations, end: ",") { $0.terms(of: $1) }
      let sentences = book.sentences.sorted { $0.key < $1.key }
      writer.list("sentences: ", of: sentences, end: ")\(end)", empty: "[:]") {
        $0.entry(SwiftCode.string($1.key), SwiftCode.string($1.value))
      }
    }
  }

  private mutating func terms(of enumeration: PhrasebookModel.Enumeration) {
    line("IntentPhrasebook.Enumeration(")
    indented { writer in
      writer.line("type: \(SwiftCode.string(enumeration.name)),")
      writer.list("cases: ", of: enumeration.cases, end: "),") { writer, one in
        let terms = one.terms.map(SwiftCode.string).joined(separator: ", ")
        writer.element(
          "IntentPhrasebook.Case", ["name: \(SwiftCode.string(one.name))", "terms: [\(terms)]"],
          end: ",")
      }
    }
  }

  /// Adds a list with a line or several for each element.
  ///
  /// - Parameter empty: What stands for a list without elements.
  private mutating func list<Element>(
    _ head: SwiftCode, of elements: [Element], end: SwiftCode, empty: SwiftCode = "[]",
    _ body: (inout SwiftWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return line("\(head)\(empty)\(end)") }
    line("\(head)[")
    indented { writer in
      for element in elements { body(&writer, element) }
    }
    line("]\(end)")
  }
}
