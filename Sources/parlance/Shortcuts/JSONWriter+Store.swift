internal import FoundationEssentials
internal import Parlance
internal import ParlanceShortcuts

// The twins of what StoreLine reads.
extension JSONWriter {
  /// Writes what a store keeps of an app, as one object.
  ///
  /// - Throws: `EncodingError` for a number that is none.
  mutating func entry(_ entry: StoreEntry, of app: String) throws {
    switch entry {
    case .donation(let donation): try self.donation(donation, of: app)
    case .voiceShortcut(let shortcut): try voiceShortcut(shortcut, of: app)
    case .suggestions(let shortcuts): try list(shortcuts, called: "suggestions", of: app)
    case .relevantShortcuts(let shortcuts):
      try list(shortcuts, called: "relevantShortcuts", of: app)
    }
  }

  /// Writes a shortcut with its phrase, as one object.
  mutating func voiceShortcut(_ shortcut: VoiceShortcut, of app: String) throws {
    let content = try ShortcutMember(shortcut.shortcut)
    object { json in
      json.member("app", app)
      json.member("voicePhrase", shortcut.invocationPhrase)
      json.member("identifier", shortcut.identifier)
      json.member("language", shortcut.language.identifier)
      json.shortcut(content)
    }
  }

  /// Writes the member that says what a shortcut does.
  mutating func shortcut(_ shortcut: ShortcutMember) {
    member(shortcut.key) { $0.raw(shortcut.text) }
  }

  private mutating func donation(_ donation: Donation, of app: String) throws {
    let content = try ShortcutMember(donation.shortcut)
    let response = try donation.response.map(JSONText.encoding)
    object { json in
      json.member("app", app)
      json.member("identifier", donation.identifier)
      json.member("group", ifPresent: donation.groupIdentifier)
      json.time(of: donation)
      if let place = donation.place { json.member("place") { $0.raw(String(place)) } }
      json.member("language", donation.language.identifier)
      json.member("phrase", ifPresent: donation.suggestedInvocationPhrase)
      json.member("direction", donation.direction.rawValue)
      json.member("status", donation.status.rawValue)
      json.shortcut(content)
      if let response { json.member("response") { $0.raw(response) } }
    }
  }

  private mutating func time(of donation: Donation) {
    let start = donation.start
    if let text = start.text {
      member("start", text)
    } else {
      member("start") { $0.raw(String(start.milliseconds)) }
      member("secondsFromUTC", donation.secondsFromUTC)
    }
    let duration = donation.dateInterval.duration
    if duration > 0 { member("duration") { $0.number(duration) } }
  }

  private mutating func list(_ values: some Encodable, called key: String, of app: String) throws {
    let text = try JSONText.encoding(values)
    object { json in
      json.member("app", app)
      json.member(key) { $0.raw(text) }
    }
  }
}

/// What a shortcut does, as a member of an object of JSON.
struct ShortcutMember {
  /// What kind of shortcut it is.
  let key: String
  /// The value, as JSON.
  let text: String

  /// - Throws: `EncodingError` for a number that is none.
  init(_ shortcut: Shortcut) throws {
    switch shortcut {
    case .intent(let intent):
      key = "intent"
      text = try JSONText.encoding(intent)
    case .userActivity(let activity):
      key = "userActivity"
      text = try JSONText.encoding(activity)
    }
  }
}

extension Donation {
  /// When it began.
  var start: Instant {
    let milliseconds = (dateInterval.start.timeIntervalSince1970 * 1000).rounded()
    return Instant(
      milliseconds: Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max),
      secondsFromUTC: secondsFromUTC)
  }
}
