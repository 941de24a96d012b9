/// Something wrong with an app's files, at the place where it can be put right.
public struct AppFinding: Hashable, Sendable {
  /// What is wrong.
  public let rule: AppRule
  /// What is wrong in this place, for people.
  public let message: String
  /// The folder as it was named, and the way in it.
  public let file: String
  /// From 1; of files that are not text always 1.
  public let line: Int
}

extension AppFinding: CustomStringConvertible {
  /// `file:line: error: message [rule]`.
  public var description: String {
    "\(file):\(line): \(rule.severity.rawValue): \(message) [\(rule.rawValue)]"
  }
}

extension AppFinding: Comparable {
  /// By file, line, rule and message.
  public static func < (first: AppFinding, second: AppFinding) -> Bool {
    first.order < second.order
  }

  private var order: (String, Int, String, String) { (file, line, rule.rawValue, message) }
}
