internal import FoundationEssentials

/// What a `pack.json` says about a language.
public struct PackSettings: Sendable, Hashable {
  /// The language tag; the folder bears the same name.
  public var tag = ""
  /// Endings that part from a word wherever they stand: `'s` of `Jason's`. Folded.
  public var detachableSuffixes: [String]?
  /// Beginnings that part from a word wherever they stand: `l'` of `l'oncle`. Folded.
  public var detachablePrefixes: [String]?
  /// Words that make another name of the next one in a person's name: `abu`, `bin`. Folded.
  public var nameParticles: [String]?
  /// Words that say that somebody is the speaker's own: `my`, `our`. Folded.
  public var ownWords: [String]?
  /// What makes one thing several at the end of its name: `s` of `soups`. Folded.
  public var pluralEndings: [String]?
  /// Letters that fold otherwise than Unicode's case folding does it.
  public var folding: LetterFoldings?
  /// Whether the pack has only words of numbers, money and dates, and speaks no language.
  public var entitiesOnly = false
  /// The first day of the week, from 1 for Monday to 7; CLDR's for the region when absent.
  public var firstWeekday: Int?
  /// The rule of sums without their units; nil where none are said.
  public var spokenCents: SpokenCents?

  /// Empty settings.
  public init() {}

  /// Reads `pack.json`.
  ///
  /// - Throws: ``PackError`` with the line of a syntax error, of an unknown or mistyped key, of a weekday that is
  ///   none, of a folding that cannot be, or of lists that are too long.
  public init(_ file: PackFile) throws(PackError) {
    let json = try JSONDocument(file)
    try json.requireKeys([
      "tag", "detachableSuffixes", "detachablePrefixes", "nameParticles", "entitiesOnly",
      "firstWeekday", "folding", "ownWords", "pluralEndings", "spokenCents",
    ])
    tag = try json.string("tag") ?? ""
    detachableSuffixes = try Self.affixes("detachableSuffixes", json)
    detachablePrefixes = try Self.affixes("detachablePrefixes", json)
    nameParticles = try Self.affixes("nameParticles", json)
    ownWords = try Self.affixes("ownWords", json)
    pluralEndings = try Self.affixes("pluralEndings", json)
    if let object = try json.object("folding") { folding = try LetterFoldings(object) }
    if let object = try json.object("spokenCents") { spokenCents = try SpokenCents(object) }
    entitiesOnly = try json.boolean("entitiesOnly") ?? false
    firstWeekday = try json.integer("firstWeekday")
    guard (1...7).contains(firstWeekday ?? 1) else {
      throw json.fault("\"firstWeekday\" is to be from 1 for Monday to 7", at: "firstWeekday")
    }
  }

  /// Each word is compared with all of them (the largest of the project's packs has 26).
  private static let maximumAffixCount = 1_000
  private static let maximumAffixSize = 100

  private static func affixes(_ key: String, _ json: JSONDocument) throws(PackError) -> [String]? {
    guard let affixes = try json.strings(key) else { return nil }
    guard affixes.count <= maximumAffixCount else {
      throw json.fault("\"\(key)\" has more than \(maximumAffixCount) texts", at: key)
    }
    guard affixes.allSatisfy({ (1...maximumAffixSize).contains($0.utf8.count) }) else {
      throw json.fault("\"\(key)\" is to have texts of 1 to \(maximumAffixSize) bytes", at: key)
    }
    return affixes
  }

  /// These settings where the other has none; whether it speaks is for each pack to say.
  func overlaid(with other: PackSettings) -> PackSettings {
    var result = self
    result.tag = other.tag
    result.detachableSuffixes = other.detachableSuffixes ?? detachableSuffixes
    result.detachablePrefixes = other.detachablePrefixes ?? detachablePrefixes
    result.nameParticles = other.nameParticles ?? nameParticles
    result.ownWords = other.ownWords ?? ownWords
    result.pluralEndings = other.pluralEndings ?? pluralEndings
    result.folding = other.folding ?? folding
    result.spokenCents = other.spokenCents ?? spokenCents
    result.firstWeekday = other.firstWeekday ?? firstWeekday
    return result
  }
}
