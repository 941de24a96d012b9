/// Which kinds of ``DateWord`` the phrases that begin with a lexeme are, as a set: one look-up tells what a token is not.
struct DateWordKinds: OptionSet, Sendable {
  let rawValue: UInt16

  static let day = DateWordKinds(rawValue: 1 << 0)
  static let dayPart = DateWordKinds(rawValue: 1 << 1)
  static let part = DateWordKinds(rawValue: 1 << 2)
  static let clock = DateWordKinds(rawValue: 1 << 3)
  static let weekday = DateWordKinds(rawValue: 1 << 4)
  static let month = DateWordKinds(rawValue: 1 << 5)
  static let unit = DateWordKinds(rawValue: 1 << 6)
  static let modifier = DateWordKinds(rawValue: 1 << 7)
  static let count = DateWordKinds(rawValue: 1 << 8)
  static let joint = DateWordKinds(rawValue: 1 << 9)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The kind of a word.
  init(_ word: DateWord) {
    self =
      switch word {
      case .day: .day
      case .dayPart: .dayPart
      case .part: .part
      case .clock: .clock
      case .weekday: .weekday
      case .month: .month
      case .unit: .unit
      case .modifier: .modifier
      case .count: .count
      case .joint: .joint
      }
  }
}
