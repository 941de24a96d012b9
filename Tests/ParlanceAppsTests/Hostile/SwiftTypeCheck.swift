import Foundation
import TestSupport

/// The compiler's opinion of generated files.
enum SwiftTypeCheck {
  /// Where the modules of this build are.
  private static let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// Whether the modules are where the package manager has them.
  static var isPossible: Bool {
    FileManager.default.fileExists(atPath: build.path + "/Modules/Parlance.swiftmodule")
  }

  /// What the compiler says against each file, a module of its own; nothing where it is content.
  static func errors(of sources: [String]) async throws -> [String] {
    try await withThrowingTaskGroup(of: String.self) { group in
      for source in sources { group.addTask { try errors(of: source) } }
      return try await group.reduce(into: []) { $0.append($1) }.filter { !$0.isEmpty }
    }
  }

  private static func errors(of source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Generated.swift", source)
    try folder.write("errors", "")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors"]
      + ["-module-name", "Generated", "-I", build.path + "/Modules"]
      + ["CICU", "LanguagePacks"].flatMap {
        ["-Xcc", "-fmodule-map-file=\(build.path)/\($0).build/module.modulemap"]
      } + [folder.path + "/Generated.swift"]
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/errors")
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return "" }
    let errors = try String(contentsOfFile: folder.path + "/errors", encoding: .utf8)
    return errors.isEmpty ? "the compiler stopped" : errors
  }
}
