internal import ParlanceApps
internal import ParlanceLanguages

/// `parlance generate`: Swift for the system intents of this library.
struct GenerateCommand: Command {
  private static let output = Option("output", value: "DIR", help: "the folder to write to")
  private static let system = Option(
    "system", help: "generate the system intents of this library, from its tables")

  static let synopsis = Synopsis(
    name: "generate", operands: "", summary: "write the Swift of intents",
    options: [output, system, .packs], notes: "Both --system and --output are needed.")

  private let output: String
  private let library: PackLibrary

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    guard arguments.has(Self.system), let output = arguments[Self.output] else {
      throw .usage("write what to generate and where to: parlance generate --system --output DIR")
    }
    self.output = output
    library = try ReadingOptions.library(arguments[.packs])
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    let generated: SystemIntentFiles
    do {
      generated = try SystemIntentFiles(in: library)
    } catch {
      throw .unreadable("\(error)")
    }
    for file in generated.files {
      let path = "\(output)/\(file.path)"
      try FileReader.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
      try FileReader.write(file.text, to: path)
    }
    console.print(
      "\(output): \(generated.intentCount) intents in \(generated.files.count) files\n")
    return .success
  }
}
