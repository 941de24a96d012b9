/// What a person is about in the course of a day (INDailyRoutineSituation).
public enum DailyRoutineSituation: String, Hashable, Codable, Sendable, CaseIterable {
  /// When they get up.
  case morning
  /// When the day ends.
  case evening
  /// At home.
  case home
  /// At work.
  case work
  /// At school.
  case school
  /// At the gym.
  case gym
  /// On the way to work or home.
  case commute
  /// Headphones were connected.
  case headphonesConnected
  /// During a workout.
  case activeWorkout
  /// The day's goal of moving was not reached yet.
  case physicalActivityIncomplete
}
