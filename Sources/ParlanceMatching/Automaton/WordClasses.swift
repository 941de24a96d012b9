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
      if Int(lexeme) >= classes.count {
        classes.append(contentsOf: repeatElement(nil, count: Int(lexeme) + 1 - classes.count))
      }
      classes[Int(lexeme)] = newValue
    }
  }

  /// The lexemes of a class, by number.
  package func lexemes(of word: WordClass) -> [Lexicon.Lexeme] {
    classes.indices.filter { classes[$0] == word }.map(Lexicon.Lexeme.init)
  }
}
