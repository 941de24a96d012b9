/// Texts and names that try to become code.
enum HostileText {
  /// What is refused or written as a text, wherever it stands.
  static let all =
    endings + [
      "a\\(print(\"pwned\"))b", "; import Glibc", "` ; import Glibc ; `", "{ get { pwn() } }", "}",
      "Placemark? { get { pwn(); return nil } } }; import Glibc; func pwn() {", "#if os(Linux)",
      "@main struct", "\\", "\\u{22}", "$0", "${", "${dish", "a,b;c", "a b", "3D", "é", "e\u{301}x",
      "\u{301}x", "\u{202E}x\u{2066}", "x\u{200D}\u{FEFF}", "👩‍👩‍👧", "日本", "\0", "\u{1B}[31m", "",
      String(repeating: "long", count: 1_000),
    ] + words

  /// What ends a line, a text or a comment somewhere.
  private static let endings = [
    "\"", "\"\"\"#", "#\"", "\"; import Glibc; system(\"id\") //", "*/ import Glibc /*", "/*", "//",
    "\nimport Glibc\n", "\r\nimport Glibc", "\rimport Glibc", "\u{B}import Glibc",
    "\u{85}import Glibc", "\u{2028}import Glibc", "\u{2029}import Glibc",
  ]

  /// Names that mean something in Swift, in the library, or in what is generated.
  static let names = words + ["Placemark", "String", "Term"]

  private static let words = [
    "for", "in", "inout", "init", "self", "Self", "class", "some", "any", "each", "async", "await",
    "default", "nil", "Type", "Protocol", "Any", "import", "func", "let", "throws", "where", "_",
    "open", "Int", "ParameterValues", "response", "newResponse", "values",
    "code", "properties", "object", "outcome", "allCases", "rawValue", "intent", "completion",
    "handler", "parameter", "newValue", "firstAnswer", "schema", "description", "hash", "type",
  ]
}
