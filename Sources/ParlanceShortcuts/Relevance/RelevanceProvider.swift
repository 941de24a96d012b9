public import FoundationEssentials

/// When or where a shortcut is relevant (INRelevanceProvider).
public enum RelevanceProvider: Hashable, Codable, Sendable {
  /// From a time on, until another or, without one, for good (INDateRelevanceProvider).
  case date(start: Date, end: Date?)
  /// In a situation of each day (INDailyRoutineRelevanceProvider).
  case dailyRoutine(situation: DailyRoutineSituation)
  /// Within so many metres of a place (INLocationRelevanceProvider).
  case location(center: Location, radius: Double)

  /// Whether it applies.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - situations: What the person is about.
  ///   - location: Where they are; nil where that is not known.
  public func applies(
    at date: Date, in situations: Set<DailyRoutineSituation> = [], location: Location? = nil
  ) -> Bool {
    switch self {
    case .date(let start, let end): start <= date && (end.map { date < $0 } ?? true)
    case .dailyRoutine(let situation): situations.contains(situation)
    case .location(let center, let radius):
      location.map { center.distance(to: $0) <= radius } ?? false
    }
  }
}
