internal import Parlance

/// Languages that packs speak, each looked up once.
final class SpokenLanguages {
  /// The language that is taken where none is named.
  let own: LanguageCode
  private var codes: [String: LanguageCode] = [:]

  /// - Parameter text: A Siri language code.
  /// - Throws: ``ToolError`` when it is none, or no pack speaks the language.
  init(_ text: String) throws(ToolError) {
    do {
      own = try Self.code(text)
    } catch {
      throw .loading(error)
    }
  }

  /// The language that an object names; nil where it names none.
  ///
  /// - Throws: ``PackError`` when no pack speaks it.
  func code(in json: JSONDocument) throws(PackError) -> LanguageCode? {
    guard let text = try json.string("language") else { return nil }
    if let known = codes[text] { return known }
    do {
      let code = try Self.code(text)
      codes[text] = code
      return code
    } catch {
      throw json.fault("\(error)", at: "language")
    }
  }

  private static func code(_ text: String) throws -> LanguageCode {
    let code = try LanguageCode(text)
    _ = try LanguagePack(for: code)
    return code
  }
}
