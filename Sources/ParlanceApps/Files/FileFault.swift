/// Why a file cannot be read, and where.
struct FileFault: Error, Hashable {
  /// For people, without file and line.
  let message: String
  /// From 1.
  var line = 1
}
