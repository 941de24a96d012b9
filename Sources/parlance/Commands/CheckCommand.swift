internal import Parlance
internal import ParlanceApps
internal import ParlanceIntents

/// `parlance check`: what is wrong with an app's files for Siri.
struct CheckCommand: Command {
  private static let disable = Option(
    "disable", value: "RULE", choices: AppRule.allCases.map(\.rawValue), isRepeatable: true,
    help: "a rule to leave out")

  static let synopsis = Synopsis(
    name: "check", operands: "DIR", summary: "check the Siri vocabulary of an app, file by file",
    options: [.format, disable],
    notes: """
      DIR is the source folder or the bundle of an app, or a folder of several. \
      Ends with 1 when there is an error, and with 0 when there are only warnings.
      RULE is one of \(AppRule.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  private let path: String
  private let format: AnswerFormat
  private let disabledRules: Set<AppRule>

  init(_ arguments: Arguments) throws(ToolError) {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("write one folder: parlance check DIR")
    }
    self.path = path
    format = AnswerFormat(arguments)
    disabledRules = Set(arguments.all(Self.disable).compactMap(AppRule.init))
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let check = try check()
    switch format {
    case .text: console.print(check.text)
    case .json:
      var json = JSONWriter()
      check.write(to: &json)
      console.printLine(json.bytes)
    }
    return check.isSuccess ? .success : .failure
  }

  private func check() throws(ToolError) -> AppCheck {
    do {
      let folder = try AppFolder(path)
      guard !folder.files.isEmpty else { throw ToolError.nothingToCheck(path) }
      return AppCheck(
        folder, catalog: try IntentCatalog(sharedIn: .embedded), disabledRules: disabledRules)
    } catch let error as ToolError {
      throw error
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

extension ToolError {
  fileprivate static func nothingToCheck(_ path: String) -> ToolError {
    .unreadable("\(path): there is no AppIntentVocabulary.plist or Info.plist to check")
  }
}
