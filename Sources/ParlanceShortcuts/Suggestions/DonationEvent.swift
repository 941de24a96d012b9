/// A donation, as far as suggestions go by it: of which shortcut, when and where.
public struct DonationEvent: Hashable, Sendable {
  /// What stands for the shortcut; the same for all its donations.
  public let shortcut: String
  /// When and where it was donated.
  public let moment: DonationMoment

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - shortcut: A key that all donations of the shortcut share.
  ///   - moment: When and where it was donated.
  public init(shortcut: String, moment: DonationMoment) {
    self.shortcut = shortcut
    self.moment = moment
  }
}
