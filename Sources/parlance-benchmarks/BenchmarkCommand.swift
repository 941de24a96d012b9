/// What the arguments ask for.
enum BenchmarkCommand {
  /// All stages in one language.
  case language(String)
  /// A line for each language.
  case allLanguages
  /// The line of one language, for the process that prints them all.
  case line(String)
  /// The utterances of a file, each once, in a language.
  case unseen(String, language: String)
  /// A large vocabulary, in a folder.
  case vocabulary(String)
  /// A store of so many donations.
  case donations(Int)
  /// Suggestions of shortcuts.
  case suggestions

  /// The language where none is named.
  static let usualLanguage = "en-US"

  struct Misuse: Error, CustomStringConvertible {
    let arguments: ArraySlice<String>
    var description: String {
      """
      what is '\(arguments.joined(separator: " "))'?
      usage: parlance-benchmarks [LANGUAGE | --all | --unseen FILE [LANGUAGE]
          | --vocabulary FOLDER | --donations COUNT | --suggestions]
      """
    }
  }

  /// Reads the arguments behind the program's name; none ask for American English.
  ///
  /// - Throws: ``Misuse`` where they are none of the known ones.
  init(_ arguments: ArraySlice<String>) throws {
    let value = arguments.dropFirst().first
    switch (arguments.first, value, arguments.count) {
    case (nil, _, _): self = .language(Self.usualLanguage)
    case ("--all", nil, _): self = .allLanguages
    case ("--unseen", let file?, 2...3):
      self = .unseen(file, language: arguments.dropFirst(2).first ?? Self.usualLanguage)
    case ("--vocabulary", let folder?, 2): self = .vocabulary(folder)
    case ("--donations", let count?, 2):
      guard let count = Int(count), count > 0 else { throw Misuse(arguments: arguments) }
      self = .donations(count)
    case ("--suggestions", nil, _): self = .suggestions
    case (LanguageTable.lineArgument, let language?, 2): self = .line(language)
    case (let language?, nil, _) where !language.hasPrefix("-"): self = .language(language)
    default: throw Misuse(arguments: arguments)
    }
  }
}
