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
      switch source.file.kind {
      case .information where source.root?["NSExtension"] == nil: add(source)
      case .informationStrings: add(source)
      default: continue
      }
    }
  }

  /// The names of the app that a language's folder belongs to, the one under the icon first; empty when not known.
  ///
  /// They are those of the nearest files: in the same folder, or in one that has most of the way in common.
  func names(for localization: AppLocalization) -> [String] {
    names(for: localization, of: String(localization.parent))
  }

  /// The names of the app of a folder, in a language or without one.
  func names(for localization: AppLocalization?, of folder: String) -> [String] {
    let way = (localization?.parent ?? folder[...]).split(separator: "/")
    let translated =
      localization.map { own in
        entries.filter { $0.language == own.language }
      } ?? []
    return (Self.nearest(to: way, of: translated) + Self.nearest(to: way, of: common)).uniqued
  }

  /// What is said for all languages, and what the base says.
  private var common: [Entry] { entries.filter { $0.language == nil || $0.language == "Base" } }

  private mutating func add(_ source: AppSource) {
    let names = Self.names(in: source)
    guard !names.isEmpty else { return }
    let localization = source.localization
    entries.append(
      Entry(
        folder: source.file.unlocalizedFolder.split(separator: "/"),
        language: localization?.language, names: names))
  }

  private static func names(in source: AppSource) -> [String] {
    let shown = source.text(of: "CFBundleDisplayName") ?? source.text(of: "CFBundleName")
    let others = (source.root?.all("INAlternativeAppNames") ?? []).flatMap {
      [$0["INAlternativeAppName"]?.string, $0["INAlternativeAppNamePronunciationHint"]?.string]
    }
    return ([shown, source.text(of: "CFBundleSpokenName")] + others).compactMap { $0 }
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
