/// The Swift of an app's own intents.
package struct GeneratedDefinition: Sendable {
  /// The keys of which a definition has at least one.
  private static let keys = ["INIntents", "INTypes", "INEnums"]

  /// The file's name without what it ends in: that of the Swift file, too.
  package let name: String
  /// What stands in the Swift file.
  package let text: String
  /// How many intents of the app's own there are.
  package let intentCount: Int

  /// Generates the Swift of an `.intentdefinition`.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``DefinitionFaults`` when the file is no definition, and where something in it cannot be written in Swift.
  package init(_ path: String) throws(DefinitionFaults) {
    let root = try Self.root(path)
    guard Self.keys.contains(where: { root[$0] != nil }) else {
      let fault = "the file defines no intents: it has none of \(Self.keys.joined(separator: ", "))"
      throw DefinitionFaults(faults: [FileFault(message: fault)])
    }
    let library = try DefinitionReader.library(IntentDefinition(root))
    let file = path.split(separator: "/").last.map(String.init) ?? path
    name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    text = SwiftGenerator.app(source: file).file(library)
    intentCount = library.intents.count
  }

  private static func root(_ path: String) throws(DefinitionFaults) -> PropertyListNode {
    do {
      return try PropertyList(try FileContents.read(path)).root
    } catch {
      throw DefinitionFaults(faults: [error])
    }
  }
}
