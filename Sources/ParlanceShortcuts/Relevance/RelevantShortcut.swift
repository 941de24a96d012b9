public import FoundationEssentials
public import Parlance

/// A shortcut that an app holds to be relevant at some times and places (INRelevantShortcut).
public struct RelevantShortcut: Hashable, Codable, Sendable {
  /// What it is for (INRelevantShortcutRole).
  public enum Role: String, Hashable, Codable, Sendable {
    /// To do something.
    case action
    /// To look at something.
    case information
  }

  /// What people may use.
  public var shortcut: Shortcut
  /// When and where it is relevant; without any it always is.
  public var providers: [RelevanceProvider]
  /// What it is for.
  public var role: Role
  /// What people see of it on a watch, and below that (INDefaultCardTemplate).
  public var title: String?
  /// What stands below the title.
  public var subtitle: String?
  /// The kind of widget that shows it.
  public var widgetKind: String?

  /// Makes a relevant shortcut.
  public init(_ shortcut: Shortcut, providers: [RelevanceProvider] = [], role: Role = .action) {
    self.shortcut = shortcut
    self.providers = providers
    self.role = role
  }

  /// Whether any of its providers applies.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - situations: What the person is about.
  ///   - location: Where they are; nil where that is not known.
  public func isRelevant(
    at date: Date, in situations: Set<DailyRoutineSituation> = [], location: Location? = nil
  ) -> Bool {
    providers.isEmpty
      || providers.contains { $0.applies(at: date, in: situations, location: location) }
  }
}
