internal import ParlanceText

/// Tokenises many short texts, many at a time: a line each of one text, which no token crosses.
struct TermReader {
  /// As many bytes are at most as many tokens, so that no batch is refused for its length.
  private static let maximumBatchByteCount = Tokenizer.maximumTokenCount

  private let tokenizer: Tokenizer
  private let rules: NameRules?
  private var batch = ""
  private var byteCount = 0
  private var items: [(id: Int32, start: Int)] = []

  /// - Parameter rules: Number the words of the texts.
  init(tokenizer: Tokenizer, rules: NameRules?) {
    self.tokenizer = tokenizer
    self.rules = rules
  }

  /// Adds a text, reading those before it when there are enough.
  ///
  /// - Parameter body: Takes the number of a text and its tokens, in the order in which texts were added.
  mutating func add(
    _ text: String, _ id: Int32, _ body: (Int32, Utterance, Range<Int>) -> Void
  ) throws(UtteranceError) {
    if !items.isEmpty, byteCount + text.utf8.count >= Self.maximumBatchByteCount {
      try finish(body)
    }
    items.append((id, byteCount))
    batch += text
    batch += "\n"
    byteCount += text.utf8.count + 1
  }

  /// Reads several texts, numbered from 0, and what was left before them.
  mutating func read(
    _ texts: [String], _ body: (Int32, Utterance, Range<Int>) -> Void
  ) throws(UtteranceError) {
    for (id, text) in texts.enumerated() { try add(text, Int32(id), body) }
    try finish(body)
  }

  /// Reads the texts that are left.
  mutating func finish(
    _ body: (Int32, Utterance, Range<Int>) -> Void
  ) throws(UtteranceError) {
    var utterance = try tokenizer.utterance(batch)
    rules?.annotate(&utterance)
    var token = 0
    for (item, end) in zip(items, items.dropFirst().map(\.start) + [byteCount]) {
      let first = token
      while token < utterance.tokens.count,
        Int(utterance.tokens[token].span.lowerBound) < end
      {
        token += 1
      }
      body(item.id, utterance, first..<token)
    }
    batch = ""
    byteCount = 0
    items.removeAll(keepingCapacity: true)
  }
}
