internal import Parlance
internal import ParlanceMatching

/// `parlance pack check`: whether packs compile, and their examples are understood.
struct PackCheckCommand: Command {
  static let synopsis = Synopsis(
    name: "pack check", operands: "[TAG…]",
    summary: "compile language packs and run the examples of their templates", options: [.packs],
    notes:
      "Without TAG, all packs are checked. An example that another template explains better is noted."
  )

  private let library: PackLibrary
  private let tags: [String]

  init(_ arguments: Arguments) throws(ToolError) {
    library = try ReadingOptions.library(arguments[.packs])
    let known = library.languageTags
    for tag in arguments.operands where !known.contains(tag) {
      throw .usage("there is no pack '\(tag)'" + PhraseCatalog.hint(tag, known))
    }
    tags = arguments.operands.isEmpty ? known : arguments.operands
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    var isSuccess = true
    var findings: Set<PackError> = []
    for tag in tags {
      do {
        var check = try PackCheck(tag, in: library)
        check.removeFindings(findings)
        findings.formUnion(check.errors + check.notes)
        for error in check.errors { console.report(error.description) }
        console.print(check.text)
        isSuccess = isSuccess && check.errors.isEmpty
      } catch {
        console.report("\(error)")
        isSuccess = false
      }
    }
    return isSuccess ? .success : .failure
  }
}
