package import ParlanceLanguages
package import ParlanceText

/// The templates of a language, parsed.
package struct PhraseSet: Sendable {
  /// A value that a template gives to a parameter without a text: `{callCapability=videoCall}`.
  package struct ImpliedValue: Hashable, Sendable {
    package let parameter: String
    package let value: String
  }

  package let templates: [PhraseTemplate]
  /// The names of the parameters that templates bind.
  package let parameters: [String]
  package let impliedValues: [ImpliedValue]
  /// The names of the kinds of edges, by number.
  package let kinds: [String]
  private(set) var arena: PhraseArena
  let trie: TemplateTrie
  private let words: Lexicon

  /// Parses the phrase files of a pack, most specific layer first: its rules replace those of the same name.
  ///
  /// The words of the templates get numbers of their own, until ``renumberWords(in:)``.
  ///
  /// - Throws: ``PackError`` with the file and line of what is wrong.
  package init(
    _ files: [PackFile], catalog: PhraseCatalog, tokenizer: Tokenizer
  ) throws(PackError) {
    let compiler = try PhraseCompiler(files, catalog: catalog, tokenizer: tokenizer)
    templates = compiler.templates
    parameters = compiler.parameters
    impliedValues = compiler.impliedValues
    kinds = catalog.kinds
    arena = compiler.arena
    trie = TemplateTrie(compiler.templates, in: compiler.arena)
    words = compiler.words.lexicon
  }

  /// Numbers the words of the templates as a lexicon does, which takes them in.
  package mutating func renumberWords(in lexicon: inout Lexicon) {
    let numbers = (0..<Lexicon.Lexeme(words.count)).map { word in
      lexicon.insert(bytes: words.bytes(of: word).span)
    }
    arena.renumberWords { numbers[Int($0)] }
  }
}
