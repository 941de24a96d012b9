internal import ParlanceText

/// How the name of a person is written in Latin letters.
struct RomanizedName {
  /// The usual ways, of which a part names the person, too: "wang xiaoming", "ekaterina ivanova", "yekaterina ivanova".
  let names: [String]
  /// Other ways, which name the person only as a whole: "xiaoming wang", "wang xiao ming".
  let wholes: [String]

  /// - Complexity: O(*n*), *n* the length of the name.
  init(_ name: String) {
    guard let syllables = Self.syllables(of: name) else {
      names = Romanization.forms(of: name)
      wholes = []
      return
    }
    let familyCount = syllables.count == Self.doubleFamilyCount ? [1, 2] : [1]
    let parted = familyCount.map { count in
      (syllables.prefix(count).joined(), syllables.dropFirst(count).joined())
    }
    names = parted.map { "\($0) \($1)" }
    wholes = parted.map { "\($1) \($0)" } + [syllables.joined(separator: " "), syllables.joined()]
  }

  /// Of so many syllables the family name may have two, 欧阳.
  private static let doubleFamilyCount = 4

  /// The syllables of a name of two to four Han characters or Hangul syllables, of which the family name is the first; nil
  /// for any other name.
  private static func syllables(of name: String) -> [String]? {
    guard (2...doubleFamilyCount).contains(name.count), name.unicodeScalars.allSatisfy(isSyllable)
    else { return nil }
    if name.unicodeScalars.allSatisfy(\.properties.isIdeographic) {
      // Beside each other they tell how they are read.
      let words = Romanization.forms(of: name).first?.split(separator: " ").map(String.init) ?? []
      if words.count == name.count { return words }
    }
    let syllables = name.compactMap { Romanization.forms(of: String($0)).first }
    return syllables.count == name.count ? syllables : nil
  }

  private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || ("\u{AC00}"..."\u{D7A3}").contains(scalar)
  }
}
