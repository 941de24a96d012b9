/// What a word costs beyond its class; nil where its class decides.
struct WordPrice {
  /// To leave it out.
  let skip: Cost?
  /// To begin free text with it.
  let textStart: Cost?
  /// To go on with free text over it.
  let textRest: Cost?

  /// Puts the price in an entry of the word's class.
  func adjust(_ entry: inout SymbolTable.Entry) {
    if let skip { entry.skip = skip.rawValue }
    if let textRest { entry.textRest += textRest.rawValue }
    if let textStart { entry.textStart += textStart.rawValue }
  }
}
