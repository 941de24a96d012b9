package import ParlanceLanguages
internal import ParlanceMatching

/// What is wrong with a pack though it compiles.
package struct PackInspection {
  /// What no template can use as it is written.
  package private(set) var errors: [PackError] = []
  /// What does nothing, most likely by mistake.
  package private(set) var warnings: [PackError] = []

  /// Inspects the layer of a pack that is the tag's own.
  ///
  /// - Parameters:
  ///   - requests: The pack compiled for requests.
  ///   - answers: The pack compiled for answers.
  /// - Throws: ``PackError`` when the pack cannot be compiled.
  package init(
    _ layer: PackLayer, of pack: LanguagePack, requests: LanguageModel, answers: LanguageModel
  ) throws(PackError) {
    try inspectRules(layer, of: pack, requests)
    try inspectRules(layer, of: pack, answers)
    errors += try GuardContradictions(pack).findings
    warnings += try ListInspection(layer, tokenizer: requests.tokenizer, settings: pack.settings)
      .findings
  }

  private mutating func inspectRules(
    _ layer: PackLayer, of pack: LanguagePack, _ model: LanguageModel
  ) throws(PackError) {
    let paths = Set(layer.files.filter(model.purpose.owns).map(\.path))
    let types = model.catalog.types.union(["App"] + PhrasebookLayer.surroundingRules)
    for rule in try model.unusedRules(of: pack) where paths.contains(rule.file) {
      if let fault = rule.fault { errors.append(fault) }
      // A rule named like a type says how parameters of that type are read, also of templates to come.
      guard !types.contains(rule.name) else { continue }
      warnings.append(
        PackError(
          "the rule '\(rule.name)' is used by no template", file: rule.file, line: rule.line))
    }
  }
}

extension LanguageModel {
  /// The rules of a pack that no template leads to.
  fileprivate func unusedRules(
    of pack: LanguagePack
  ) throws(PackError) -> [UnusedRule] {
    try UnusedRule.all(
      in: purpose.phraseFiles(of: pack),
      catalog: Self.phraseCatalog(
        catalog, kinds: kinds, kindsOfSlots: propertyKinds.kindsOfSlots(caseKinds),
        closing: purpose.closingRule),
      tokenizer: tokenizer)
  }
}
