extension IntentCatalog {
  /// What a class of the system's intents declares, where no generated class is at hand; nil when there is none.
  ///
  /// - Parameter intentClass: The class: `INSendPaymentIntent`.
  public func schema(of intentClass: String) -> IntentSchema? {
    guard let parameters = intents[intentClass] else { return nil }
    return IntentSchema(
      intentClass: intentClass,
      parameters: parameters.map { .init(name: $0.name, type: $0.type, isArray: $0.isArray) },
      needsConfirmation: movesMoney(intentClass), needsUnlock: movesMoney(intentClass))
  }
}
