/// The newest donations of a shortcut, which is all that suggestions go by.
///
/// A history is a function of the donations that it was made of, in whatever order they came. A store keeps one for each
/// shortcut beside the donations: it adds what is donated, and where a donation is deleted it makes the shortcut's
/// history anew of the ``capacity`` newest that are left. So nothing is left of what was deleted, which no count
/// that decays could promise.
public struct ShortcutHistory: Hashable, Sendable {
  /// The number of donations that a history holds at most.
  ///
  /// Eighteen weeks of what is done each day. On a simulated year half as many do as well, and twice as many no better.
  public static let capacity = 128

  /// What stands for the shortcut.
  public let shortcut: String
  /// The newest donations, the oldest first.
  public private(set) var moments: [DonationMoment]

  /// Makes a history of a shortcut's donations, in any order; of more than ``capacity`` the newest count.
  ///
  /// - Complexity: O(*n* log *n*), *n* the number of donations.
  public init(shortcut: String, moments: some Sequence<DonationMoment> = []) {
    self.shortcut = shortcut
    self.moments = moments.sorted().suffix(Self.capacity)
  }

  /// Adds a donation, which may be older than others.
  ///
  /// - Complexity: O(``capacity``).
  public mutating func insert(_ moment: DonationMoment) {
    let place = moments.lastIndex { $0 <= moment }.map { $0 + 1 } ?? 0
    moments.insert(moment, at: place)
    if moments.count > Self.capacity { moments.removeFirst() }
  }
}
