/// The rule of sums without their units, "forty-five fifty" for 45.50, from the key `spokenCents` of a `pack.json`.
///
///     {"tag": "es", "spokenCents": {"least": 1, "joints": ["con", "y"]}}
public struct SpokenCents: Hashable, Sendable {
  /// The least whole that cents are said behind; "two fifty" may be 250.
  public let least: Int
  /// The words that may stand between the whole and the cents. Folded.
  public let joints: [String]

  /// The largest sums that are said so.
  public static let wholes = 1...999

  /// Reads the members of an object.
  ///
  /// - Throws: ``PackError`` with the line of an unknown or mistyped key, and of a whole that no cents are said behind.
  init(_ json: JSONDocument) throws(PackError) {
    try json.requireKeys(["least", "joints"])
    least = try json.integer("least") ?? Self.wholes.lowerBound
    joints = try json.strings("joints") ?? []
    guard Self.wholes.contains(least) else {
      throw json.fault("\"least\" is to be from 1 to \(Self.wholes.upperBound)", at: "least")
    }
  }
}
