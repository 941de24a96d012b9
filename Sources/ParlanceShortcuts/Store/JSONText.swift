internal import FoundationEssentials

/// JSON as a store keeps it: members sorted, so that equal values have equal texts.
package enum JSONText {
  /// - Throws: `EncodingError` for a number that is none.
  package static func encoding(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// - Parameter row: Where the text stands.
  /// - Throws: ``UnreadableRow`` for what a newer version wrote, or what is no JSON.
  static func decoding<Value: Decodable>(
    _ type: Value.Type, from text: String, of row: RowPlace
  ) throws(UnreadableRow) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw UnreadableRow(row, reason: (error as? DecodingError)?.words ?? "\(error)")
    }
  }
}

extension DecodingError {
  /// What is wrong, without where in the text it is.
  fileprivate var words: String {
    switch self {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "\(self)"
    }
  }
}
