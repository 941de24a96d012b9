internal import ParlanceText

/// How the name of a person is written in Latin letters.
struct RomanizedName {
  /// The readings of the syllables of names, each asked for once.
  typealias Readings = [Unicode.Scalar: String]

  /// The usual ways, of which a part names the person, too: "wang xiaoming", "ekaterina ivanova", "yekaterina ivanova".
  let names: [String]
  /// Other ways, which name the person only as a whole: "xiaoming wang", "wang xiao ming".
  let wholes: [String]

  /// - Complexity: O(*n*), *n* the length of the name.
  init(_ name: String, _ readings: inout Readings) {
    let syllables = Self.syllables(of: name, &readings)
    guard !syllables.isEmpty else {
      names = Romanization.forms(of: name)
      wholes = []
      return
    }
    let familyCounts = syllables.count == Self.doubleFamilyCount ? [1, 2] : [1]
    let parted = familyCounts.map { count in
      (syllables.prefix(count).joined(), syllables.dropFirst(count).joined())
    }
    names = parted.map { "\($0) \($1)" }
    wholes = parted.map { "\($1) \($0)" } + [syllables.joined(separator: " "), syllables.joined()]
  }

  /// Of so many syllables the family name may have two, 欧阳.
  private static let doubleFamilyCount = 4

  /// The syllables of a name of two to four Han characters or Hangul syllables, of which the family name is the first;
  /// none for any other name.
  private static func syllables(of name: String, _ readings: inout Readings) -> [String] {
    guard (2...doubleFamilyCount).contains(name.unicodeScalars.count) else { return [] }
    var syllables: [String] = []
    for scalar in name.unicodeScalars {
      let reading = readings[scalar] ?? Romanization.reading(of: scalar)
      if reading.isEmpty { return [] }
      readings[scalar] = reading
      syllables.append(reading)
    }
    return syllables
  }
}
