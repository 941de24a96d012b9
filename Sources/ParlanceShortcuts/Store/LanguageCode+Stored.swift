internal import Parlance

extension LanguageCode {
  /// The language that a row names.
  ///
  /// - Throws: ``UnreadableRow`` where it is none that is known.
  init(stored identifier: String, in row: RowPlace) throws(UnreadableRow) {
    do {
      try self.init(identifier)
    } catch {
      throw UnreadableRow(row, reason: "\(error)")
    }
  }
}
