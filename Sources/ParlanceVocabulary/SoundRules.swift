public import ParlanceLanguages
internal import ParlanceText

/// How a language's spellings sound: words that are written differently and sound alike have a sound in common.
///
/// A word's sounds are read from left to right, the longest spelling first. A letter that no rule tells of stands for
/// itself, so that without rules words sound alike only when they are spelled alike.
public struct SoundRules: Sendable {
  /// A spelling and what it may sound like.
  private struct Rule {
    let spelling: [UInt32]
    let isBeginning: Bool
    let isEnd: Bool
    let sounds: [[UInt8]]
  }

  /// A way to say the beginning of a word.
  private struct Reading {
    var hash: UInt32 = 0x811c_9dc5
    /// The sound before, which a word does not repeat.
    var last: UInt8?

    mutating func append(_ sounds: [UInt8]) {
      if sounds.isEmpty { last = nil }
      for sound in sounds where sound != last {
        hash = (hash ^ UInt32(sound)) &* 0x0100_0193
        last = sound
      }
    }

    mutating func append(letter: UInt32) {
      hash = (hash ^ (letter | 1 << 24)) &* 0x0100_0193
      last = nil
    }
  }

  /// A word that can be said in more ways is found by these.
  private static let maximumReadingCount = 4

  /// By the first letter of the spelling, the longest first.
  private var rules: [UInt32: [Rule]] = [:]

  /// Reads the table `sounds.tsv`: a spelling and its sounds.
  ///
  /// - Throws: ``PackError`` at a row that is none.
  public init(_ rows: [PackTable.Row]) throws(PackError) {
    for row in rows {
      let rule = try Self.rule(row)
      rules[rule.spelling[0], default: []].append(rule)
    }
    for letter in rules.keys { rules[letter]?.sort(by: Self.isPreferred) }
  }

  /// Whether there is no rule.
  var isEmpty: Bool { rules.isEmpty }

  private static func rule(_ row: PackTable.Row) throws(PackError) -> Rule {
    var spelling = row.fields[0]
    let isBeginning = spelling.hasPrefix("^")
    if isBeginning { spelling.removeFirst() }
    let isEnd = spelling.hasSuffix("$")
    if isEnd { spelling.removeLast() }
    try check(spelling, row)
    let sounds = row.parts(of: 1, separator: "|").map { $0 == "-" ? [] : Array($0.utf8) }
    guard sounds.joined().allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
    else { throw row.error("expected capitals or '-', found '\(row.fields[1])'") }
    return Rule(
      spelling: spelling.unicodeScalars.map(\.value), isBeginning: isBeginning, isEnd: isEnd,
      sounds: sounds)
  }

  /// A spelling with an accent or a capital would never be met: names are compared without them.
  private static func check(_ spelling: Substring, _ row: PackTable.Row) throws(PackError) {
    let isPlain =
      !AccentFolding().changes(Array(spelling.utf8).span)
      && spelling.unicodeScalars.allSatisfy { !$0.properties.isUppercase }
    guard !spelling.isEmpty, isPlain else {
      throw row.error("expected small letters without accents, found '\(row.fields[0])'")
    }
  }

  /// The longest spelling, and of one length what holds at fewer places.
  private static func isPreferred(_ left: Rule, _ right: Rule) -> Bool {
    let rank = { (rule: Rule) in
      rule.spelling.count * 4 + (rule.isBeginning ? 2 : 0) + (rule.isEnd ? 1 : 0)
    }
    return rank(left) > rank(right)
  }

  /// The hashes of the ways to say a word, at least one.
  func sounds(of letters: Letters) -> [UInt32] {
    var readings = [Reading()]
    var place = 0
    while place < letters.count {
      if let rule = rule(at: place, of: letters) {
        Self.append(rule.sounds, to: &readings)
        place += rule.spelling.count
      } else {
        for index in readings.indices { readings[index].append(letter: letters[place]) }
        place += 1
      }
    }
    return readings.map(\.hash)
  }

  private func rule(at place: Int, of letters: Letters) -> Rule? {
    rules[letters[place]]?.first { rule in
      let end = place + rule.spelling.count
      return end <= letters.count && (!rule.isBeginning || place == 0)
        && (!rule.isEnd || end == letters.count)
        && rule.spelling.indices.allSatisfy { rule.spelling[$0] == letters[place + $0] }
    }
  }

  private static func append(_ sounds: [[UInt8]], to readings: inout [Reading]) {
    var longer: [Reading] = []
    for sound in sounds {
      for var reading in readings where longer.count < maximumReadingCount {
        reading.append(sound)
        longer.append(reading)
      }
    }
    readings = longer
  }
}
