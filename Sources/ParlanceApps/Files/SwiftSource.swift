internal import FoundationEssentials
internal import ParlanceDefinitions

/// What a Swift source says of App Intents, by a light search of its text.
struct SwiftSource {
  /// The type that says what an App Intent does.
  static let typeName: StaticString = "IntentDescription"

  /// What App Intents do, as literals say it; texts that code puts together are not seen.
  let descriptions: [PlacedText]

  /// Whether a source describes an App Intent.
  static func describesIntents(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      typeName.withUTF8Buffer { name in
        bytes.indices.contains {
          bytes[$0] == name[0] && bytes[$0...].starts(with: name)
        }
      }
    }
  }

  /// Reads the bytes of the file.
  init(_ data: Data) {
    var reader = SwiftLiteralReader(Array(data))
    descriptions = reader.literals(of: Self.typeName)
  }
}
