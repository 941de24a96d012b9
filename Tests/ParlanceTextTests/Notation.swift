import ParlanceText

/// Writes the tokens of an utterance as golden tables have them: `Jason=wC 's=wg  lunch=w_`.
///
/// Before the sign stands the slice of the original text; after it the kind (**w**ord, **n**umber, **p**unctuation,
/// **s**ymbol, **e**moji, **a**ddress) and the traits: `_` follows a space, `C` capitalised, `U` upper case, `c` one
/// cluster, `|` the end of a word, `g` glued.
func notation(_ utterance: Utterance) -> String {
  utterance.tokens.map { token in
    "\(utterance.text(of: token.span))=\(letter(token.kind))\(letters(token.traits))"
  }.joined(separator: " ")
}

private func letter(_ kind: Token.Kind) -> String {
  switch kind {
  case .word: "w"
  case .number: "n"
  case .punctuation: "p"
  case .symbol: "s"
  case .emoji: "e"
  case .address: "a"
  }
}

private func letters(_ traits: Token.Traits) -> String {
  let names: [(Token.Traits, String)] = [
    (.followsSpace, "_"), (.isCapitalized, "C"), (.isUppercase, "U"), (.isCluster, "c"),
    (.endsWord, "|"), (.isGlued, "g"),
  ]
  return names.filter { traits.contains($0.0) }.map(\.1).joined()
}
