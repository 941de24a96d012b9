internal import FoundationEssentials
internal import LanguagePacks

/// Where packs come from.
public struct PackLibrary: Sendable {
  /// The tag of what all languages share.
  package static let sharedTag = "und"

  private let files: [String: [PackFile]]

  /// The packs that are part of this library.
  public static let embedded = PackLibrary(files: readEmbedded())

  /// The embedded packs with those of a folder over them: `folder/<tag>/pack.json` and so on.
  ///
  /// What is not named after a language is no pack, so that other files may lie beside the packs.
  ///
  /// - Throws: ``PackError`` when the folder or a file of it cannot be read.
  public static func folder(_ path: String) throws(PackError) -> PackLibrary {
    var files = embedded.files
    for tag in try entries(of: path) where isTag(tag) {
      files[tag] = try read(path: path, tag: tag)
    }
    return PackLibrary(files: files)
  }

  /// The same packs without the files of a name.
  package func without(_ name: String) -> PackLibrary {
    PackLibrary(files: files.mapValues { $0.filter { $0.name != name } })
  }

  /// The tags of all packs, sorted.
  public var tags: [String] { files.keys.sorted() }

  /// A layer by its tag; nil when there is no such folder.
  ///
  /// - Throws: ``PackError`` when its `pack.json` is malformed.
  public func layer(_ tag: String) throws(PackError) -> PackLayer? {
    guard let found = files[tag] else { return nil }
    return try PackLayer(tag: tag, files: found)
  }

  /// The files that a new pack begins with, in which facts of the language stand by name: `%months%`.
  package static let scaffold: [PackFile] = {
    var count = 0
    let start = parlance_scaffold_files(&count)
    return files(UnsafeBufferPointer(start: start, count: count))
  }()

  private static func readEmbedded() -> [String: [PackFile]] {
    var count = 0
    let start = parlance_pack_files(&count)
    return Dictionary(grouping: files(UnsafeBufferPointer(start: start, count: count))) {
      String($0.path.prefix { $0 != "/" })
    }
  }

  private static func files(_ embedded: UnsafeBufferPointer<parlance_pack_file>) -> [PackFile] {
    embedded.map { file in
      PackFile(
        path: String(cString: file.path),
        bytes: Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
    }
  }

  /// A file of what all languages share, as it is embedded.
  static func sharedFile(named name: String) -> PackFile? {
    embedded.files[sharedTag]?.first { $0.name == name }
  }

  private static func isTag(_ name: String) -> Bool {
    name == sharedTag || (try? LanguageCode(name)) != nil
  }

  private static func entries(of path: String) throws(PackError) -> [String] {
    var isFolder = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder {
      throw PackError("expected a folder of language packs, found a file", file: path, line: 0)
    }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw PackError("the folder cannot be read", file: path, line: 0)
    }
  }

  private static func read(path: String, tag: String) throws(PackError) -> [PackFile] {
    var files: [PackFile] = []
    for name in try entries(of: "\(path)/\(tag)") where !name.hasPrefix(".") {
      let file = "\(path)/\(tag)/\(name)"
      let data = try contents(of: file)
      if name.hasSuffix(PackFile.binarySuffix) {
        files.append(PackFile(path: file, bytes: Array(data)))
        continue
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw PackError("the file is not UTF-8", file: file, line: 0)
      }
      files.append(PackFile(path: file, text: text))
    }
    return files
  }

  /// No file of a pack is as long: the longest of the project's has 0.5 MB.
  private static let maximumFileSize = 16 << 20

  /// The bytes of a file; a pipe or a device under its name might never end.
  private static func contents(of file: String) throws(PackError) -> Data {
    let target = URL(filePath: file).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw PackError("the file cannot be read", file: file, line: 0)
    }
    guard attributes?[.size] as? UInt64 ?? 0 <= maximumFileSize else {
      throw PackError("the file is longer than \(maximumFileSize >> 20) MiB", file: file, line: 0)
    }
    guard let data = FileManager.default.contents(atPath: target) else {
      throw PackError("the file cannot be read", file: file, line: 0)
    }
    return data
  }
}
