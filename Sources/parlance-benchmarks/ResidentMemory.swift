import FoundationEssentials

#if canImport(Glibc)
  import Glibc
#endif

/// How much memory the process holds.
enum ResidentMemory {
  /// The resident set in bytes, without what is free but kept for later; nil where the system does not tell.
  static func bytes() -> Int? {
    #if canImport(Glibc)
      giveBackFreeMemory()
      guard let data = FileManager.default.contents(atPath: "/proc/self/statm") else { return nil }
      let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    /// Calls `malloc_trim`, which Swift does not import.
    private static func giveBackFreeMemory() {
      guard let function = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(function, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    }
  #endif

  /// The most that was resident, in MiB; nil where the system does not tell.
  static func peak() -> Double? {
    #if canImport(Glibc)
      var usage = rusage()
      guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return nil }
      return Double(usage.ru_maxrss) / 1024
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
