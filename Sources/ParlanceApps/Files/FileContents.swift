internal import FoundationEssentials

/// Reads the bytes of files.
enum FileContents {
  /// The bytes of a file.
  ///
  /// - Throws: ``FileFault`` when there are none.
  static func read(_ path: String) throws(FileFault) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
      throw FileFault(
        message: isLink ? "the link leads to no file" : "the file cannot be read")
    }
    guard !data.isEmpty else { throw FileFault(message: "the file is empty") }
    return data
  }
}
