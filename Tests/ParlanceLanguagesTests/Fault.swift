import ParlanceLanguages

/// The text of the error that a call throws; nil when it throws none.
func fault(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
