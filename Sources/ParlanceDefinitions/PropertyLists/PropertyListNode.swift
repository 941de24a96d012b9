/// A value of a property list and its place.
package struct PropertyListNode {
  /// The value.
  package let value: PropertyListValue
  private let lines: PropertyListLines

  /// A value, and the lines of it and of the values in it.
  init(_ value: PropertyListValue, lines: PropertyListLines) {
    self.value = value
    self.lines = lines
  }

  /// The line, from 1.
  package var line: Int { lines.line }

  /// The text; nil when it is none.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// Whether the value is `true`; nil when it is no Boolean.
  package var boolean: Bool? {
    if case .boolean(let flag) = value { flag } else { nil }
  }

  /// The number; nil when it is none.
  package var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }

  /// The number; nil when it is none, or without end.
  package var finiteNumber: Double? { number.flatMap { $0.isFinite ? $0 : nil } }

  /// The whole number; nil when it is none.
  package var integer: Int? { number.flatMap(Int.init(exactly:)) }

  /// The values of an array; empty when it is none.
  package var elements: [PropertyListNode] {
    guard case .array(let values) = value else { return [] }
    return values.enumerated().map { child($1, .index($0)) }
  }

  /// The keys of a dictionary, sorted; empty when it is none.
  package var keys: [String] {
    if case .dictionary(let members) = value { members.keys.sorted() } else { [] }
  }

  /// The value of a key; nil when there is none.
  package subscript(key: String) -> PropertyListNode? {
    guard case .dictionary(let members) = value, let member = members[key] else { return nil }
    return child(member, .key(key))
  }

  /// The elements of an array that a key has; empty when there is none.
  package func all(_ key: String) -> [PropertyListNode] { self[key]?.elements ?? [] }

  private func child(_ value: PropertyListValue, _ step: PropertyListStep) -> PropertyListNode {
    PropertyListNode(value, lines: lines[step])
  }
}
