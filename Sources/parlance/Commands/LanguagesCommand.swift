internal import Parlance

/// `parlance languages`: the languages that packs speak.
struct LanguagesCommand: Command {
  static let synopsis = Synopsis(
    name: "languages", operands: "", summary: "list the languages that there are packs for",
    options: [.packs])

  private let library: PackLibrary

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    library = try ReadingOptions.library(arguments[.packs])
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    for tag in library.languageTags { console.print(tag + "\n") }
    return .success
  }
}

extension PackLibrary {
  /// The tags of the packs that speak a language.
  var languageTags: [String] {
    tags.filter { $0 != PackLibrary.sharedTag && (try? layer($0))?.settings.entitiesOnly != true }
  }
}
