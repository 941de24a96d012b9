package import ParlanceLanguages
package import ParlanceText

/// A rule that no template leads to.
package struct UnusedRule: Sendable {
  package let name: String
  package let file: String
  package let line: Int
  /// What is wrong with it; nil when a template could use it.
  package let fault: PackError?

  /// The rules of a pack that no template leads to, in the order of files and lines.
  ///
  /// They are not among what is compiled, so they are read here alone, as if for an intent with all parameters.
  ///
  /// - Throws: ``PackError`` where the pack does not compile.
  package static func all(
    in files: [PackFile], catalog: PhraseCatalog, tokenizer: Tokenizer
  ) throws(PackError) -> [UnusedRule] {
    var compiler = try PhraseCompiler(files, catalog: catalog, tokenizer: tokenizer)
    let unused = compiler.rules.filter { !$0.isUsed }
    compiler.addAnyIntent()
    var found: [UnusedRule] = []
    for rule in unused {
      found.append(
        UnusedRule(
          name: compiler.names.text(rule.name), file: rule.statement.file.path,
          line: rule.statement.line, fault: compiler.fault(of: rule)))
    }
    return found.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }
}

extension PhraseCompiler {
  fileprivate mutating func addAnyIntent() {
    catalog = catalog.withAnyIntent
    names.add(PhraseCatalog.anyIntent, catalog.intents[PhraseCatalog.anyIntent] ?? [:])
  }

  fileprivate mutating func fault(of rule: PhraseRule) -> PackError? {
    do {
      let intent = names.number(PhraseCatalog.anyIntent)
      _ = try self.rule(rule.name, intent: intent, at: rule.statement)
      return nil
    } catch {
      return error
    }
  }
}
