import Foundation
import PackagePlugin

/// Writes the Swift of each `.intentdefinition` of a target, before the target is built.
///
/// Nothing is done while a definition and its translations stay as they are. Translations are found beside the definition,
/// not among the target's files: a target excludes its `.lproj` folders, lest SwiftPM take them for resources.
@main
struct GenerateIntents: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let generator = try context.tool(named: "parlance-generator").url
    let definitions = target.sourceFiles(withSuffix: ".intentdefinition").map(\.url)
    return Self.withoutDoubles(definitions).map { definition in
      let name = definition.deletingPathExtension().lastPathComponent
      let output = context.pluginWorkDirectoryURL.appending(path: name + ".swift")
      return .buildCommand(
        displayName: "Generating \(name).swift", executable: generator,
        arguments: [definition.path, output.path],
        inputFiles: [definition] + Self.translations(of: definition, name), outputFiles: [output])
    }
  }

  /// The tables `de.lproj/Orders.strings` beside a definition, or beside the folder `Base.lproj` that it stands in.
  private static func translations(of definition: URL, _ name: String) -> [URL] {
    let folder = definition.deletingLastPathComponent()
    let parent = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let files = FileManager.default
    let neighbours =
      (try? files.contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)) ?? []
    return neighbours.filter { $0.pathExtension == "lproj" }
      .map { $0.appending(path: name + ".strings") }
      .filter { files.fileExists(atPath: $0.path) }
      .sorted { $0.path < $1.path }
  }

  /// The definitions; one with the name of another is told of, since both would be the same Swift file.
  private static func withoutDoubles(_ definitions: [URL]) -> [URL] {
    var names: Set<String> = []
    return definitions.filter { definition in
      let isNew = names.insert(definition.lastPathComponent).inserted
      if !isNew {
        // SwiftPM does not print the file that an error is of.
        Diagnostics.error("\(definition.path):1: another definition of the target has this name")
      }
      return isNew
    }
  }
}
