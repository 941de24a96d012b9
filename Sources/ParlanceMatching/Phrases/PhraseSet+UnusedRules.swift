package import ParlanceLanguages
package import ParlanceText

extension PhraseSet {
  /// A rule that no template leads to.
  package struct UnusedRule: Sendable {
    package let name: String
    package let file: String
    package let line: Int
    /// What is wrong with it; nil when a template could use it.
    package let fault: PackError?
  }

  /// The rules that no template leads to, in the order of files and lines.
  ///
  /// They are not among what is compiled, so they are read here alone, as if for an intent with all parameters.
  ///
  /// - Parameter lexicon: What the set was made with.
  package func unusedRules(tokenizer: Tokenizer, lexicon: Lexicon) -> [UnusedRule] {
    var trial = self
    trial.catalog = catalog.withAnyIntent
    var words = WordReader(tokenizer: tokenizer, lexicon: lexicon)
    let unused = rules.filter { !$0.value.isUsed }
    return unused.map { name, rule in
      UnusedRule(
        name: name, file: rule.statement.file, line: rule.statement.line,
        fault: trial.fault(of: name, rule, &words))
    }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  private mutating func fault(
    of name: String, _ rule: Rule, _ words: inout WordReader
  ) -> PackError? {
    do {
      _ = try self.rule(name, intent: PhraseCatalog.anyIntent, at: rule.statement, &words)
      return nil
    } catch {
      return error
    }
  }
}
