internal import FoundationEssentials

/// JSON as a store keeps it: members sorted, so that equal values have equal texts.
package enum JSONText {
  /// - Throws: `EncodingError` for a number that is none.
  package static func encoding(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// - Throws: `DecodingError` for what a newer version wrote.
  static func decoding<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
