public import ParlanceIntents

/// An app that acts: its names, what it handles, and what it allows.
///
///     let letsEat = AppService(App(name: "LetsEat"), handlers: [.sendPayment(PaymentHandler())])
public struct AppService: Sendable {
  /// Its names and terms, and the classes of the intents that it handles (`IntentsSupported`).
  public let app: App
  /// The classes that it does not serve while the device is locked (`IntentsRestrictedWhileLocked`).
  public let restrictedWhileLocked: Set<String>
  /// Whether the person has allowed it to be used (INSiriAuthorizationStatus).
  public var isAuthorized: Bool
  /// Who handles an intent (`handler(for:)` of an Intents extension); nil for what the app does not handle.
  public let handler: @Sendable (AnyIntent) -> IntentHandler?

  /// Makes an app that chooses a handler for each intent.
  ///
  /// - Parameter app: Its ``App/intents`` are what it is asked for.
  public init(
    _ app: App, restrictedWhileLocked: Set<String> = [], isAuthorized: Bool = true,
    handler: @escaping @Sendable (AnyIntent) -> IntentHandler?
  ) {
    self.app = app
    self.restrictedWhileLocked = restrictedWhileLocked
    self.isAuthorized = isAuthorized
    self.handler = handler
  }

  /// Makes an app that has a handler for each class; it handles these classes.
  public init(
    _ app: App, restrictedWhileLocked: Set<String> = [], isAuthorized: Bool = true,
    handlers: [IntentHandler]
  ) {
    let handlers = Dictionary(handlers.map { ($0.schema.intentClass, $0) }) { $1 }
    var app = app
    app.intents = handlers.keys.sorted()
    self.init(
      app,
      restrictedWhileLocked: restrictedWhileLocked, isAuthorized: isAuthorized
    ) { handlers[$0.intentClass] }
  }

  /// Whether it handles a class.
  func handles(_ intentClass: String) -> Bool { app.intents.contains(intentClass) }
}
