internal import ParlanceLanguages
internal import ParlanceText

/// The rule of a language's sums without their units, with its words looked up.
struct SpokenCentsRule: Sendable {
  let wholes: ClosedRange<Int64>
  private let joints: Set<Lexicon.Lexeme>

  /// Looks the words up.
  init(_ rule: SpokenCents, _ reader: inout WordReader) {
    wholes = Int64(rule.least)...Int64(SpokenCents.wholes.upperBound)
    joints = Set(rule.joints.compactMap { reader.lexemes(ofPhrase: Substring($0)).first })
  }

  /// Tells whether a word may stand between a whole and its cents.
  func isJoint(_ lexeme: Lexicon.Lexeme) -> Bool { joints.contains(lexeme) }
}
