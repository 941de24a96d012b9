internal import ParlanceText

extension Utterance {
  /// The token before another one that is no joiner: what stands beside it in a name.
  func wordPosition(before token: Int) -> Int? {
    tokens[..<token].indices.last { TokenRole(of: tokens[$0], in: self) != .joiner }
  }

  /// The token behind another one that is no joiner.
  func wordPosition(after token: Int) -> Int? {
    tokens[(token + 1)...].indices.first { TokenRole(of: tokens[$0], in: self) != .joiner }
  }
}
