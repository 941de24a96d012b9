internal import ParlanceDefinitions

extension AppInformation {
  /// What the file may say to Siri. It says much else, which is let pass.
  ///
  /// Source: Apple's "Information Property List" reference, and QA1950 on the names of apps.
  static let schema = PropertyListSchema.openDictionary([
    optional("NSExtension", .openDictionary([optional("NSExtensionAttributes", attributes)])),
    optional("INIntentsSupported", .array(of: .string)),
    optional("INIntentsRestrictedWhileLocked", .array(of: .string)),
    optional("INIntentsRestrictedWhileProtectedDataUnavailable", .array(of: .string)),
    optional("INAlternativeAppNames", .array(of: alternativeName)),
    optional("NSUserActivityTypes", .array(of: .string)),
    optional(usageDescriptionKey, .string),
    optional("CFBundleDisplayName", .string),
    optional("CFBundleSpokenName", .string),
  ])

  private static let attributes = PropertyListSchema.openDictionary([
    optional("IntentsSupported", .array(of: .string)),
    optional("IntentsRestrictedWhileLocked", .array(of: .string)),
    optional("IntentsRestrictedWhileProtectedDataUnavailable", .array(of: .string)),
  ])

  private static let alternativeName = PropertyListSchema.openDictionary([
    .init(name: "INAlternativeAppName", schema: .string),
    optional("INAlternativeAppNamePronunciationHint", .string),
  ])

  private static func optional(
    _ name: String, _ schema: PropertyListSchema
  ) -> PropertyListSchema.Key {
    .init(name: name, schema: schema, isRequired: false)
  }
}
