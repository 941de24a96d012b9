internal import ParlanceApps
internal import ParlanceDefinitions
internal import ParlanceLanguages

/// `parlance generate`: Swift for the intents of a definition, or for those of the system.
struct GenerateCommand: Command {
  private static let output = Option(
    "output", value: "DIR", help: "the folder to write to (default: print)")
  private static let system = Option(
    "system", help: "generate the system intents of this library, from its tables")

  static let synopsis = Synopsis(
    name: "generate", operands: "FILE", summary: "write the Swift of an app's own intents",
    options: [output, system, .packs],
    notes: """
      FILE is an .intentdefinition; in DIR its Swift has its name. \
      With --system there is no FILE, and --output is needed.
      """)

  private enum Source {
    case definition(String)
    case system(PackLibrary)
  }

  private let source: Source
  private let output: String?

  init(_ arguments: Arguments) throws(ToolError) {
    output = arguments[Self.output]
    guard arguments.has(Self.system) else {
      guard let path = arguments.operands.first, arguments.operands.count == 1 else {
        throw .usage("write one definition: parlance generate FILE")
      }
      source = .definition(path)
      return
    }
    try Self.requireNoOperands(arguments)
    guard output != nil else {
      throw .usage("many files are written: parlance generate --system --output DIR")
    }
    source = .system(try ReadingOptions.library(arguments[.packs]))
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    switch source {
    case .definition(let path): return try generate(path, on: console)
    case .system(let library):
      try generateSystem(library, on: console)
      return .success
    }
  }

  // MARK: A definition

  private func generate(_ path: String, on console: Console) throws(ToolError) -> ExitCode {
    let generated: GeneratedDefinition
    do {
      generated = try GeneratedDefinition(path)
    } catch {
      for fault in error.faults { console.report("\(path):\(fault.line): \(fault.message)") }
      return .unreadable
    }
    for fault in generated.warnings {
      console.report("\(path):\(fault.line): warning: \(fault.message)")
    }
    guard let output else {
      console.print(generated.text.utf8)
      return .success
    }
    try FileReader.makeFolder(output)
    try write(generated.text, to: "\(output)/\(generated.name).swift")
    console.print("\(output)/\(generated.name).swift: \(generated.intentCount) intents\n")
    return .success
  }

  private func write(_ text: String, to path: String) throws(ToolError) {
    do {
      try FileContents.write(text, to: path)
    } catch {
      throw .unreadable("\(path): \(error.message)")
    }
  }

  // MARK: The system

  private func generateSystem(_ library: PackLibrary, on console: Console) throws(ToolError) {
    let generated: SystemIntentFiles
    do {
      generated = try SystemIntentFiles(in: library)
    } catch {
      throw .unreadable("\(error)")
    }
    let folder = output ?? "."
    for file in generated.files {
      let path = "\(folder)/\(file.path)"
      try FileReader.makeFolder(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
      try write(file.text, to: path)
    }
    console.print(
      "\(folder): \(generated.intentCount) intents in \(generated.files.count) files\n")
  }
}
