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
  /// What of the definition was left out, by line: apps go on to hold phrases for parameters that they have given up.
  package let warnings: [FileFault]

  /// Generates the Swift of an `.intentdefinition`.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``DefinitionFaults`` when the file is no definition, where something in it cannot be written in Swift, and where a
  ///   table of translations beside it cannot be read.
  package init(_ path: String) throws(DefinitionFaults) {
    let root = try Self.root(path)
    guard Self.keys.contains(where: { root[$0] != nil }) else {
      let fault = "the file defines no intents: it has none of \(Self.keys.joined(separator: ", "))"
      throw DefinitionFaults(faults: [FileFault(message: fault)])
    }
    let definition = IntentDefinition(root)
    let library = try IntentLibrary(definition)
    let books = try Self.phrasebooks(definition, path)
    name = books.source.lastIndex(of: ".").map { String(books.source[..<$0]) } ?? books.source
    text = SwiftGenerator.app(source: books.source).file(library, books)
    intentCount = library.intents.count
    warnings = books.leftOut
  }

  private static func phrasebooks(
    _ definition: IntentDefinition, _ path: String
  ) throws(DefinitionFaults) -> LocalizedPhrasebooks {
    do {
      return try LocalizedPhrasebooks(definition, path: path)
    } catch {
      throw DefinitionFaults(faults: [error])
    }
  }

  private static func root(_ path: String) throws(DefinitionFaults) -> PropertyListNode {
    do {
      return try PropertyList(try FileContents.read(path)).root
    } catch {
      throw DefinitionFaults(faults: [error])
    }
  }
}
