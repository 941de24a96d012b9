import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory the process holds.
enum ResidentMemory {
  /// The resident set in bytes; nil where the system does not tell.
  static func bytes() -> Int? {
    #if canImport(Glibc)
      guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
      let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      return nil
    #endif
  }

  /// How much more there is than before, in MiB.
  static func growth(since before: Int?) -> Double? {
    guard let before, let now = bytes() else { return nil }
    return Double(max(0, now - before)) / Double(1 << 20)
  }
}
