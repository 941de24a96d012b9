import Foundation

/// What the process denies itself.
enum ProcessLimits {
  /// Has files grow to so many bytes at most: what is written beyond fails, as on a full disk.
  static func setFileSize(_ byteCount: UInt64) throws {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    #if canImport(Glibc)
      let status = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
      let status = setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    guard status == 0 else { throw DonorError(String(cString: strerror(errno))) }
  }

  /// Becomes a user to whom nothing belongs, where it is the one that may do anything.
  static func dropPrivileges() throws {
    guard getuid() == 0 else { return }
    guard setgroups(0, nil) == 0, setgid(65_534) == 0, setuid(65_534) == 0 else {
      throw DonorError(String(cString: strerror(errno)))
    }
  }
}
