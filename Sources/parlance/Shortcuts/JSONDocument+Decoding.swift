internal import FoundationEssentials
internal import Parlance

extension JSONDocument {
  /// The value of a key that is `Codable`; nil when absent.
  ///
  /// - Throws: ``PackError`` when it is something else.
  func decoded<Value: Decodable>(
    _ type: Value.Type, at key: String
  ) throws(PackError) -> Value? {
    guard let source = source(of: key) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: Data(source.utf8))
    } catch {
      throw fault((error as? DecodingError)?.text(below: key) ?? "\(error)", at: key)
    }
  }
}

extension DecodingError {
  /// What is wrong, and on what way: `intent.values.soup[0]: a value is of one kind that is known`.
  fileprivate func text(below key: String) -> String {
    switch self {
    case .keyNotFound(let missing, let context):
      "\(Self.way(context, below: key)): \"\(missing.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "\(Self.way(context, below: key)): \(context.debugDescription)"
    @unknown default: "\(key): \(self)"
    }
  }

  private static func way(_ context: Context, below key: String) -> String {
    context.codingPath.reduce(key) { way, step in
      way + (step.intValue.map { "[\($0)]" } ?? ".\(step.stringValue)")
    }
  }
}
