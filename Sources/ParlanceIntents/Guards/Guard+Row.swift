internal import ParlanceLanguages
internal import ParlanceMatching

extension Guard {
  /// Reads the second field of a row: a kind, and an optional place.
  ///
  /// - Throws: ``PackError`` at an unknown kind or place.
  init(_ row: PackTable.Row) throws(PackError) {
    let parts = row.parts(of: 1)
    guard let name = parts.first, parts.count <= 2 else {
      throw row.error("expected a kind of guard and at most one place")
    }
    let place = try parts.dropFirst().first.map { word throws(PackError) in
      try Self.place(word, row)
    }
    self.init(effect: try Self.effect(name, row), place: place ?? .free)
  }

  private static func effect(
    _ name: Substring, _ row: PackTable.Row
  ) throws(PackError) -> Effect {
    if let effect = effects[String(name)] { return effect }
    throw row.error(
      "unknown kind of guard '\(name)'" + PhraseCatalog.hint(String(name), effects.keys))
  }

  private static func place(
    _ name: Substring, _ row: PackTable.Row
  ) throws(PackError) -> Place {
    if let place = Place(rawValue: String(name)) { return place }
    throw row.error(
      "unknown place '\(name)'"
        + PhraseCatalog.hint(String(name), Place.allCases.map(\.rawValue)))
  }

  private static let effects: [String: Effect] = {
    var effects: [String: Effect] = [
      "marker": .marksText, "harmless": .isHarmless, "correction": .corrects,
    ]
    for kind in GuardKind.allCases { effects[kind.rawValue] = .refuses(kind) }
    return effects
  }()
}
