internal import Parlance
internal import ParlanceMatching

/// A file of a corpus: Markdown in which every list item is a test.
///
///     # Payments
///     ## INSendPaymentIntent
///     - send [$100](currencyAmount=USD 100) to [Jason](payee) <!-- known: why it fails -->
///     ## none
///     - how much does it cost to send money abroad
///
/// Below a question stand what people answer to it (``CorpusQuestion``). Headings of one `#`, quotations and comments are for
/// readers.
struct CorpusFile: Sendable {
  /// The examples in file order.
  private(set) var examples: [CorpusExample] = []
  /// What is wrong with lines that should be examples, in file order.
  private(set) var faults: [PackError] = []
  private let catalog: IntentCatalog
  private var section = Section.unknown

  /// What the heading above a line says.
  private enum Section {
    case unknown
    case refusals
    case intent(String)
    case question(CorpusQuestion)
  }

  /// Reads a file; a malformed line is a fault, and the others are read all the same.
  ///
  /// - Complexity: O(*n*), *n* the length of the file.
  init(_ file: PackFile, catalog: IntentCatalog) {
    self.catalog = catalog
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      do throws(PackError) {
        try read(line.trimmed, at: CorpusPlace(file: file.path, line: index + 1))
      } catch {
        faults.append(error)
      }
    }
  }

  private mutating func read(_ line: Substring, at place: CorpusPlace) throws(PackError) {
    if line.hasPrefix("## ") {
      // After a faulty heading nothing is tested against the intent of the section before.
      section = .unknown
      section = try heading(line.dropFirst(3).trimmed, at: place)
    } else if line.hasPrefix("### ") {
      section = try answers(line.dropFirst(4).trimmed, at: place)
    } else if line.hasPrefix("- ") {
      examples.append(try example(line.dropFirst(2).trimmed, at: place))
    } else if !line.isEmpty, !["# ", "> ", "<!--"].contains(where: line.hasPrefix) {
      throw place.error("expected '- an utterance', '## INSomeIntent', '## none' or '# A title'")
    }
  }

  private func heading(_ name: Substring, at place: CorpusPlace) throws(PackError) -> Section {
    if name == "none" { return .refusals }
    let question = try CorpusQuestion(name, catalog, at: place)
    let name = question?.intent[...] ?? name
    guard catalog.intents[String(name)] != nil else {
      throw place.error(
        "unknown intent '\(name)'" + PhraseCatalog.hint(String(name), catalog.intents.keys))
    }
    return question.map(Section.question) ?? .intent(String(name))
  }

  /// The part of a question's section whose answers are of another kind than values.
  private func answers(_ kind: Substring, at place: CorpusPlace) throws(PackError) -> Section {
    guard case .question(var question) = section, CorpusQuestion.kinds.contains(String(kind)) else {
      throw place.error(
        "'### yes', '### no', '### cancel' or '### none' stands below a question, "
          + "'## INSomeIntent asks for parameter' or '## INSomeIntent confirms'")
    }
    question.expected = String(kind)
    return .question(question)
  }

  private func example(_ text: Substring, at place: CorpusPlace) throws(PackError) -> CorpusExample
  {
    let intent: String?
    var asked: CorpusQuestion?
    switch section {
    case .unknown: throw place.error("an utterance stands below '## INSomeIntent' or '## none'")
    case .refusals: intent = nil
    case .intent(let name): intent = name
    case .question(let question):
      intent = question.expected == nil ? question.intent : nil
      asked = question
    }
    let (content, knownFailure) = try Self.parted(text, at: place)
    let markup = try CorpusMarkup(content, at: place)
    let checker = CorpusChecker(catalog: catalog, intent: intent, place: place)
    return CorpusExample(
      utterance: markup.utterance, intent: intent, question: asked,
      parameters: try markup.marks.map { mark throws(PackError) in try checker.parameter(mark) },
      knownFailure: knownFailure, place: place)
  }

  /// The line without its comment, and why it is known to fail.
  private static func parted(
    _ text: Substring, at place: CorpusPlace
  ) throws(PackError) -> (content: Substring, knownFailure: String?) {
    let opening = "<!--"
    let closing = "-->"
    guard text.hasSuffix(closing), let start = text.firstRange(of: opening) else {
      return (text, nil)
    }
    let comment = text[start.upperBound...].dropLast(closing.count).trimmed
    guard comment.hasPrefix("known:") else {
      throw place.error("a comment after an utterance is to be '<!-- known: the reason -->'")
    }
    return (text[..<start.lowerBound].trimmed, String(comment.dropFirst("known:".count).trimmed))
  }
}

extension StringProtocol {
  /// The text without white space at either end.
  var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[start...end]
  }
}
