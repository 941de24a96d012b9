internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The system's clock on the wall.
enum WallClock {
  /// What it was ahead of UTC at a time, in seconds.
  static func secondsFromUTC(at date: Date) -> Int {
    var fields = tm()
    var time = time_t(Int64(clampedRounding: date.timeIntervalSince1970.rounded(.down)))
    return localtime_r(&time, &fields) == nil ? 0 : fields.tm_gmtoff
  }
}
