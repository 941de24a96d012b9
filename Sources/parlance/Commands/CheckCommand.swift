internal import Parlance
internal import ParlanceApps

/// `parlance check`: what is wrong with an app's files for Siri.
struct CheckCommand: Command {
  private static let format = Option(
    "format", choices: CheckFormat.allCases.map(\.rawValue), help: "how to answer (default text)")
  private static let disable = Option(
    "disable", value: "RULE", choices: AppRule.allCases.map(\.rawValue), isRepeatable: true,
    help: "a rule to leave out")
  private static let config = Option(
    "config", value: "FILE",
    help: "rules, severities and folders, as JSON (default \(AppCheckSettings.fileName) in DIR)")
  private static let baseline = Option(
    "baseline", value: "FILE", help: "leave out the findings that the file lists")
  private static let newBaseline = Option(
    "write-baseline", value: "FILE", help: "list all findings in a file, and tell of none")

  private static let suggest = Option(
    "suggest", help: "propose example phrases where they are missing, as property lists")

  static let synopsis = Synopsis(
    name: "check", operands: "DIR", summary: "check the Siri vocabulary of an app, file by file",
    options: [format, disable, config, baseline, newBaseline, suggest, .packs],
    notes: """
      DIR is the source folder or the bundle of an app, or a folder of several. \
      Ends with 1 when there is an error, and with 0 when there are only warnings and notes.
      RULE is one of \(AppRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  private let path: String
  private let format: CheckFormat
  private let settings: AppCheckSettings
  private let baseline: AppBaseline
  private let newBaselinePath: String?
  private let isToSuggest: Bool
  private let library: PackLibrary

  init(_ arguments: Arguments) throws(ToolError) {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("write one folder: parlance check DIR")
    }
    self.path = path
    format = arguments[Self.format].flatMap(CheckFormat.init) ?? .text
    var settings = try Self.settings(arguments[Self.config], of: path)
    settings.disabledRules.formUnion(arguments.all(Self.disable).compactMap(AppRule.init))
    self.settings = settings
    let baselinePath = arguments[Self.baseline]
    baseline =
      try baselinePath.map { path throws(ToolError) in try Self.baseline(path) }
      ?? AppBaseline()
    newBaselinePath = arguments[Self.newBaseline]
    isToSuggest = arguments.has(Self.suggest)
    guard !isToSuggest || format == .text else {
      throw .usage("'--suggest' writes property lists: leave out '--format'")
    }
    guard !isToSuggest || newBaselinePath == nil else {
      throw .usage("'--suggest' looks for nothing wrong: leave out '--write-baseline'")
    }
    library = try ReadingOptions.library(arguments[.packs])
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    if isToSuggest {
      let suggestions = try reading { folder in
        try AppSuggestions(folder, in: library, settings: settings, baseline: baseline)
      }
      console.print(suggestions.text)
      return .success
    }
    let check = try reading { folder in
      try AppCheck(folder, in: library, settings: settings, baseline: baseline)
    }
    if let newBaselinePath {
      try FileReader.write(check.baseline.json, to: newBaselinePath)
      console.print("\(newBaselinePath): \(CountText.text(check.baseline.count, "finding"))\n")
      return .success
    }
    print(check, on: console)
    return check.isSuccess ? .success : .failure
  }

  private func print(_ check: AppCheck, on console: Console) {
    var json = JSONWriter()
    switch format {
    case .text: return console.print(check.text)
    case .json: check.write(to: &json)
    case .sarif: SARIFLog(check).write(to: &json)
    }
    console.printLine(json.bytes)
  }

  /// What something makes of the folder.
  private func reading<Answer>(_ body: (AppFolder) throws -> Answer) throws(ToolError) -> Answer {
    let folder = try AppFolder.read(path, excluding: settings.excludedFolders)
    do {
      return try body(folder)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  // MARK: Files

  /// The settings of a file; without one those of the folder, if it has any.
  private static func settings(
    _ file: String?, of folder: String
  ) throws(ToolError) -> AppCheckSettings {
    let path = file ?? "\(folder)/\(AppCheckSettings.fileName)"
    guard file != nil || FileReader.exists(path) else { return AppCheckSettings() }
    let content = try FileReader.file(path)
    do {
      return try AppCheckSettings(content)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  private static func baseline(_ path: String) throws(ToolError) -> AppBaseline {
    let content = try FileReader.file(path)
    do {
      return try AppBaseline(content)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}
