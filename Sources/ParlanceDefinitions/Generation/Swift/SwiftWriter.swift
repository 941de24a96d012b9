/// Writes Swift as the formatter would: two spaces, a hundred columns.
struct SwiftWriter {
  private static let maximumLength = 100

  private(set) var text = ""
  /// What the text speaks of beside what every file imports.
  private(set) var modules: Set<SwiftModule> = []
  private var depth = 0

  private var indentation: SwiftCode { .indentation(depth) }

  /// Adds a line, or an empty one.
  mutating func line(_ line: SwiftCode = "") {
    text += line.text.isEmpty ? "\n" : indentation.text + line.text + "\n"
  }

  /// Adds a comment of one line.
  mutating func comment(_ text: String) { line("// \(SwiftCode.comment(text))") }

  /// Adds a documentation comment: paragraphs, broken into lines.
  mutating func documentation(_ paragraphs: String...) { documentation(paragraphs) }

  /// Adds a documentation comment: paragraphs, broken into lines.
  mutating func documentation(_ paragraphs: [String]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { line("///") }
      for words in lines(of: paragraph) { line("/// \(SwiftCode.comment(words))") }
    }
  }

  /// Adds a declaration with what stands between its braces.
  mutating func block(_ head: SwiftCode, _ body: (inout SwiftWriter) -> Void) {
    openBlock(head)
    indented(body)
    line("}")
  }

  /// Adds a type with what stands between its braces.
  mutating func type(
    _ head: SwiftCode, _ inherited: SwiftCode..., body: (inout SwiftWriter) -> Void
  ) {
    let list = inherited.joined(separator: ", ")
    let whole: SwiftCode = "\(head): \(list)"
    guard !fits("\(whole) {") else { return block(whole, body) }
    line("\(head):\n\(indentation)  \(list)")
    line("{")
    indented(body)
    line("}")
  }

  /// Adds a call as an element of a list, with a comma behind it if wanted.
  mutating func element(_ name: SwiftCode, _ arguments: [SwiftCode], end: SwiftCode) {
    let list = arguments.joined(separator: ", ")
    guard !fits("\(name)(\(list))\(end)") else { return line("\(name)(\(list))\(end)") }
    line("\(name)(")
    if fits("  \(list))\(end)") {
      line("  \(list))\(end)")
    } else {
      line("  \(list)")
      line(")\(end)")
    }
  }

  /// Adds an entry of a dictionary, which may break behind its colon.
  mutating func entry(_ key: SwiftCode, _ value: SwiftCode) {
    let whole: SwiftCode = "\(key): \(value),"
    guard !fits(whole) else { return line(whole) }
    line("\(key):")
    line("  \(value),")
  }

  /// Adds lines further to the right.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Adds a function or initializer with its body.
  mutating func function(
    _ name: SwiftCode, _ parameters: [SwiftCode], _ result: SwiftCode = "",
    _ body: (inout SwiftWriter) -> Void
  ) {
    block(signature(name, parameters, result, end: " {"), body)
  }

  /// Adds a function that a protocol requires.
  mutating func requirement(
    _ name: SwiftCode, _ parameters: [SwiftCode], _ result: SwiftCode = ""
  ) {
    line(signature(name, parameters, result, end: ""))
  }

  /// Adds a declaration that may break behind its sign of equality.
  mutating func assignment(_ left: SwiftCode, _ right: SwiftCode) {
    let whole: SwiftCode = "\(left) = \(right)"
    if fits(whole) {
      line(whole)
    } else {
      line("\(left) =")
      line("  \(right)")
    }
  }

  /// The name of a type, which the file must be able to see.
  mutating func name(of type: ValueType) -> SwiftIdentifier {
    if let module = type.module { modules.insert(module) }
    return type.swiftName
  }

  private mutating func openBlock(_ head: SwiftCode) {
    // The formatter lets a brace stand alone before it breaks a line that fits without.
    let isTight = !head.text.contains("\n") && fits(head) && !fits("\(head) {")
    guard isTight else { return line("\(head) {") }
    line(head)
    line("{")
  }

  /// A signature on one line, or with its parameters on one of their own, or with a line for each.
  private func signature(
    _ name: SwiftCode, _ parameters: [SwiftCode], _ result: SwiftCode, end: SwiftCode
  ) -> SwiftCode {
    let together = parameters.joined(separator: ", ")
    let whole: SwiftCode = "\(name)(\(together))\(result)"
    guard !fits(whole) else { return whole }
    let inner = SwiftCode.indentation(depth + 1)
    let isTogether = fits("  \(together)")
    let middle = isTogether ? together : parameters.joined(separator: ",\n\(inner)")
    return "\(name)(\n\(inner)\(middle)\n\(indentation))\(result)"
  }

  private func fits(_ line: SwiftCode) -> Bool {
    fits(length: line.text.count)
  }

  private func fits(length: Int) -> Bool {
    indentation.text.count + length <= Self.maximumLength
  }

  private func lines(of paragraph: String) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, fits(length: "/// ".count + last.count + 1 + word.count) {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
