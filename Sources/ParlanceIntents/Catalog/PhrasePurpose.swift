internal import ParlanceLanguages

/// What the templates of a language are for.
public enum PhrasePurpose: Sendable {
  /// What people ask for: all files but `answers.phrases`.
  case requests
  /// What people answer when they are asked back: `answers.phrases`, with the rules of `rules.phrases`.
  case answers

  /// The rule that may follow any template; none where "yes" with more behind it is no longer a yes.
  var closingRule: String? { self == .requests ? "closing" : nil }

  /// The file of a pack that holds what the language's sentences taught.
  package var readerFile: String { self == .requests ? "reader.model" : "answers.model" }

  /// The largest size of that file, in bytes.
  var largestReader: Int { self == .requests ? 191_000 : 47_000 }

  /// The number of sentences that say a word around parameters, so that it speaks for a class. A word of one may speak for
  /// a request, whose other words are weighed as well; agreeing is often a single word.
  var leastCarrierCount: Int { self == .requests ? 1 : 2 }

  /// Returns what else an example below a template may be taken for; nil for any request, since of the answers only those to
  /// the same question come into question.
  ///
  /// - Parameter heading: What stands above the template.
  package func rivals(of heading: String) -> Set<String>? {
    self == .requests ? nil : AnswerCatalog.rivals(of: heading)
  }

  /// The files of a pack that hold the templates and their rules.
  func phraseFiles(of pack: LanguagePack) -> [PackFile] {
    pack.files(withExtension: "phrases").filter { owns($0) || $0.name == "rules.phrases" }
  }

  /// Whether what a file of phrases holds is meant for these templates first of all.
  func owns(_ file: PackFile) -> Bool {
    (file.name == "answers.phrases") == (self == .answers)
  }
}
