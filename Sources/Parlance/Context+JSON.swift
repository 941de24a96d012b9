public import ParlanceIntents
public import ParlanceLanguages

extension Context {
  /// Reads the vocabulary and the apps of a context file; ``ContextDocument`` reads all that it says.
  ///
  /// - Throws: ``PackError`` with the line of what is wrong.
  public init(json file: PackFile) throws(PackError) {
    self = try ContextDocument(file).context
  }
}
