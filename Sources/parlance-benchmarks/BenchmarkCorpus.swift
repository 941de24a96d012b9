import FoundationEssentials
import Parlance

/// The inputs of the benchmarks: the corpora, and a crowd of made-up contacts.
enum BenchmarkCorpus {
  struct Missing: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path): no corpus is there; run from the project's top level" }
  }

  /// The codes that have a corpus and a pack, sorted.
  static func languages() throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: "Corpora") else {
      throw Missing(path: "Corpora")
    }
    return names.sorted().filter { name in
      (try? LanguagePack(for: LanguageCode(name))) != nil
    }
  }

  /// The utterances of `Corpora/<language>`, without their mark-up.
  static func utterances(of language: String) throws -> [String] {
    try lines(of: language).map(\.text)
  }

  /// The lines of `Corpora/<language>`, without comments.
  static func lines(of language: String) throws -> [CorpusLine] {
    let folder = "Corpora/\(language)"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw Missing(path: folder)
    }
    var lines: [CorpusLine] = []
    for name in names.sorted() where name.hasSuffix(".md") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("- ") {
        let text = line.dropFirst(2)
        let end = text.firstRange(of: " <!--")?.lowerBound ?? text.endIndex
        lines.append(CorpusLine(text[..<end]))
      }
    }
    return lines
  }

  struct Unreadable: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path): the file cannot be read" }
  }

  /// The text of a file of utterances.
  ///
  /// - Throws: ``Unreadable``.
  static func file(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unreadable(path: path)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Contacts with names of two words, the same on every run.
  static func crowdedContext(count: Int) -> Context {
    let syllables = ["ka", "lo", "mi", "ren", "sa", "to", "vel", "na", "dor", "shi", "pra", "gun"]
    var numbers = NumberSequence()
    func word() -> String {
      let length = 2 + numbers.next() % 3
      return (0..<length).map { _ in syllables[numbers.next() % syllables.count] }.joined()
        .capitalizedFirst
    }
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(
      (0..<count).map { _ in "\(word()) \(word())" }, of: .contactName)
    return Context(vocabulary: vocabulary)
  }

  /// Phrases of two to four words of utterances, each for another shortcut, the same on every run.
  static func phrasedContext(count: Int, wordsOf utterances: [String]) -> Context {
    let words = utterances.flatMap { $0.split(separator: " ") }
    var numbers = NumberSequence()
    let phrases = (0..<count).map { number in
      let length = 2 + numbers.next() % 3
      let text = (0..<length).map { _ in words[numbers.next() % words.count] }
        .joined(separator: " ")
      let activity = UserActivity(activityType: "com.example.\(number)")
      return InvocationPhrase(text, for: .userActivity(activity))
    }
    return Context(phrases: phrases)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
