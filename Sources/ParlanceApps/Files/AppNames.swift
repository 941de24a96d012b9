/// What apps are called, by `Info.plist` and its translations.
struct AppNames {
  /// A file that says names, and the folder that it speaks for.
  private struct Entry {
    let folder: [Substring]
    /// What Xcode calls the language; nil for all.
    let language: Substring?
    /// The name under the icon first; without names that only a build fills in.
    let names: [String]
  }

  private var entries: [Entry] = []

  /// Gathers names.
  init(_ sources: [AppSource]) {
    for source in sources {
      guard let root = source.root else { continue }
      switch source.file.kind {
      case .information where root["NSExtension"] == nil: add(source, root)
      case .informationStrings: add(source, root)
      default: continue
      }
    }
  }

  /// The names of the app that a language's folder belongs to, the one under the icon first; empty when not known.
  ///
  /// They are those of the nearest files: in the same folder, or in one that has most of the way in common.
  func names(for localization: AppLocalization) -> [String] {
    let way = localization.parent.split(separator: "/")
    let translated = entries.filter { $0.language == localization.language }
    let names = Self.nearest(to: way, of: translated) + Self.nearest(to: way, of: common)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What is said for all languages, and what the base says.
  private var common: [Entry] { entries.filter { $0.language == nil || $0.language == "Base" } }

  private mutating func add(_ source: AppSource, _ root: PropertyListNode) {
    let names = Self.names(in: root)
    guard !names.isEmpty else { return }
    let localization = source.localization
    entries.append(
      Entry(
        folder: (localization?.parent ?? source.folder).split(separator: "/"),
        language: localization?.language, names: names))
  }

  private static func names(in root: PropertyListNode) -> [String] {
    let shown = root["CFBundleDisplayName"]?.string ?? root["CFBundleName"]?.string
    let others = (root["INAlternativeAppNames"]?.elements ?? []).map {
      $0["INAlternativeAppName"]?.string
    }
    return ([shown, root["CFBundleSpokenName"]?.string] + others).compactMap { $0 }
      .filter { !$0.allSatisfy(\.isWhitespace) && !$0.contains("$(") && !$0.contains("${") }
  }

  private static func nearest(to way: [Substring], of entries: [Entry]) -> [String] {
    func distance(_ entry: Entry) -> Int {
      let common = zip(way, entry.folder).prefix { $0 == $1 }.count
      return way.count + entry.folder.count - 2 * common
    }
    guard let least = entries.map(distance).min() else { return [] }
    return entries.filter { distance($0) == least }.flatMap(\.names)
  }
}
