internal import ParlanceMatching

/// The kinds of edges over the terms of apps: one for each property that they may be bound to, whatever its class.
///
/// Slots are shared by the templates of several intents, so the matcher asks for a workout's name, and whether the
/// term is bound to this class is asked when its value is read.
struct PropertyKinds: Sendable {
  /// The numbers of the kinds by property: `workoutName`.
  private let numbers: [String: Int32]
  private let properties: [VocabularyProperty]

  /// Numbers the kinds.
  ///
  /// - Parameter first: The number of the first.
  init(_ catalog: IntentCatalog, first: Int32) {
    properties = catalog.vocabularyProperties
    let names = Self.names(catalog).enumerated()
    numbers = Dictionary(uniqueKeysWithValues: names.map { ($1, first + Int32($0)) })
  }

  /// The names of the kinds in the order of their numbers.
  static func names(_ catalog: IntentCatalog) -> [String] {
    Set(catalog.vocabularyProperties.map(name)).sorted()
  }

  /// The kinds that slots take beside what their rules read, by parameter; in any role.
  func kindsOfSlots(_ roles: CaseKinds) -> [String: [Int32]] {
    var kinds: [String: Set<Int32>] = [:]
    for property in properties {
      if let number = numbers[Self.name(property)] {
        kinds[property.parameter, default: []].formUnion([number] + roles.kinds(of: number))
      }
    }
    return kinds.mapValues { $0.sorted() }
  }

  /// The kinds of terms that are bound to properties; empty where no intent takes them.
  func kinds(of names: [String]) -> [Int32] {
    properties.filter { names.contains($0.name) }.compactMap { numbers[Self.name($0)] }
  }

  /// The name of the property without its class.
  private static func name(_ property: VocabularyProperty) -> String {
    String(property.name.dropFirst(property.intent.count + 1))
  }
}
