/// Utterances of which none repeats: the lines of corpora, again and again, with the marked values of other lines and with
/// other digits.
struct UnseenStream {
  let utterances: [String]

  /// Makes a stream, the same on every run.
  ///
  /// - Parameters:
  ///   - lines: Lines of corpora.
  ///   - count: How many utterances are wanted; there are fewer where the lines do not give as many.
  init(_ lines: [CorpusLine], count: Int) {
    var values: [Substring: [Substring]] = [:]
    for part in lines.lazy.flatMap(\.parts) {
      if let parameter = part.parameter { values[parameter, default: []].append(part.text) }
    }
    var numbers = NumberSequence()
    var seen: Set<String> = []
    var made: [String] = []
    for round in 0..<Self.mostRounds where made.count < count {
      for line in lines where made.count < count {
        let text =
          round == 0
          ? line.text : line.parts.map { Self.changed($0, by: values, &numbers) }.joined()
        if seen.insert(text).inserted { made.append(text) }
      }
    }
    utterances = made
  }

  /// A file of utterances, one a line.
  init(file text: String) {
    utterances = text.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// Where no other values are left, more rounds give nothing new.
  private static let mostRounds = 40

  private static func changed(
    _ part: CorpusLine.Part, by values: [Substring: [Substring]], _ numbers: inout NumberSequence
  ) -> String {
    let others = part.parameter.flatMap { values[$0] } ?? [part.text]
    let text = others[numbers.next() % others.count]
    return String(
      text.map { character in
        guard ("2"..."8").contains(character) else { return character }
        return Character("\(2 + numbers.next() % 7)")
      })
  }
}
