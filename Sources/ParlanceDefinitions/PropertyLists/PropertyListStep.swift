/// One step from a value of a property list to a value in it.
enum PropertyListStep: Hashable, Sendable {
  case key(String)
  /// From 0.
  case index(Int)
}
