/// Why no Swift can be written for an `.intentdefinition`: each fault by its line.
package struct DefinitionFaults: Error, Hashable {
  /// One or more, by line.
  package let faults: [FileFault]
}
