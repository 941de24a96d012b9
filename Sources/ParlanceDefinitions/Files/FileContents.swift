package import FoundationEssentials

/// Reads and writes the bytes of files.
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

  /// Writes a generated file, over one that has its name.
  ///
  /// - Throws: ``FileFault`` when it cannot be written, and where a link has its name: what the link leads to is none of
  ///   the generated files.
  package static func write(_ text: String, to path: String) throws(FileFault) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard attributes?[.type] as? FileAttributeType != .typeSymbolicLink else {
      throw FileFault(message: "a symbolic link has this name, and is not followed")
    }
    guard (try? Data(text.utf8).write(to: URL(filePath: path))) != nil else {
      throw FileFault(message: "the file cannot be written")
    }
  }
}
