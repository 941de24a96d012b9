package import FoundationEssentials

/// Reads the bytes of files.
package enum FileContents {
  /// No file for Siri is as long.
  private static let maximumByteCount = 64 << 20

  /// The bytes of a file.
  ///
  /// - Throws: ``FileFault`` when there are none, when they are too many, or when a pipe or device has the file's name,
  ///   which might never end.
  package static func read(_ path: String) throws(FileFault) -> Data {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = (try? FileManager.default.attributesOfItem(atPath: target)) ?? [:]
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: break
    case .typeSymbolicLink: throw FileFault(message: "the link leads to no file")
    default: throw FileFault(message: "the path leads to no file that can be read")
    }
    guard attributes[.size] as? UInt64 ?? 0 <= maximumByteCount else {
      throw FileFault(message: "the file is longer than \(maximumByteCount >> 20) MiB")
    }
    guard let data = FileManager.default.contents(atPath: target) else {
      throw FileFault(message: "the file cannot be read")
    }
    guard !data.isEmpty else { throw FileFault(message: "the file is empty") }
    return data
  }
}
