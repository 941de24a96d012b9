internal import ParlanceDefinitions
internal import ParlanceLanguages

extension SwiftIdentifier {
  /// A name of the tables of system intents.
  ///
  /// - Throws: ``PackError`` when it cannot be written in Swift.
  init(inTables name: String) throws(PackError) {
    guard let identifier = SwiftIdentifier(name) else {
      throw PackError("'\(name)' cannot be a name in Swift", file: "und", line: 0)
    }
    self = identifier
  }
}
