/// What a word does in a number.
struct NumberWord: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// 0 to 19, said alone or after tens, hundreds and magnitudes.
    case unit
    /// 20 to 90.
    case ten
    /// 100, which multiplies what stands before it up to 99.
    case hundred
    /// A magnitude such as 1000, which multiplies all that stands before it since the last greater one.
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
  }

  let role: Role
  let value: ExactNumber
}
