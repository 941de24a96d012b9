internal import ParlanceIntents

/// Looks at one file of an app.
enum FileCheck {
  /// What is wrong with it.
  static func findings(_ source: AppSource, catalog: IntentCatalog) -> [AppFinding] {
    let file = source.file
    var collector = FindingCollector(file.path)
    do {
      let list = try source.content.get()
      if let fault = fault(of: list.encoding, in: file) {
        collector.add(.fileEncoding, fault, at: 1)
      }
      guard file.kind == .vocabulary else { return collector.findings }
      return VocabularyCheck.findings(list, collector, catalog: catalog)
    } catch {
      collector.add(error)
      return collector.findings
    }
  }

  /// Tables of strings may be UTF-16; property lists are UTF-8 wherever Apple's tools write them.
  private static func fault(of encoding: PropertyList.Encoding, in file: AppFile) -> String? {
    guard file.kind != .informationStrings else { return nil }
    switch encoding {
    case .utf16: return "the file is UTF-16"
    case .utf8WithMark: return "the file begins with a byte order mark"
    case .utf8, .binary: return nil
    }
  }
}
