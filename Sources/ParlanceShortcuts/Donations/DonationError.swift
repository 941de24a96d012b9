/// Why something was not donated.
public enum DonationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The parameters that have values are no set that the definition declares (INIntentParameterCombinations).
  case noValidShortcutType(String, filled: Set<String>, declared: Set<Set<String>>)
  /// The class is neither under IntentsSupported nor under NSUserActivityTypes.
  case undeclaredIntent(String)
  /// The type is not under NSUserActivityTypes.
  case undeclaredActivity(String)
  /// The activity has no title, which people would see.
  case missingTitle(String)
  /// The activity is not eligible for prediction.
  case notEligible(String)
  /// The person does not let the app donate.
  case notAuthorized

  /// A sentence for people, and what to do.
  public var description: String {
    switch self {
    case .noValidShortcutType(let intentClass, let filled, let declared):
      "Cannot donate interaction with intent that has no valid shortcut types: \(intentClass) has "
        + "values for \(Self.text(filled)), and declares "
        + (declared.isEmpty
          ? "no combination of parameters"
          : declared.map(Self.text).sorted().joined(separator: "; "))
    case .undeclaredIntent(let intentClass):
      "\(intentClass) is not declared: add it to IntentsSupported of the extension, or an intent of "
        + "the app's own to NSUserActivityTypes"
    case .undeclaredActivity(let type): "\(type) is not declared: add it to NSUserActivityTypes"
    case .missingTitle(let type): "an activity of type \(type) has no title for people to see"
    case .notEligible(let type):
      "an activity of type \(type) is not eligible for prediction: set isEligibleForPrediction"
    case .notAuthorized: "the person has not allowed the app to be used with Siri"
    }
  }

  private static func text(_ parameters: Set<String>) -> String {
    parameters.isEmpty ? "no parameter" : parameters.sorted().joined(separator: ", ")
  }
}
