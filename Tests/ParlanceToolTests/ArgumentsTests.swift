import Testing

@testable import parlance

@Suite("Options")
struct ArgumentsTests {
  private static let options = [
    Option.language, .format, .help,
    Option("kind", value: "KIND", isRepeatable: true, help: "a kind"),
  ]

  private func parse(_ words: String...) throws(ToolError) -> Arguments {
    try Arguments(words, options: Self.options)
  }

  @Test(
    "Options may stand before, between and after operands, with their value beside them or after =")
  func readsOptions() throws {
    let arguments = try parse("--language", "en-GB", "pay Ann", "--format=json", "call Bob")
    #expect(arguments.operands == ["pay Ann", "call Bob"])
    #expect(arguments[.language] == "en-GB")
    #expect(arguments[.format] == "json")
    #expect(!arguments.has(.help))
  }

  @Test("A value may be empty or contain =, and a single dash is an operand")
  func readsOddValues() throws {
    let arguments = try parse("--language=", "-", "--kind=a=b")
    #expect(arguments[.language] == "")
    #expect(arguments.operands == ["-"])
    #expect(arguments.all(Self.options[3]) == ["a=b"])
  }

  @Test("All after -- are operands")
  func endsOptions() throws {
    #expect(try parse("--", "--language", "-h").operands == ["--language", "-h"])
  }

  @Test("An option that may stand several times keeps the order")
  func readsRepeatedOptions() throws {
    #expect(try parse("--kind", "a", "--kind", "b").all(Self.options[3]) == ["a", "b"])
  }

  @Test("-h is --help")
  func readsShortHelp() throws {
    #expect(try parse("-h").has(.help))
  }

  @Test(
    "Each mistake is named, with what to write",
    arguments: [
      (["--langage", "en"], "unknown option '--langage'; did you mean '--language'?"),
      (["-x"], "unknown option '-x'"),
      (["--language"], "the option '--language' needs a value: --language CODE"),
      (["--format", "xml"], "'xml' is no value of '--format'; write text or json"),
      (["--help=yes"], "the option '--help' takes no value"),
      (["--language", "en", "--language", "de"], "the option '--language' stands twice"),
    ])
  func refusesMistakes(_ words: [String], _ message: String) throws {
    let error = #expect(throws: ToolError.self) { try Arguments(words, options: Self.options) }
    #expect(error == .usage(message))
  }
}
