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
    let rawValue: UInt16
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
    /// A coin or note that is an amount by itself wherever it is named, in languages without articles: "сотку".
    static let isAlone = Traits(rawValue: 1 << 11)
    /// Also the name of a measure, and so no money before "of": the pounds of "20 pounds of flour".
    static let isMeasure = Traits(rawValue: 1 << 6)
    /// Written out, as CLDR names it, which may stand before a number at the end of what is said: "euros 20".
    static let isName = Traits(rawValue: 1 << 7)
    /// A digit after it is tenths of it: "one kuai five".
    static let hasTenths = Traits(rawValue: 1 << 8)
    /// A code with a letter of magnitude before it, the code in capitals: "MUSD", "kEUR".
    static let isScaled = Traits(rawValue: 1 << 9)
    /// Only after its number, since it is an ordinary word before one: "I won 5".
    static let isSuffix = Traits(rawValue: 1 << 10)

    /// Only behind a larger unit, or where nothing else is said, since it also names something else: the 分 of 三角五分.
    static let isPart = Traits(rawValue: 1 << 12)

    /// Counts anything, and money only with a half behind it, or between a currency and a lesser unit: the 个 of 三个半,
    /// 港币三个一毫.
    static let isCounter = Traits(rawValue: 1 << 14)

    /// Only for one of it, since it is another word behind other numbers: "1988 quarter".
    static let isSingle = Traits(rawValue: 1 << 15)

    /// A colon stands before its hundredths: "49:50 kr".
    static let hasColon = Traits(rawValue: 1 << 13)

    /// Those that say where a name may stand.
    static let places: Traits = [.isPrefix, .isCode, .isName]
    /// Those that keep a name from being read at some places.
    static let conditions: Traits = [.isCompact, .isGlued, .isUppercase, .isScaled]
    /// Those that keep a name that is written out from standing before a number.
    static let suffixes: Traits = [.isSuffix, .isCoin, .isAlone, .isMeasure]
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
