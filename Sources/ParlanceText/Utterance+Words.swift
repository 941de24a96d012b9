extension Utterance {
  /// Tells whether a token is a hyphen.
  package func isHyphen(_ token: Int) -> Bool { folded(tokens[token]) == "-" }

  /// Returns the tokens of the word that ICU's dictionary finds around a token: the letters of から are one word. A token of a
  /// script with spaces is one by itself.
  ///
  /// - Complexity: O(*w*), *w* the tokens of the word.
  package func dictionaryWord(around token: Int) -> Range<Int> {
    guard tokens[token].traits.contains(.isCluster) else { return token..<token + 1 }
    var start = token
    while start > 0, !tokens[start].traits.contains(.followsSpace),
      tokens[start - 1].traits.contains(.isCluster), !tokens[start - 1].traits.contains(.endsWord)
    {
      start -= 1
    }
    var end = token + 1
    while end < tokens.count, !tokens[end - 1].traits.contains(.endsWord),
      tokens[end].traits.contains(.isCluster)
    {
      end += 1
    }
    return start..<end
  }
}
