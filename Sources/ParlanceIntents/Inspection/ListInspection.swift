internal import ParlanceLanguages
internal import ParlanceText

/// Finds what nobody can say in the lists of a pack whose words are taken as they are written: words that are not
/// folded, and several words where one is wanted.
struct ListInspection {
  /// What was found, by file and line.
  private(set) var findings: [PackError] = []
  private let tokenizer: Tokenizer
  private let normalizer: Normalizer
  /// What parts from words, and so is a word of its own only beside one.
  private let affixes: Set<String>

  /// Inspects a layer.
  ///
  /// - Throws: ``PackError`` at a malformed line.
  init(
    _ layer: PackLayer, tokenizer: Tokenizer, settings: PackSettings
  ) throws(PackError) {
    self.tokenizer = tokenizer
    normalizer = Normalizer(settings)
    affixes = Set(
      (settings.detachableSuffixes ?? []) + (settings.detachablePrefixes ?? []))
    for name in ["words.tsv", "names.tsv"] { try inspectWords(layer, name) }
    try inspectNicknames(layer)
    try inspectCases(layer)
    inspectAffixes(layer)
  }

  private mutating func inspectWords(_ layer: PackLayer, _ name: String) throws(PackError) {
    guard let file = layer.file(named: name) else { return }
    let list = WordList(file)
    try list.visit { surface, _, line throws(PackError) in
      if let message = fault(ofWord: WordReader.text(surface)) {
        findings.append(list.error(message, line))
      }
    }
  }

  private mutating func inspectNicknames(_ layer: PackLayer) throws(PackError) {
    guard let file = layer.file(named: "nicknames.tsv") else { return }
    for row in try PackTable(file, columns: 2).rows {
      for name in [row.fields[0]] + row.fields[1].split(separator: "|") {
        if let message = fault(ofWord: String(name)) { findings.append(row.error(message)) }
      }
    }
  }

  private mutating func inspectCases(_ layer: PackLayer) throws(PackError) {
    guard let file = layer.file(named: "cases.tsv") else { return }
    for row in try PackTable(file, columns: 2).rows {
      for text in [row.fields[0]] + row.fields[1].split(separator: "|").flatMap(Self.replacements) {
        if let message = fault(ofFolding: String(text)) { findings.append(row.error(message)) }
      }
    }
  }

  /// What follows a role.
  private static func replacements(_ reading: Substring) -> ArraySlice<Substring> {
    reading.split(separator: " ").dropFirst()
  }

  private mutating func inspectAffixes(_ layer: PackLayer) {
    guard let file = layer.file(named: "pack.json") else { return }
    let settings = layer.settings
    for affix in (settings.detachableSuffixes ?? []) + (settings.detachablePrefixes ?? []) {
      if let message = fault(ofFolding: affix) {
        findings.append(PackError(message, file: file.path, line: 0))
      }
    }
  }

  private func fault(ofFolding text: String) -> String? {
    guard let folded = try? normalizer.normalized(text), folded != text else { return nil }
    return "'\(text)' is never said; write it as it is compared, '\(folded)'"
  }

  private func fault(ofWord word: String) -> String? {
    if affixes.contains(word) { return nil }
    guard let utterance = try? tokenizer.utterance(word) else { return "'\(word)' is too long" }
    guard let first = utterance.tokens.first else { return "'\(word)' is no word" }
    let folded = utterance.tokens.map { utterance.folded($0) }
    guard folded.joined().utf8.elementsEqual(word.utf8) || folded.count > 1 else {
      return "'\(word)' is never said; write it as it is compared, '\(folded[0])'"
    }
    let isWhole = utterance.readings.contains { $0.tokens == utterance.tokens.indices }
    guard folded.count == 1 || isWhole || first.traits.contains(.isCluster) else {
      return "'\(word)' is \(folded.count) words; the list takes single ones"
    }
    return nil
  }
}
