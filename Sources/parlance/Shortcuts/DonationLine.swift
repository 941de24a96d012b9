internal import FoundationEssentials
internal import Parlance
internal import ParlanceShortcuts

/// Reads donations from objects of JSON.
///
///     {"intent": {"version": 1, "class": "OrderSoupIntent", "values": {"soup": [{"text": "tomato soup"}]}},
///      "identifier": "order 17", "group": "lunch", "start": "2026-03-11T12:30:00+01:00"}
///
/// In place of `intent` there may be a `userActivity`; all else may be missing.
struct DonationLine {
  /// The keys that an object may have.
  static let keys =
    shortcutKeys + [
      "identifier", "group", "start", "secondsFromUTC", "duration", "place", "language", "phrase",
      "direction", "status", "response",
    ]
  /// The keys of which an object has one.
  static let shortcutKeys = ["intent", "userActivity"]

  /// The language of objects that name none, and what the others may name.
  let languages: SpokenLanguages

  /// The donation that an object tells of.
  ///
  /// - Throws: ``PackError`` at a key that is not known, or a value that it cannot have.
  func donation(_ json: JSONDocument) throws(PackError) -> Donation {
    var donation = try bareDonation(json)
    if let identifier = try json.string("identifier") { donation.identifier = identifier }
    donation.groupIdentifier = try json.string("group")
    donation.suggestedInvocationPhrase =
      try json.string("phrase") ?? donation.suggestedInvocationPhrase
    donation.direction = try json.named("direction") ?? .unspecified
    donation.status = try json.named("status") ?? .unspecified
    donation.response = try json.decoded(AnyResponse.self, at: "response")
    return donation
  }

  private func bareDonation(_ json: JSONDocument) throws(PackError) -> Donation {
    let shortcut = try json.shortcut()
    let instant = try json.start()
    let circumstances = DonationCircumstances(
      language: try languages.code(in: json) ?? languages.own, place: try json.place(),
      secondsFromUTC: instant?.secondsFromUTC)
    let interval = DateInterval(
      start: instant?.date ?? Date(), duration: try json.duration())
    switch shortcut {
    case .intent(let intent):
      var interaction = Interaction(intent: intent)
      interaction.dateInterval = interval
      return Donation(interaction, circumstances: circumstances)
    case .userActivity(let activity):
      var donation = Donation(activity, at: interval.start, circumstances: circumstances)
      donation.dateInterval = interval
      return donation
    }
  }
}

extension JSONDocument {
  /// What is donated, or said a phrase for.
  ///
  /// - Throws: ``PackError`` when there is none, or something in it is not known.
  func shortcut() throws(PackError) -> Shortcut {
    let present = DonationLine.shortcutKeys.filter { source(of: $0) != nil }
    guard present.count == 1 else {
      throw fault("write \"intent\" or \"userActivity\", one of them")
    }
    if let intent = try decoded(AnyIntent.self, at: "intent") {
      try object("intent")?.requireKeys(["version", "class", "values"])
      return .intent(intent)
    }
    try object("userActivity")?.requireKeys(Self.activityKeys)
    guard let activity = try decoded(UserActivity.self, at: "userActivity") else {
      throw fault("\"userActivity\" is to be an object")
    }
    return .userActivity(activity)
  }

  private static let activityKeys = [
    "activityType", "title", "userInfo", "isEligibleForSearch", "isEligibleForPrediction",
    "suggestedInvocationPhrase", "persistentIdentifier", "keywords", "contentDescription",
  ]

  /// The case of an enumeration that a key names.
  fileprivate func named<Case: CaseIterable & RawRepresentable<String>>(
    _ key: String
  ) throws(PackError) -> Case? {
    guard let name = try string(key) else { return nil }
    guard let found = Case(rawValue: name) else {
      let known = Case.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault("'\(name)' is no \(key); known are \(known)", at: key)
    }
    return found
  }

  // MARK: Numbers

  fileprivate func start() throws(PackError) -> Instant? {
    guard let source = source(of: "start") else {
      guard source(of: "secondsFromUTC") == nil else {
        throw fault("\"secondsFromUTC\" is for a \"start\"", at: "secondsFromUTC")
      }
      return nil
    }
    guard let instant = Instant(source.hasPrefix("\"") ? try string("start") ?? "" : source) else {
      throw fault("\(source) is no time; write \(Instant.advice)", at: "start")
    }
    guard let seconds = try integer("secondsFromUTC") else { return instant }
    guard instant.secondsFromUTC == nil else {
      throw fault("\"start\" has an offset already", at: "secondsFromUTC")
    }
    return Instant(milliseconds: instant.milliseconds, secondsFromUTC: seconds)
  }

  /// Seconds; 0 where none are given.
  fileprivate func duration() throws(PackError) -> Double {
    let duration = try number("duration") ?? 0
    guard duration >= 0 else {
      throw fault("\"duration\" is to be a number of seconds from 0", at: "duration")
    }
    return duration
  }

  /// Read from its digits, of which a number of JSON would lose some.
  fileprivate func place() throws(PackError) -> Int64? {
    guard let source = source(of: "place") else { return nil }
    guard let place = Int64(source) else {
      throw fault("\"place\" is to be a whole number of 64 bits", at: "place")
    }
    return place
  }
}
