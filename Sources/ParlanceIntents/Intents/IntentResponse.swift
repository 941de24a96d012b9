/// What a handler of one class answers, with typed properties (INIntentResponse).
///
/// The generator writes a structure for each class; ``AnyResponse`` is one of any class.
public protocol IntentResponse: Hashable, Sendable {
  /// The codes of the class.
  associatedtype Code: IntentResponseCode

  /// How it went.
  var code: Code { get set }
  /// What it tells, by property.
  var properties: ParameterValues { get set }
  /// What the app is to go on with when it is opened.
  var userActivity: UserActivity? { get set }
  /// Makes a response.
  init(code: Code, userActivity: UserActivity?)
}

extension IntentResponse {
  /// The same response, its class at run time.
  public var erased: AnyResponse {
    AnyResponse(code: code.erased, properties: properties, userActivity: userActivity)
  }
}
