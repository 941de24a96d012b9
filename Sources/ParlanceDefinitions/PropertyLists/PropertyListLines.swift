/// The line of a value of a property list, with those of the values in it.
struct PropertyListLines: Sendable {
  /// From 1.
  var line = 1
  private var members: [String: PropertyListLines] = [:]
  private var elements: [PropertyListLines] = []

  /// The lines of a list that is not XML, of which all is on the first one.
  init() {}

  /// The lines of a value that begins on a line.
  init(line: Int) {
    self.line = line
  }

  /// The lines of the value at a step; where it is not known, those are on the line of this one.
  subscript(step: PropertyListStep) -> PropertyListLines {
    let known: PropertyListLines? =
      switch step {
      case .key(let key): members[key]
      case .index(let index): elements.indices.contains(index) ? elements[index] : nil
      }
    return known ?? PropertyListLines(line: line)
  }

  /// Adds the next element of an array.
  mutating func append(_ element: PropertyListLines) { elements.append(element) }

  /// Sets the value of a key of a dictionary; of a key that stands twice the last counts.
  mutating func set(_ member: PropertyListLines, of key: String) { members[key] = member }
}
