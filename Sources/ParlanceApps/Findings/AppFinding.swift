internal import ParlanceText

/// Something wrong with an app's files, at the place where it can be put right.
public struct AppFinding: Hashable, Sendable {
  /// What is wrong.
  public let rule: AppRule
  /// What it comes to: the rule's own severity, unless settings say another.
  public internal(set) var severity: AppRule.Severity
  /// What is wrong in this place, for people, without lines, so that it stays the same when lines move.
  public let fact: String
  /// The folder as it was named, and the way in it.
  public let file: String
  /// From 1; of files that are not text always 1.
  public let line: Int
  /// The line of the same file, from 1, that the fact speaks of beside its own; nil when it speaks of none.
  public let otherLine: Int?
  /// The class that has no example phrase; nil of other findings.
  let intent: String?
  /// What else there is to know, in sentences; nil when the fact says it all. It may change when nothing in the file does.
  public let detail: String?

  /// A finding with its rule's severity.
  init(
    rule: AppRule, message: String, file: String, line: Int, otherLine: Int? = nil,
    intent: String? = nil, detail: String? = nil
  ) {
    self.rule = rule
    severity = rule.severity
    fact = message
    self.file = file
    self.line = line
    self.otherLine = otherLine
    self.intent = intent
    self.detail = detail
  }

  /// The way to the file in the folder that was checked.
  ///
  /// - Parameter folder: The folder as it was named.
  package func path(in folder: String) -> String {
    let prefix = folder == "/" ? folder : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// What stays the same from one check to the next, wherever lines and folders move: sixteen hexadecimal digits.
  ///
  /// - Parameter folder: The folder that was checked, as it was named.
  package func fingerprint(in folder: String) -> String {
    let text = "\(rule.rawValue)\0\(path(in: folder))\0\(fact)"
    let digits = String(Lexicon.hash(text.utf8.span), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// What is wrong in this place, for people.
  public var message: String { otherLine.map { "\(fact), on line \($0)" } ?? fact }
}

extension AppFinding: CustomStringConvertible {
  /// `file:line: error: message [rule]`.
  public var description: String {
    "\(file):\(line): \(severity.rawValue): \(message) [\(rule.rawValue)]"
  }
}

extension AppFinding: Comparable {
  /// By file, line, rule and message.
  public static func < (first: AppFinding, second: AppFinding) -> Bool {
    // Messages are put together where nothing else tells two findings apart.
    first.order == second.order ? first.message < second.message : first.order < second.order
  }

  private var order: (String, Int, String) { (file, line, rule.rawValue) }
}
