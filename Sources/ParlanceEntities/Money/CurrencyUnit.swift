/// What a name or symbol of money stands for.
struct CurrencyUnit: Hashable, Sendable {
  /// Whose money it is.
  enum Currency: Hashable, Sendable {
    /// The currency of an ISO 4217 code.
    case code(CurrencyCode)
    /// That of the sum it is a part of ("5 euros 20 cents"), else the region's.
    case ofWhole
  }

  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    /// May stand before the number: symbols, and names of several words.
    static let isPrefix = Traits(rawValue: 1 << 0)
    /// A code, which may stand before the number in capitals or glued to it: "BOB 25", but not "bob 25".
    static let isCode = Traits(rawValue: 1 << 4)
    /// Its tokens stand together: "S$20", but not "s $20".
    static let isCompact = Traits(rawValue: 1 << 5)
    /// Only directly after digits: the `c` of `43c`.
    static let isGlued = Traits(rawValue: 1 << 1)
    /// Only in capitals, since it is an ordinary word otherwise: `ALL`, `TRY`.
    static let isUppercase = Traits(rawValue: 1 << 2)
    /// A coin or note, an amount by itself when nothing else is said: "a nickel", "quarter".
    static let isCoin = Traits(rawValue: 1 << 3)
    /// Also the name of a measure, and so no money before "of": the pounds of "20 pounds of flour".
    static let isMeasure = Traits(rawValue: 1 << 6)
  }

  var currency: Currency
  /// How much of the currency one unit is.
  var factor: ExactNumber
  var traits: Traits
  /// Which group of currencies shares the name, by its place in the lexicon; -1 when none does.
  var family: Int32 = -1

  /// Whether it is less than one of its currency, so that it can follow a whole sum.
  var isMinor: Bool { factor.isLess(than: ExactNumber(1)) }
}
