internal import CICU

/// Turns boundaries into tokens; one pass over a text.
struct UtteranceBuilder {
  private(set) var tokens: [Token] = []
  private(set) var readings: [Utterance.Reading] = []
  private(set) var folded: [UInt8] = []
  private let rules: TextRules
  /// Nil where each text is read once.
  private let words: WordCache?
  private var followsSpace = false

  init(rules: TextRules, words: WordCache?, capacity: Int) {
    self.rules = rules
    self.words = words
    tokens.reserveCapacity(capacity / 4 + 4)
    if rules.hasCases {
      // Each reading of a word repeats it.
      folded.reserveCapacity(capacity * 3)
      readings.reserveCapacity(capacity / 4 + 4)
    } else {
      folded.reserveCapacity(capacity + 8)
    }
  }

  mutating func read(_ text: inout String, with segmenter: Segmenter) throws(ICUError) {
    var failure: ICUError?
    text.withUTF8 { bytes in
      do throws(ICUError) {
        try read(bytes, with: segmenter)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    let addresses = AddressScanner.addresses(in: text)
    var nextAddress = 0
    var start = 0
    var begin = 0
    for boundary in try segmenter.words(text) {
      let end = Int(boundary.end)
      defer { begin = end }
      while nextAddress < addresses.count, addresses[nextAddress].lowerBound < end {
        let address = addresses[nextAddress]
        if start < address.lowerBound {
          try readPart(start..<address.lowerBound, isRest: start > begin, of: text, with: segmenter)
        }
        try append(address, of: text, kind: .address, traits: [])
        start = address.upperBound
        nextAddress += 1
      }
      if start < end {
        try readPart(start..<end, isRest: start > begin, of: text, with: segmenter)
        start = end
      }
    }
  }

  /// A segment, or the rest that an address leaves of one, which may begin with marks: `@bob's`.
  private mutating func readPart(
    _ range: Range<Int>, isRest: Bool, of text: UnsafeBufferPointer<UInt8>,
    with segmenter: Segmenter
  ) throws(ICUError) {
    var start = range.lowerBound
    while isRest, let next = WordForm.markEnd(at: start, of: text), next < range.upperBound {
      try readSegment(start..<next, of: text, with: segmenter)
      start = next
    }
    try readSegment(start..<range.upperBound, of: text, with: segmenter)
  }

  private mutating func readSegment(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    let first = text[range.lowerBound]
    if first < 0x80 {
      switch ASCII.classes[Int(first)] {
      case .space: followsSpace = true
      case .punctuation: try append(range, of: text, kind: .punctuation, traits: [])
      case .symbol: try append(range, of: text, kind: .symbol, traits: [])
      case .letter, .uppercase, .digit: try recallWord(range, of: text, with: segmenter)
      }
    } else {
      try readBeyondASCII(range, of: text, with: segmenter)
    }
  }

  private mutating func readBeyondASCII(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    let traits = cicu_traits(UTF8Bytes.decode(at: range.lowerBound, of: text).scalar.value)
    if traits & UInt32(cicu_trait_space.rawValue) != 0 {
      followsSpace = true
    } else if traits & UInt32(cicu_trait_emoji.rawValue) != 0 {
      try append(range, of: text, kind: .emoji, traits: [])
    } else if traits & UInt32(cicu_trait_punctuation.rawValue) != 0 {
      try append(range, of: text, kind: .punctuation, traits: [])
    } else if traits & UInt32(cicu_trait_symbol.rawValue) != 0 {
      try append(range, of: text, kind: .symbol, traits: [])
    } else {
      try recallWord(range, of: text, with: segmenter)
    }
  }

  /// A word of ICU, as it was read before.
  private mutating func recallWord(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    guard let words, range.count <= WordCache.maximumLength, !followsMark(range) else {
      return try readWord(range, of: text, with: segmenter)
    }
    let written = text.span.extracting(range)
    if let word = words.word(written) {
      return append(word, of: words, at: Int32(range.lowerBound))
    }
    let start = (tokens: tokens.count, readings: readings.count, folded: folded.count)
    try readWord(range, of: text, with: segmenter)
    words.insert(
      written, folded: folded[start.folded...],
      tokens: tokens[start.tokens...].lazy.map {
        $0.moved(span: -Int32(range.lowerBound), folded: -Int32(start.folded))
      },
      readings: readings[start.readings...].lazy.map {
        $0.moved(
          tokens: -start.tokens, span: -Int32(range.lowerBound), folded: -Int32(start.folded))
      })
  }

  /// Whether a mark stands before a word without a space, to which it may be the ending.
  private func followsMark(_ range: Range<Int>) -> Bool {
    guard let mark = tokens.last else { return false }
    return mark.kind == .punctuation && Int(mark.span.upperBound) == range.lowerBound
  }

  private mutating func append(_ word: WordCache.Word, of words: WordCache, at offset: Int32) {
    let first = tokens.count
    let start = Int32(folded.count)
    words.folded.withUnsafeBufferPointer {
      folded.append(contentsOf: UnsafeBufferPointer(rebasing: $0[word.folded]))
    }
    for index in word.tokens {
      let isFirst = index == word.tokens.lowerBound
      tokens.append(
        words.tokens[index].moved(
          span: offset, folded: start, followsSpace: isFirst && followsSpace))
    }
    for index in word.readings {
      readings.append(words.readings[index].moved(tokens: first, span: offset, folded: start))
    }
    if !word.tokens.isEmpty { followsSpace = false }
  }

  /// A word of ICU: cut where digits meet letters, where a script without spaces begins, and before endings.
  private mutating func readWord(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    let first = tokens.count
    if WordForm.isASCIILetters(range, of: text) {
      try readLetters(range, of: text, traits: [])
    } else if let stop = WordForm.sentenceStop(in: range, of: text) {
      try readWord(range.lowerBound..<stop, of: text, with: segmenter)
      try append(stop..<stop + 1, of: text, kind: .punctuation, traits: [])
      return try readWord(stop + 1..<range.upperBound, of: text, with: segmenter)
    } else {
      try readRuns(range, of: text, with: segmenter)
    }
    if tokens.count > first + 1, !tokens[first].traits.contains(.isCluster) {
      try appendReading(first..<tokens.count, of: text)
    }
  }

  /// The stretches of one kind that a word consists of.
  private mutating func readRuns(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = WordForm.run(from: start, to: range.upperBound, of: text)
      let glued: Token.Traits = start > range.lowerBound ? .isGlued : []
      switch run.kind {
      case .cluster: try readClusters(start..<run.end, of: text, with: segmenter)
      case .digits: try append(start..<run.end, of: text, kind: .number, traits: glued)
      case .latin, .letters: try readLetters(start..<run.end, of: text, traits: glued)
      }
      start = run.end
    }
  }

  private mutating func readLetters(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, traits: Token.Traits
  ) throws(ICUError) {
    if try joinSuffix(range, of: text) { return }
    var traits = traits
    if WordForm.isUppercase(at: range.lowerBound, of: text) {
      traits.insert(.isCapitalized)
      if WordForm.isShouted(range, of: text) { traits.insert(.isUppercase) }
    }
    guard try append(range, of: text, kind: .word, traits: traits) else { return }
    if try detachPrefix(of: range, in: text) { return }
    if try detachSuffix(of: range, in: text) { return }
    if rules.hasCases { try appendRoles(of: range, in: text) }
  }

  /// An ending written apart, as in `Jason 's`: ICU gives its apostrophe as a token of its own.
  private mutating func joinSuffix(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> Bool {
    guard followsMark(range), let mark = tokens.last else { return false }
    let start = Int(mark.folded.lowerBound)
    let end = folded.count
    try rules.normalizer.fold(UnsafeBufferPointer(rebasing: text[range]), into: &folded)
    guard rules.detachableSuffixes.contains(where: { $0.elementsEqual(folded[start...]) }) else {
      folded.removeSubrange(end...)
      return false
    }
    tokens[tokens.count - 1] = part(
      of: mark, span: .init(mark.span.lowerBound, Int32(range.upperBound)),
      folded: start..<folded.count, traits: mark.traits)
    return true
  }

  /// Parts a beginning such as `l'` from the token just appended, and reads the rest as a word.
  private mutating func detachPrefix(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> Bool {
    let whole = tokens[tokens.count - 1]
    let bytes = Int(whole.folded.lowerBound)..<Int(whole.folded.upperBound)
    for prefix in rules.detachablePrefixes where prefix.count < bytes.count {
      let cut = bytes.lowerBound + prefix.count
      guard folded[bytes.lowerBound] == prefix[0],
        folded[bytes.lowerBound..<cut].elementsEqual(prefix),
        let end = try end(ofPrefix: prefix, in: range, of: text)
      else { continue }
      folded.removeSubrange(cut...)
      tokens[tokens.count - 1] = part(
        of: whole, span: .init(whole.span.lowerBound, Int32(end)), folded: bytes.lowerBound..<cut,
        traits: whole.traits)
      try readLetters(end..<range.upperBound, of: text, traits: [])
      return true
    }
    return false
  }

  /// Adds the readings of the token just appended whose affixes the language's cases know.
  private mutating func appendRoles(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) {
    let token = tokens[tokens.count - 1]
    let bytes = Int(token.folded.lowerBound)..<Int(token.folded.upperBound)
    for number in rules.cases.endings(of: folded[bytes]) {
      let rule = rules.cases[number]
      let rest = bytes.lowerBound..<bytes.upperBound - rule.affix.count
      guard isStem(rest), let cut = try start(ofSuffix: rule.affix, in: range, of: text) else {
        continue
      }
      appendRole(rule, stem: range.lowerBound..<cut, folded: rest)
    }
    for number in rules.cases.prefixes(of: folded[bytes]) {
      let rule = rules.cases[number]
      let rest = bytes.lowerBound + rule.affix.count..<bytes.upperBound
      guard isStem(rest), let cut = try end(ofPrefix: rule.affix, in: range, of: text) else {
        continue
      }
      appendRole(rule, stem: cut..<range.upperBound, folded: rest)
    }
  }

  /// One letter is no name.
  private func isStem(_ bytes: Range<Int>) -> Bool {
    folded[bytes].count { $0 & 0xC0 != 0x80 } > 1
  }

  private mutating func appendRole(
    _ rule: CaseTable.Rule, stem: Range<Int>, folded rest: Range<Int>
  ) {
    let start = folded.count
    if rule.isPrefix { folded += rule.replacement }
    repeatFolded(rest)
    if !rule.isPrefix { folded += rule.replacement }
    readings.append(
      Utterance.Reading(
        tokens: tokens.count - 1..<tokens.count, role: rule.role,
        stem: .init(Int32(stem.lowerBound), Int32(stem.upperBound)),
        replacementLength: Int32(rule.replacement.count),
        folded: .init(Int32(start), Int32(folded.count)),
        hash: Lexicon.hash(folded.span.extracting(start...))))
  }

  /// Parts an ending such as `'s` from the token just appended.
  private mutating func detachSuffix(
    of range: Range<Int>, in text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> Bool {
    let whole = tokens[tokens.count - 1]
    let bytes = Int(whole.folded.lowerBound)..<Int(whole.folded.upperBound)
    guard bytes.contains(where: { rules.beginsSuffix[Int(folded[$0])] }) else { return false }
    for suffix in rules.detachableSuffixes where suffix.count < bytes.count {
      let cut = bytes.upperBound - suffix.count
      guard folded[cut..<bytes.upperBound].elementsEqual(suffix),
        let start = try start(ofSuffix: suffix, in: range, of: text)
      else { continue }
      let spanCut = Int32(start)
      tokens[tokens.count - 1] = part(
        of: whole, span: .init(whole.span.lowerBound, spanCut), folded: bytes.lowerBound..<cut,
        traits: whole.traits)
      tokens.append(
        part(
          of: whole, span: .init(spanCut, whole.span.upperBound), folded: cut..<bytes.upperBound,
          traits: .isGlued))
      return true
    }
    return false
  }

  /// Where an ending begins in the text as given; nil when it begins within a character.
  ///
  /// Counting bytes from the end would not do: folding makes some characters longer and others shorter.
  private func start(
    ofSuffix suffix: [UInt8], in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> Int? {
    if text[range].suffix(suffix.count).lazy.map(Normalizer.lowercased).elementsEqual(suffix) {
      return range.upperBound - suffix.count
    }
    var start = range.upperBound
    var ending: [UInt8] = []
    while start > range.lowerBound, ending.count < suffix.count {
      start -= 1
      guard text[start] & 0xC0 != 0x80 else { continue }
      ending.removeAll(keepingCapacity: true)
      try rules.normalizer.fold(
        UnsafeBufferPointer(rebasing: text[start..<range.upperBound]), into: &ending)
    }
    return ending == suffix ? start : nil
  }

  /// Where a beginning ends in the text as given; nil when it ends within a character.
  private func end(
    ofPrefix prefix: [UInt8], in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) -> Int? {
    var end = range.lowerBound
    var beginning: [UInt8] = []
    while end < range.upperBound, beginning.count < prefix.count {
      end += UTF8Bytes.decode(at: end, of: text).length
      beginning.removeAll(keepingCapacity: true)
      try rules.normalizer.fold(
        UnsafeBufferPointer(rebasing: text[range.lowerBound..<end]), into: &beginning)
    }
    return beginning == prefix ? end : nil
  }

  private func part(
    of whole: Token, span: Utterance.Span, folded bytes: Range<Int>, traits: Token.Traits
  ) -> Token {
    Token(
      span: span, folded: .init(Int32(bytes.lowerBound), Int32(bytes.upperBound)),
      hash: Lexicon.hash(folded.span.extracting(bytes)), kind: .word, traits: traits)
  }

  private mutating func readClusters(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, with segmenter: Segmenter
  ) throws(ICUError) {
    let first = tokens.count
    var start = range.lowerBound
    for end in try segmenter.graphemes(UnsafeBufferPointer(rebasing: text[range])) {
      let cluster = start..<range.lowerBound + Int(end)
      let ends: Token.Traits = cluster.upperBound == range.upperBound ? .endsWord : []
      try append(cluster, of: text, kind: .word, traits: ends.union(.isCluster))
      start = cluster.upperBound
    }
    if tokens.count > first + 1, WordForm.isFromDictionary(at: range.lowerBound, of: text) {
      try appendReading(first..<tokens.count, of: text)
    }
  }

  /// Adds a token; answers false where the text folds to nothing, such as a byte order mark.
  @discardableResult
  private mutating func append(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, kind: Token.Kind,
    traits: Token.Traits
  ) throws(ICUError) -> Bool {
    let start = folded.count
    try rules.normalizer.fold(UnsafeBufferPointer(rebasing: text[range]), into: &folded)
    guard folded.count > start else { return false }
    tokens.append(
      Token(
        span: .init(Int32(range.lowerBound), Int32(range.upperBound)),
        folded: .init(Int32(start), Int32(folded.count)),
        hash: Lexicon.hash(folded.span.extracting(start...)),
        kind: kind, traits: followsSpace ? traits.union(.followsSpace) : traits))
    followsSpace = false
    return true
  }

  private mutating func appendReading(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) throws(ICUError) {
    let start = folded.count
    for index in range { repeatFolded(tokens[index].folded.offsets) }
    let reading = Utterance.Reading(
      tokens: range, role: 0, stem: .init(0, 0), replacementLength: 0,
      folded: .init(Int32(start), Int32(folded.count)),
      hash: Lexicon.hash(folded.span.extracting(start...)))
    // The readings of its tokens are there already.
    let place = readings.lastIndex { $0.tokens.lowerBound < range.lowerBound }.map { $0 + 1 } ?? 0
    readings.insert(reading, at: place)
  }

  /// Appends what is there already: byte by byte, since a slice of it would make a copy of the whole.
  private mutating func repeatFolded(_ range: Range<Int>) {
    for index in range { folded.append(folded[index]) }
  }
}
