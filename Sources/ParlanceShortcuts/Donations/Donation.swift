public import FoundationEssentials
public import Parlance

/// That a person used a shortcut, as a store keeps it.
public struct Donation: Hashable, Sendable {
  /// What was used.
  public var shortcut: Shortcut
  /// The app's own name for it, of which it has one donation.
  public var identifier: String
  /// The app's own name for several.
  public var groupIdentifier: String?
  /// When; a store keeps milliseconds.
  public var dateInterval: DateInterval
  /// What the clock on the wall was ahead of UTC then and there, in seconds.
  public var secondsFromUTC: Int
  /// A key for the place, which means nothing but itself; nil where it is not known.
  public var place: Int64?
  /// The language of its words.
  public var language: LanguageCode
  /// What the app suggests that people say for it.
  public var suggestedInvocationPhrase: String?
  /// Who acted.
  public var direction: Interaction.Direction
  /// How far it went.
  public var status: Interaction.Status
  /// What the app answered.
  public var response: AnyResponse?

  /// The donation of an interaction.
  package init(_ interaction: Interaction, circumstances: DonationCircumstances) {
    shortcut = .intent(interaction.intent)
    identifier = interaction.identifier
    groupIdentifier = interaction.groupIdentifier
    dateInterval = interaction.dateInterval
    secondsFromUTC = circumstances.secondsFromUTC(at: interaction.dateInterval.start)
    place = circumstances.place
    language = circumstances.language
    suggestedInvocationPhrase = interaction.suggestedInvocationPhrase
    direction = interaction.direction
    status = interaction.status
    response = interaction.response
  }

  /// The donation of an activity, which became current at some time.
  package init(
    _ activity: UserActivity, at date: Date, circumstances: DonationCircumstances
  ) {
    shortcut = .userActivity(activity)
    identifier = UUID().uuidString
    dateInterval = DateInterval(start: date, duration: 0)
    secondsFromUTC = circumstances.secondsFromUTC(at: date)
    place = circumstances.place
    language = circumstances.language
    suggestedInvocationPhrase = activity.suggestedInvocationPhrase
    direction = .unspecified
    status = .unspecified
  }

  /// A donation as it was kept.
  ///
  /// - Throws: ``UnreadableRow``.
  init(_ stored: StoredDonation) throws(UnreadableRow) {
    shortcut = try JSONText.decoding(Shortcut.self, from: stored.content, of: stored.shortcut)
    identifier = stored.identifier
    groupIdentifier = stored.groupIdentifier
    dateInterval = DateInterval(
      start: Date(milliseconds: stored.start), duration: Double(stored.duration) / 1000)
    secondsFromUTC = stored.offset
    place = stored.place
    language = try LanguageCode(stored: stored.language, in: stored.donation)
    suggestedInvocationPhrase = stored.phrase
    direction = Interaction.Direction(rawValue: stored.direction) ?? .unspecified
    status = Interaction.Status(rawValue: stored.status) ?? .unspecified
    response = try stored.response.map { text throws(UnreadableRow) in
      try JSONText.decoding(AnyResponse.self, from: text, of: stored.donation)
    }
  }
}
