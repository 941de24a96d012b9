internal import FoundationEssentials
internal import Parlance
internal import ParlanceShortcuts

/// An object of JSON with what a store keeps.
struct ShortcutLine: Decodable {
  let identifier: String?
  let group: String?
  let start: Double?
  let duration: Double?
  let secondsFromUTC: Int?
  let place: Int64?
  let language: String?
  let phrase: String?
  let voicePhrase: String?
  let direction: String?
  let status: String?
  let response: AnyResponse?
  let shortcut: Shortcut?
  let suggestions: [Shortcut]?
  let relevantShortcuts: [RelevantShortcut]?

  /// What it holds; nil where that is nothing.
  var entry: StoreEntry? {
    if let suggestions { return .suggestions(suggestions) }
    if let relevantShortcuts { return .relevantShortcuts(relevantShortcuts) }
    guard let shortcut, let code = try? LanguageCode(language ?? "en-US") else { return nil }
    if let voicePhrase {
      return .voiceShortcut(
        VoiceShortcut(
          identifier: identifier ?? "one", invocationPhrase: voicePhrase, language: code,
          shortcut: shortcut))
    }
    return .donation(donation(of: shortcut, in: code))
  }

  private func donation(of shortcut: Shortcut, in code: LanguageCode) -> Donation {
    let date = Date(timeIntervalSince1970: start ?? 0)
    let circumstances = DonationCircumstances(
      language: code, place: place, secondsFromUTC: secondsFromUTC)
    var donation =
      switch shortcut {
      case .intent(let intent):
        Donation(Interaction(intent: intent), circumstances: circumstances)
      case .userActivity(let activity):
        Donation(activity, at: date, circumstances: circumstances)
      }
    donation.identifier = identifier ?? "one"
    donation.groupIdentifier = group
    donation.dateInterval = DateInterval(start: date, duration: max(0, duration ?? 0))
    donation.suggestedInvocationPhrase = phrase
    donation.direction = direction.flatMap(Interaction.Direction.init) ?? .unspecified
    donation.status = status.flatMap(Interaction.Status.init) ?? .unspecified
    donation.response = response
    return donation
  }
}
