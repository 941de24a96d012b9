/// Counts as people read them.
enum CountText {
  /// A count and what is counted: `2 files`.
  static func text(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
