import Foundation
import TestSupport
import Testing

@testable import ParlanceDefinitions

@Suite("Definitions that try to become code")
struct HostileDefinitionTests {
  private static let benign = "benignName"
  private static let folderNames = ["de", "x\"; import Glibc", "x\n}\nimport Glibc", "\\(pwn())"]

  private let kitchen: HostileKitchen
  private let folder: TemporaryFolder
  private var skeleton = SwiftSkeleton()

  init() throws {
    kitchen = try HostileKitchen()
    folder = try TemporaryFolder()
  }

  private mutating func lines(
    _ kitchen: HostileKitchen, name: String = "Kitchen"
  ) throws -> [[String]]? {
    try kitchen.swift(in: folder, name: name).map { skeleton.lines(of: $0) }
  }

  /// Whether the tokens are those of another file, but for names in the places of its benign ones.
  private static func agree(_ lines: [[String]], _ benign: [[String]]?) -> Bool {
    guard let benign else { return false }
    // Long names are broken into lines otherwise.
    return lines.elementsEqual(benign, by: agree)
      || agree(SwiftSkeleton.joined(lines), SwiftSkeleton.joined(benign))
  }

  private static func agree(_ tokens: [String], _ benign: [String]) -> Bool {
    tokens == benign
      || tokens.elementsEqual(benign) { token, other in
        token == other || other.lowercased().contains("benignname") && isName(token)
      }
  }

  private static func isName(_ token: String) -> Bool {
    token.hasPrefix("`") || SwiftIdentifier(token) != nil
  }

  // A definition has many texts, so that each is tried with some of the hostile ones, and all of those are tried.
  @Test("Every text and key is refused, or changes no token of the Swift but a name")
  mutating func changesNoToken() throws {
    var random = SeededGenerator(seed: 20)
    var hostile: [String] = []
    var written = 0
    for text in kitchen.strings {
      let count = text.hasPrefix("IN") ? 1 : 3
      if hostile.count < count { hostile += HostileText.all.shuffled(using: &random) }
      let benign = try lines(kitchen.replacing(text, with: Self.benign))
      for other in hostile.suffix(count) {
        guard let found = try lines(kitchen.replacing(text, with: other)) else { continue }
        written += 1
        // What is no text of its kind is left out, as if nothing were there.
        let isSame =
          try Self.agree(found, benign)
          || Self.agree(found, lines(kitchen.replacing(text, with: "")))
          || Self.agree(found, lines(kitchen.replacing(text, with: nil)))
        #expect(isSame, "\(text.debugDescription) \(other.debugDescription)")
      }
      hostile.removeLast(count)
    }
    #expect(written > 200)
  }

  @Test("The file's name and the languages of translations change no token but a name")
  mutating func changesNoTokenByPaths() throws {
    let benign = try #require(try lines(kitchen, name: Self.benign))
    for name in HostileText.all where Self.isFileName(name) {
      let found = try #require(try lines(kitchen, name: name))
      #expect(Self.agree(found, benign), "\(name.debugDescription)")
    }
    var translated: Set<[[String]]> = []
    for language in Self.folderNames {
      for text in ["Größe", "\u{2028}\\(pwn())", "\\n\\\"; import Glibc"] {
        let other = try TemporaryFolder()
        try other.write("\(language).lproj/Kitchen.strings", "\"k01\" = \"\(text)\";")
        translated.insert(skeleton.lines(of: try #require(try kitchen.swift(in: other))))
      }
    }
    #expect(translated.count == 1)
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.contains("/") && !name.contains("\0") && name.utf8.count < 200
  }

  @Test("A refusal names the line")
  func namesTheLine() throws {
    let source = try String(contentsOfFile: HostileKitchen.path, encoding: .utf8)
    let system = source.replacing(
      ">MediaItem<", with: ">Placemark? { get { pwn() } }; import Glibc<")
    let key = source.replacing("<key>dish,servings</key>", with: "<key>a\\(pwn())b</key>")
    let infinite = source.replacing("<real>1.5</real>", with: "<real>inf</real>")
    let faults = [
      (
        system,
        "'music' is of the type 'Placemark? { get { pwn() } }; import Glibc', which is nowhere"
      ),
      (key, "a parameter of a combination cannot be called 'a\\(pwn())b': write letters"),
      (infinite, "the default value of 'weight' is not of the type 'Decimal'"),
    ]
    for (text, message) in faults {
      try folder.write("Kitchen.intentdefinition", text)
      let thrown = #expect(throws: DefinitionFaults.self) {
        try GeneratedDefinition(folder.path + "/Kitchen.intentdefinition")
      }
      #expect(thrown?.faults.count == 1)
      #expect(thrown?.faults.first?.message.hasPrefix(message) == true, "\(thrown as Any)")
      #expect(thrown?.faults.first?.line ?? 0 > 100)
    }
  }

  @Test("Keywords are names wherever one stands", .enabled(if: SwiftTypeCheck.isPossible))
  func keywords() async throws {
    // Names that differ in the case of their first letter alone are refused in one place.
    let words = SwiftIdentifier.keywords.sorted()
    let parts = [words.filter { $0 == $0.lowercased() }, words.filter { $0 != $0.lowercased() }]
    let sources = try parts.map { words in
      try folder.write("Words.intentdefinition", KeywordDefinition.text(words))
      return try GeneratedDefinition(folder.path + "/Words.intentdefinition").text
    }
    let errors = try await SwiftTypeCheck.errors(of: sources)
    #expect(errors == [], "\(errors.joined())")
  }

  @Test(
    "What is not refused compiles, be its texts and names what they may",
    .enabled(if: SwiftTypeCheck.isPossible))
  func compiles() async throws {
    var random = SeededGenerator(seed: 21)
    var sources: [String] = []
    while sources.count < 8 {
      var other = kitchen
      for text in kitchen.texts {
        other = other.replacing(text, with: HostileText.all.randomElement(using: &random))
      }
      let names = zip(
        kitchen.names.shuffled(using: &random), HostileText.names.shuffled(using: &random))
      let some = Dictionary(
        uniqueKeysWithValues: names.prefix(sources.count.isMultiple(of: 2) ? 6 : 12))
      if let source = try other.renaming(some).swift(in: folder) { sources.append(source) }
    }
    let errors = try await SwiftTypeCheck.errors(of: sources)
    #expect(errors == [], "\(errors.joined())")
  }
}
