internal import ParlanceLanguages
internal import ParlanceMatching
internal import ParlanceReader
internal import ParlanceText

/// The classes that a pack's rules give to words: each rule of plain words is one.
struct ReaderWordClasses {
  /// The numbers of the classes by phrase: the hashes of folded words, joined.
  private var numbers: [UInt64: Set<Int>] = [:]
  private var names: [String: Int] = [:]

  /// Reads the rules of a pack.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(_ pack: LanguagePack) throws(PackError) {
    let tokenizer = Tokenizer(for: pack.code, rules: try TextRules(pack))
    for file in pack.files(withExtension: "phrases") {
      for statement in try PhraseFile(file).statements {
        guard case .rule(let name, let body) = statement.content else { continue }
        let rule = statement.text(name)
        for phrase in PlainPhrases.alternatives(of: statement.text(body)) {
          add(phrase, to: rule, tokenizer)
        }
      }
    }
  }

  private mutating func add(_ phrase: String, to name: String, _ tokenizer: Tokenizer) {
    guard let utterance = try? tokenizer.utterance(phrase), !utterance.tokens.isEmpty else {
      return
    }
    let number = names[name] ?? names.count
    names[name] = number
    let hash = utterance.tokens.reduce(0) { FeatureID.joined($0, $1.hash) }
    numbers[hash, default: []].insert(number)
  }

  /// Returns a builder of models with these classes, and a model that has learned nothing yet.
  ///
  /// - Parameter purpose: What the models read.
  func builder(
    labels: [String], domains: [Int], segments: [String], for purpose: PhrasePurpose
  ) -> (builder: ReaderModelBuilder, model: ReaderModel)? {
    let builder = ReaderModelBuilder(
      labels: labels, domains: domains, segmentLabels: segments, lexicon: numbers,
      sharesLexicon: purpose == .answers, maximumSize: purpose.largestReader)
    return ReaderModel(builder.untrained).map { (builder, $0) }
  }
}

/// The alternatives of a rule's body that are words and nothing else.
enum PlainPhrases {
  /// - Complexity: O(*n*), *n* the length of the body.
  static func alternatives(of body: String) -> [String] {
    var depth = 0
    var part = ""
    var parts: [String] = []
    for letter in body {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if letter == "|", depth == 0 {
        parts.append(part)
        part = ""
      } else {
        part.append(letter)
      }
    }
    return (parts + [part]).compactMap(plain)
  }

  /// The words without a cost behind them; nil where there are brackets, rules or parameters among them.
  private static func plain(_ part: String) -> String? {
    let words = part.split(separator: " ").filter { !$0.hasPrefix("~") && Double($0) == nil }
    guard !words.isEmpty, words.count <= ReaderView.longestPhrase,
      !part.contains(where: { "<>@{}()[];*\"".contains($0) })
    else { return nil }
    return words.joined(separator: " ")
  }
}
