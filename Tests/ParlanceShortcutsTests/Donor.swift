import Foundation

/// A process that does something with a store.
struct Donor {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// - Parameter fileSize: How many bytes a file may grow to; nil for any.
  init(_ path: String, name: String = "donor", _ deed: String = "donate", fileSize: Int? = nil)
    throws
  {
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "Donor")
    process.arguments = [path, name, deed] + (fileSize.map { ["\($0)"] } ?? [])
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  /// What it tells first, once it tells anything.
  func firstTold() -> Data { output.fileHandleForReading.availableData }

  /// Lets it go on for so many milliseconds, and gives the identifiers that it told of.
  ///
  /// - Parameter first: What was read of it before.
  func identifiers(_ first: Data = Data(), killedAfter milliseconds: UInt32) throws -> [String] {
    usleep(milliseconds * 1000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return try identifiers(first)
  }

  /// Waits for its end, and gives what it told of and what it failed at.
  func ended() throws -> (told: [String], error: String, code: Int32) {
    let told = try identifiers(Data())
    let error = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (told, String(decoding: error, as: UTF8.self), process.terminationStatus)
  }

  private func identifiers(_ first: Data) throws -> [String] {
    let told = try first + (output.fileHandleForReading.readToEnd() ?? Data())
    let lines = String(decoding: told, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    // The last line is empty, or was cut off.
    return lines.dropLast().flatMap { $0.split(separator: " ").map(String.init) }
  }
}
