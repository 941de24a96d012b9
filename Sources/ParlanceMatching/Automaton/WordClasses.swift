package import ParlanceText

/// The class of each lexeme that a list holds.
package struct WordClasses: Sendable {
  private var classes: [WordClass?] = []

  /// No classes.
  package init() {}

  /// The class of a lexeme; nil when no list holds it.
  package subscript(lexeme: Lexicon.Lexeme) -> WordClass? {
    get { Int(lexeme) < classes.count ? classes[Int(lexeme)] : nil }
    set {
      // Words come in the order of their numbers, nearly: one more each time.
      while classes.count <= Int(lexeme) { classes.append(nil) }
      classes[Int(lexeme)] = newValue
    }
  }

  /// The lexemes of a class, by number.
  package func lexemes(of word: WordClass) -> [Lexicon.Lexeme] {
    classes.indices.filter { classes[$0] == word }.map(Lexicon.Lexeme.init)
  }
}
