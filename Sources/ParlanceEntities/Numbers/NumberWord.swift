/// What a word does in a number.
struct NumberWord: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// A number to which others are added: "twelve", "twenty", "doscientos".
    case value
    /// A magnitude such as 100 or 1000, which multiplies all that stands before it since the last greater one; alone it
    /// is one of it.
    case magnitude
    /// A magnitude only where it is glued to digits: the `k` of `10k`.
    case gluedMagnitude
    /// A fraction: "half a million", "two and a half".
    case fraction
    /// Joins parts: "and".
    case and
    /// The decimal point as a word.
    case point
    /// One, before a magnitude: "a hundred".
    case article
    /// A place in a row: "third".
    case ordinal
    /// A number of few that takes an article and "of": "a couple of", "a couple hundred".
    case collective
    /// So many that nobody says: "a few hundred" is no hundred.
    case inexact
    /// A part of what follows "of": "three quarters of", "ten percent of".
    case part
    /// Joins a part to its whole: "of".
    case of
    /// Joins numbers only one of which is meant: "or".
    case or
    /// Makes a number negative: "minus".
    case minus
    /// A fraction in one character, alone or after digits: `½`, `2½`.
    case vulgar
    /// Reckons with the amounts on both sides of it: "times", "plus".
    case calculation
    /// A digit only in a row of digits: the "oh" of "five oh one".
    case digit
    /// None of a number: a word that a sum stands before.
    case end
  }

  let role: Role
  let value: ExactNumber
  /// What a number after a ``Role/value`` is to be less than: 10 after "twenty", 100 after "doscientos".
  let place: Int64
  /// How it joins parts: of a word that joins, and of the zero of 一百零五.
  var joint: NumberJoint?

  /// Whether it is an article, which in many languages is also the number one.
  var isArticle = false
  /// Whether it also counts the magnitude that it is: "ettusen".
  var countsOne = false
  /// Whether a number before it that has no unit is the minor part of a sum: the "à" of "12 euros 80 à Max".
  var endsSum = false
  /// Whether a fraction needs no article before a unit: "medio euro".
  var isBare = false
  /// Whether a digit after a magnitude counts the next lower one: พันห้า.
  var countsTenths = false
  /// Whether it counts a magnitude before it that has no count, ร้อยนึง, is a fraction of the unit before it, 三块半, or is
  /// a part only behind a number, 三成.
  var countsBehind = false

  /// Whether a magnitude is none without a count: the "Millionen" of "zwei Millionen", "hundreds".
  var needsCount = false

  /// Whether it is also a verb: at the end of a clause, behind another word, it counts nothing. Hindi दो is "two" and "give".
  var isVerb = false

  /// Whether it can be a part of a word that is made of several.
  var isPiece: Bool { role == .value || role == .magnitude || role == .and }

  init(_ role: Role, _ value: ExactNumber = .zero, joint: NumberJoint? = nil) {
    self.role = role
    self.value = value
    self.joint = joint
    place = Self.place(of: value)
    isArticle = role == .article
    endsSum = role == .end
  }

  /// The names of what a word may be beside its role.
  static let traits: [Substring: WritableKeyPath<NumberWord, Bool> & Sendable] = [
    "bare": \.isBare, "behind": \.countsBehind, "counted": \.needsCount, "end": \.endsSum,
    "tenths": \.countsTenths, "verb": \.isVerb,
  ]

  /// This word with what is known of it already: "ein" is an article and the number one, "und" joins also what CLDR
  /// says that it joins.
  func merged(with known: NumberWord?) -> NumberWord {
    guard var known else { return self }
    switch (role, known.role) {
    case (.article, .value) where known.value == ExactNumber(1):
      known.isArticle = true
      return known
    case (.and, .and):
      known.joint = known.joint.map { joint?.merged(with: $0) ?? $0 } ?? joint
      return known
    case (.magnitude, .magnitude) where known.value == value:
      var word = self
      word.needsCount = needsCount || known.needsCount
      return word
    // "Kosong" is zero, and a digit in a row.
    case (.digit, .value): return known
    default: return self
    }
  }

  /// The least place that is not zero, but that nothing is added to ten.
  static func place(of value: ExactNumber) -> Int64 {
    guard var rest = value.whole, rest > 10 else { return 1 }
    var place: Int64 = 1
    while rest % 10 == 0 { (rest, place) = (rest / 10, place * 10) }
    return place
  }
}
