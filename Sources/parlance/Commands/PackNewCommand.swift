internal import Parlance
internal import ParlanceLanguages

/// `parlance pack new`: the folder that a language begins with.
struct PackNewCommand: Command {
  static let synopsis = Synopsis(
    name: "pack new", operands: "TAG",
    summary: "begin a language pack: its tables with what CLDR knows, and templates to translate",
    options: [.newPacks],
    notes:
      "TAG is a language such as eo, or a language and region such as de-LI. Nothing is overwritten."
  )

  private let tag: String
  private let code: LanguageCode
  private let packs: String

  init(_ arguments: Arguments) throws(ToolError) {
    guard let tag = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("write one language tag: parlance pack new eo")
    }
    self.tag = tag
    code = try Languages.code(tag)
    guard code.tags.contains(tag) else {
      let names = code.tags.reversed().joined(separator: ", or ")
      throw .usage("'\(tag)' names no pack; write \(names)")
    }
    packs = arguments[.newPacks] ?? "."
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let folder = "\(packs)/\(tag)"
    guard !FileReader.exists(folder) else { throw .unreadable("\(folder) is there already") }
    guard !PackLibrary.embedded.languageTags.contains(tag) else {
      throw .usage("there is a pack '\(tag)' already, which is part of the library")
    }
    let scaffold = try scaffold()
    try FileReader.makeFolder(folder)
    for file in scaffold.files { try FileReader.write(file.text, to: "\(folder)/\(file.name)") }
    console.print(
      "\(folder): \(scaffold.files.count) files\nnext: parlance pack check \(tag) --packs \(packs)\n"
    )
    return .success
  }

  private func scaffold() throws(ToolError) -> PackScaffold {
    let library = FileReader.exists(packs) ? try ReadingOptions.library(packs) : .embedded
    do {
      return try PackScaffold(
        tag: tag, code: code,
        isRegional: tag != code.language && library.languageTags.contains(code.language))
    } catch {
      throw .loading(error)
    }
  }
}
