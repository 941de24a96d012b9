internal import ParlanceDefinitions

/// Looks at the `Info.plist` of an app or an extension by itself.
struct InformationCheck {
  /// Siri takes no more.
  private static let maximumNameCount = 3

  private var collector: FindingCollector
  private let information: AppInformation

  /// What is wrong with it, beside what the file has already.
  static func findings(_ list: PropertyList, _ collector: FindingCollector) -> [AppFinding] {
    var schema = SchemaCheck(collector)
    schema.check(list.root, AppInformation.schema, name: "the file")
    var check = InformationCheck(
      collector: schema.collector, information: AppInformation(list.root))
    check.checkRestrictions()
    check.checkNames()
    return check.collector.findings
  }

  private mutating func checkRestrictions() {
    let supported = Set(information.supportedIntents.map(\.text))
    for intent in information.restrictedIntents where !supported.contains(intent.text) {
      collector.add(
        .unsupportedRestriction, "\(intent.text) is restricted, but not supported",
        at: intent.line)
    }
  }

  private mutating func checkNames() {
    let names = information.alternativeNames
    if names.count > Self.maximumNameCount {
      collector.add(
        .tooManyAppNames, "the app has \(names.count) alternative names",
        at: names[Self.maximumNameCount].line)
    }
    for name in [information.spokenName].compactMap(\.self) + names where name.isBlank {
      collector.add(.emptyAppName, "a name of the app is empty", at: name.line)
    }
    checkDuplicates(among: [information.displayName].compactMap(\.self) + names)
  }

  private mutating func checkDuplicates(among names: [PlacedText]) {
    var seen: Set<String> = [""]
    for name in names where !seen.insert(name.folded).inserted && !name.isBlank {
      collector.add(.duplicateAppName, "'\(name.text)' is a name of the app already", at: name.line)
    }
  }
}
