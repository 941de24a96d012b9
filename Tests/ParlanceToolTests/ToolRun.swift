import Foundation
import TestSupport

/// A run of the built tool as a process of its own.
struct ToolRun {
  /// What it wrote to standard output.
  let output: String
  /// What it wrote to standard error.
  let errors: String
  /// Its exit code.
  let code: Int32

  /// The tool.
  static var executable: URL { executable(named: "parlance") }

  /// A tool, which is built into the folder of the test bundle.
  private static func executable(named name: String) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
  }

  init(_ arguments: [String], input: String = "", tool: String = "parlance") throws {
    try self.init(arguments, input: Data(input.utf8), tool: tool)
  }

  /// Runs the tool to its end; files, not pipes, so that no full pipe can stop it.
  ///
  /// - Parameter outputPath: A device to write to, whose content is not read back.
  init(
    _ arguments: [String], input: Data = Data(), tool: String = "parlance",
    outputPath: String? = nil
  ) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = Self.executable(named: tool)
    process.arguments = arguments
    try folder.write("input", input)
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    for (name, stream) in [("output", \Process.standardOutput), ("errors", \Process.standardError)]
    {
      try folder.write(name, "")
      process[keyPath: stream] = FileHandle(forWritingAtPath: folder.path + "/" + name)
    }
    if let outputPath { process.standardOutput = FileHandle(forWritingAtPath: outputPath) }
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: folder.path + "/output", encoding: .utf8)
    errors = try String(contentsOfFile: folder.path + "/errors", encoding: .utf8)
    code = process.terminationStatus
  }

  /// The lines of the output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
