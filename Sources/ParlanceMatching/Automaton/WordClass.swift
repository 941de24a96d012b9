/// What kind of word a token is, as far as costs go.
package enum WordClass: UInt8, CaseIterable, Sendable {
  /// In no list of the pack.
  case unknown
  /// A given name.
  case given
  /// A given name that is an ordinary word, too.
  case ambiguous
  /// A family name.
  case family
  /// A word for a person by relation or role.
  case relation
  /// Never part of a name: articles, pronouns, prepositions.
  case function
  /// Says nothing: "please", "uh".
  case filler
  /// An ordinary word, hardly ever a name.
  case common
  /// A cluster of a script without spaces that no list holds: a piece of a word, or a word of one character.
  case piece
  /// Digits.
  case number
  /// A comma, which parts the members of a list.
  case comma
  /// The end of a sentence: `.`, `!`, `?`.
  case stop
  /// A quotation mark.
  case quote
  /// Any other punctuation.
  case mark
  /// A symbol such as `$`.
  case symbol
  /// An emoji.
  case emoji
  /// An e-mail address, a URL, a handle.
  case address

  /// The classes by the names that packs use.
  package static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// Whether words of the class are given or family names.
  package var isName: Bool { self == .given || self == .ambiguous || self == .family }
}

/// What capital letters say about a token.
package enum Capitalization: UInt8, CaseIterable, Sendable {
  /// Nothing: all words of the utterance are written alike, or it stands first.
  case neutral
  /// It begins with a capital, and others do not.
  case capital
  /// It has no capital, and others do.
  case small
}
