/// The people of `habits.tsv`.
enum HabitTable {
  struct Malformed: Error, CustomStringConvertible {
    let line: Substring
    var description: String { "habits.tsv: a habit has ten fields: '\(line)'" }
  }

  /// Their habits, by the name of the person.
  static func people() throws -> [(name: String, habits: [Habit])] {
    let text = String(decoding: PackageResources.habits_tsv, as: UTF8.self)
    var people: [(name: String, habits: [Habit])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 10, let habit = habit(fields.dropFirst().map { $0 }) else {
        throw Malformed(line: line)
      }
      if people.last?.name != String(fields[0]) { people.append((String(fields[0]), [])) }
      people[people.count - 1].habits.append(habit)
    }
    return people
  }

  private static func habit(_ fields: [Substring]) -> Habit? {
    let numbers = [2, 3, 4, 6, 7].compactMap { Int(fields[$0]) }
    guard numbers.count == 5, let pause = Habit.Pause(rawValue: String(fields[8])) else {
      return nil
    }
    return Habit(
      choices: fields[0].split(separator: " ").map(choice), days: days(fields[1]),
      minute: numbers[0], spread: numbers[1], kept: numbers[2],
      place: fields[5] == "-" ? nil : String(fields[5]), span: numbers[3]..<numbers[4],
      pause: pause)
  }

  private static func choice(_ text: Substring) -> (shortcut: String, weight: Int) {
    let parts = text.split(separator: "*")
    return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
  }

  private static func days(_ text: Substring) -> Habit.Days {
    Int(text).map(Habit.Days.month) ?? .week(text.map { $0 != "-" })
  }
}
