/// Which kinds of ``DateWord`` the phrases that begin with a lexeme are, as a set: one look-up tells what a token is not.
struct DateWordKinds: OptionSet, Sendable {
  let rawValue: UInt64

  static let day = DateWordKinds(rawValue: 1 << 0)
  static let dayPart = DateWordKinds(rawValue: 1 << 1)
  static let part = DateWordKinds(rawValue: 1 << 2)
  static let clock = DateWordKinds(rawValue: 1 << 3)
  static let hours = DateWordKinds(rawValue: 1 << 4)
  static let weekday = DateWordKinds(rawValue: 1 << 5)
  static let month = DateWordKinds(rawValue: 1 << 6)
  static let unit = DateWordKinds(rawValue: 1 << 7)
  static let period = DateWordKinds(rawValue: 1 << 8)
  static let length = DateWordKinds(rawValue: 1 << 9)
  static let modifier = DateWordKinds(rawValue: 1 << 10)
  static let trailingModifier = DateWordKinds(rawValue: 1 << 11)
  static let count = DateWordKinds(rawValue: 1 << 12)
  static let weekdayPart = DateWordKinds(rawValue: 1 << 13)
  static let minutes = DateWordKinds(rawValue: 1 << 14)
  static let now = DateWordKinds(rawValue: 1 << 15)

  // The joints, each a kind of its own.
  static let ago = DateWordKinds(.ago)
  static let `in` = DateWordKinds(.in)
  static let on = DateWordKinds(.on)
  static let at = DateWordKinds(.at)
  static let the = DateWordKinds(.the)
  static let of = DateWordKinds(.of)
  static let since = DateWordKinds(.since)
  static let after = DateWordKinds(.after)
  static let before = DateWordKinds(.before)
  static let between = DateWordKinds(.between)
  static let from = DateWordKinds(.from)
  static let and = DateWordKinds(.and)
  static let to = DateWordKinds(.to)
  static let am = DateWordKinds(.am)
  static let pm = DateWordKinds(.pm)
  static let ordinal = DateWordKinds(.ordinal)
  static let past = DateWordKinds(.past)
  static let short = DateWordKinds(.short)
  static let less = DateWordKinds(.less)
  static let half = DateWordKinds(.half)
  static let halfAfter = DateWordKinds(.halfAfter)
  static let oclock = DateWordKinds(.oclock)
  static let hence = DateWordKinds(.hence)
  static let dayOfMonth = DateWordKinds(.dayOfMonth)
  static let monthNumber = DateWordKinds(.monthNumber)
  static let trailingSince = DateWordKinds(.trailingSince)
  static let trailingAfter = DateWordKinds(.trailingAfter)
  static let trailingBefore = DateWordKinds(.trailingBefore)

  /// The kinds that say a day or a time, and do not only join others.
  static let cores = DateWordKinds(rawValue: 1 << firstJoint - 1)
  /// The joints that make a number a day or a time.
  static let timeMakers: DateWordKinds = [
    .at, .am, .pm, .oclock, .ordinal, .half, .halfAfter, .short, .dayOfMonth, .monthNumber,
  ]
  /// All joints.
  static let joints = DateWordKinds(rawValue: ~(1 << firstJoint - 1))

  private static let firstJoint: UInt64 = 16

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ joint: DateJoint) {
    self.init(rawValue: 1 << (Self.firstJoint + UInt64(joint.rawValue)))
  }

  /// The kind of a word.
  init(_ word: DateWord) {
    self =
      switch word {
      case .day: .day
      case .dayPart: .dayPart
      case .part: .part
      case .clock: .clock
      case .hours: .hours
      case .minutes: .minutes
      case .now: .now
      case .weekday: .weekday
      case .weekdayPart: .weekdayPart
      case .month: .month
      case .unit: .unit
      case .period: .period
      case .length: .length
      case .modifier: .modifier
      case .trailingModifier: .trailingModifier
      case .count: .count
      case .joint(let joint): DateWordKinds(joint)
      }
  }
}
