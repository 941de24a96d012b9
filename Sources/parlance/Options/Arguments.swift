internal import ParlanceMatching

/// The arguments of a command, taken apart by its table of options.
struct Arguments: Equatable {
  /// What stands beside the options, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes arguments apart: `--name value`, `--name=value`; all after `--` are operands.
  ///
  /// - Throws: ``ToolError`` naming an unknown option with the nearest known one, an option without its value, one that
  ///   stands twice, or a value that it cannot have.
  init(_ words: [String], options: [Option]) throws(ToolError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try read(word == "-h" ? "--help" : word, rest: &rest, options: options)
      } else {
        operands.append(word)
      }
    }
  }

  /// Whether an option stands.
  func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// The value of an option; nil when it is absent.
  subscript(option: Option) -> String? { values[option.name]?.last }

  /// The values of an option that may stand several times.
  func all(_ option: Option) -> [String] { values[option.name] ?? [] }

  private mutating func read(
    _ word: String, rest: inout ArraySlice<String>, options: [Option]
  ) throws(ToolError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Self.option(String(parts[0]), options)
    let value = try Self.value(
      of: option, attached: parts.count == 2 ? String(parts[1]) : nil, rest: &rest)
    guard option.isRepeatable || values[option.name] == nil else {
      throw .usage("the option '--\(option.name)' stands twice")
    }
    values[option.name, default: []].append(value)
  }

  private static func option(_ word: String, _ options: [Option]) throws(ToolError) -> Option {
    if let option = options.first(where: { "--\($0.name)" == word }) { return option }
    throw .usage(
      "unknown option '\(word)'" + PhraseCatalog.hint(word, options.map { "--\($0.name)" }))
  }

  private static func value(
    of option: Option, attached: String?, rest: inout ArraySlice<String>
  ) throws(ToolError) -> String {
    guard let name = option.value else {
      guard attached == nil else { throw .usage("the option '--\(option.name)' takes no value") }
      return ""
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .usage("the option '--\(option.name)' needs a value: --\(option.name) \(name)")
    }
    guard option.choices.isEmpty || option.choices.contains(value) else {
      throw .usage("'\(value)' is no value of '--\(option.name)'" + advice(value, option.choices))
    }
    return value
  }

  /// The choice that was meant, or where none is near, all.
  private static func advice(_ value: String, _ choices: [String]) -> String {
    let hint = PhraseCatalog.hint(value, choices)
    return hint.isEmpty ? "; write \(choices.joined(separator: " or "))" : hint
  }
}
