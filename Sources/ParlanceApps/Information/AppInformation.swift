internal import ParlanceDefinitions

/// What the `Info.plist` of an app or an extension says.
///
/// It keeps the node it was read from, and so the keys that are not known here.
struct AppInformation {
  /// Why the app uses Siri, which people are told when it asks them.
  static let usageDescriptionKey = "NSSiriUsageDescription"

  /// As the file has it, with the keys that are not known here.
  let root: PropertyListNode
  /// The kind of extension; nil when it is none, or does not say.
  let extensionPoint: String?
  /// Whether it is of an extension.
  let isExtension: Bool
  /// The classes of the intents that are handled, in file order.
  let supportedIntents: [PlacedText]
  /// The classes of those that are not handled while the device is locked, in file order.
  let restrictedIntents: [PlacedText]

  /// Reads the root of the file.
  init(_ root: PropertyListNode) {
    self.root = root
    let details = root["NSExtension"]
    isExtension = details != nil
    extensionPoint = details?["NSExtensionPointIdentifier"]?.string
    // An app that handles intents itself has the keys of an extension with a prefix.
    let attributes = details?["NSExtensionAttributes"]
    supportedIntents =
      Self.texts("IntentsSupported", of: attributes) + Self.texts("INIntentsSupported", of: root)
    restrictedIntents = Self.restrictionKeys.flatMap {
      Self.texts($0, of: attributes) + Self.texts("IN" + $0, of: root)
    }
  }

  /// Whether it is of an extension that handles intents, and not of one that shows them.
  var isIntentExtension: Bool { extensionPoint == "com.apple.intents-service" }

  /// Whether it is of an app, and not of an extension, a framework or a bundle of resources.
  ///
  /// Xcode leaves the type of a bundle to the build, so that only what it says besides may tell.
  var isApp: Bool {
    let type = root["CFBundlePackageType"]?.string
    guard !isExtension, !["FMWK", "BNDL"].contains(type) else { return false }
    return type == "APPL" || root.keys.contains(where: Self.appKeys.contains)
  }

  /// The language in which the app is written; nil when that is left to Xcode.
  var developmentLanguage: String? {
    root["CFBundleDevelopmentRegion"]?.string.flatMap { $0.contains("$") ? nil : $0 }
  }

  /// Whether it says why the app uses Siri.
  var saysWhySiri: Bool {
    PlacedText(root[Self.usageDescriptionKey]).map { !$0.isBlank } ?? false
  }

  /// The identifier of the bundle; nil when it is left to the build.
  var identifier: String? {
    root["CFBundleIdentifier"]?.string.flatMap { $0.contains("$") || $0.isEmpty ? nil : $0 }
  }

  /// The types of activities that are continued or donated, and the classes of the app's own intents, in file order.
  var activityTypes: [PlacedText] { Self.texts("NSUserActivityTypes", of: root) }

  /// The name under the icon; nil when it is left to Xcode.
  var displayName: PlacedText? { PlacedText(root["CFBundleDisplayName"]) }

  /// How the name sounds; nil when it is not said.
  var spokenName: PlacedText? { PlacedText(root["CFBundleSpokenName"]) }

  /// The app's other names, in file order.
  var alternativeNames: [PlacedText] {
    root.all("INAlternativeAppNames").compactMap { PlacedText($0["INAlternativeAppName"]) }
  }

  /// What the files of apps say, and those of frameworks and tests do not.
  private static let appKeys: Set = [
    "LSRequiresIPhoneOS", "LSApplicationCategoryType", "UILaunchScreen", "UILaunchStoryboardName",
    "UIApplicationSceneManifest", "UISupportedInterfaceOrientations", "NSMainStoryboardFile",
    "WKApplication", "WKWatchKitApp", "CFBundleURLTypes", "NSUserActivityTypes",
    "INIntentsSupported", "INAlternativeAppNames", usageDescriptionKey,
  ]

  private static let restrictionKeys = [
    "IntentsRestrictedWhileLocked", "IntentsRestrictedWhileProtectedDataUnavailable",
  ]

  private static func texts(_ key: String, of node: PropertyListNode?) -> [PlacedText] {
    (node?.all(key) ?? []).compactMap { PlacedText($0) }
  }
}
