/// What reading a text takes that serves one thread at a time: ICU's break iterators, and the words read before.
///
/// `@unchecked Sendable`: it moves between threads, but only the one that borrowed it uses it.
final class Workspace: @unchecked Sendable {
  let segmenter: Segmenter
  let words = WordCache()

  init(locale: String) throws(ICUError) {
    segmenter = try Segmenter(locale: locale)
  }
}

/// Lends each text a workspace that no other thread uses.
final class WorkspacePool: Sendable {
  private let locale: String
  private let idle = Guarded<[Workspace]>([])

  init(locale: String) {
    self.locale = locale
  }

  func borrow() throws(ICUError) -> Workspace {
    if let workspace = idle.withLock({ $0.popLast() }) { return workspace }
    return try Workspace(locale: locale)
  }

  func giveBack(_ workspace: Workspace) {
    idle.withLock { $0.append(workspace) }
  }
}
