/// A file of an app with what it holds.
struct AppSource {
  let file: AppFile
  /// The list, or why there is none.
  let content: Result<PropertyList, FileFault>

  /// Reads a file.
  init(_ file: AppFile) {
    self.file = file
    content = Result { () throws(FileFault) in try PropertyList(contentsOf: file.path) }
  }

  /// The root of the list; nil when it cannot be read.
  var root: PropertyListNode? { try? content.get().root }

  /// The folder of the language that the file is for; nil when it is for all.
  var localization: AppLocalization? { AppLocalization(String(folder)) }

  /// The folder that the file stands in.
  var folder: Substring { file.path[..<(file.path.lastIndex(of: "/") ?? file.path.startIndex)] }
}
