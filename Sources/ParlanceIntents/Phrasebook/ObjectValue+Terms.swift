internal import ParlanceVocabulary

extension ObjectValue {
  /// What people may call the thing where a parameter asks for one: its name, as it sounds, and its synonyms.
  ///
  ///     App(name: "SoupChef", terms: menu.flatMap { $0.terms(for: "OrderSoupIntent.soup") })
  ///
  /// - Parameter parameter: The class and the name: `OrderSoupIntent.soup`.
  /// - Returns: Terms that share the thing's identifier.
  public func terms(for parameter: String) -> [AppTerm] {
    object.names.map { AppTerm($0, parameters: [parameter]) }
  }
}
