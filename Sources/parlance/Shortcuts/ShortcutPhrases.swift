internal import Parlance
internal import ParlanceShortcuts

/// The phrases of a store.
struct ShortcutPhrases {
  private let path: String
  private let store: ShortcutStore

  /// Opens a store.
  ///
  /// - Throws: ``ToolError`` when there is none, or it cannot be read.
  init(_ path: String) throws(ToolError) {
    self.path = path
    store = try ShortcutStore.opened(path)
  }

  /// What of the store could not be read so far, for people.
  var warnings: [String] { store.warnings(at: path) }

  /// What runs shortcuts in a language.
  ///
  /// - Throws: ``ToolError`` when the store cannot be read.
  func phrases(in language: LanguageCode) throws(ToolError) -> [InvocationPhrase] {
    do {
      return try store.phrases(in: language)
    } catch {
      throw .storing(error, in: path)
    }
  }
}
