import CICU
import FoundationEssentials
import ParlanceText
import Testing

/// Unicode's own test files, where a system has them: Debian's `unicode-data`, or a folder that `UNICODE_DATA` names.
enum UnicodeData {
  private static let folders =
    [ProcessInfo.processInfo.environment["UNICODE_DATA"]].compactMap { $0 } + [
      "/usr/share/unicode", "/usr/share/unicode/auxiliary",
    ]

  static func find(_ name: String) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The lines without comments.
  static func lines(_ name: String) throws -> [Substring] {
    let path = try #require(find(name))
    let data = try #require(FileManager.default.contents(atPath: path))
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }
      .filter { !$0.isEmpty && !$0.hasPrefix("@") }
  }

  static func scalars(_ codes: some StringProtocol) -> String {
    var view = String.UnicodeScalarView()
    for code in codes.split(separator: " ") {
      if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) { view.append(scalar) }
    }
    return String(view)
  }
}

@Suite("Unicode's test files")
struct UnicodeDataTests {
  @Test(
    "Word boundaries are those of UAX #29",
    .enabled(if: UnicodeData.find("WordBreakTest.txt") != nil, "WordBreakTest.txt is not installed")
  )
  func breaksWords() throws {
    var status: cicu_status = 0
    let segmenter = try #require(cicu_segmenter_open("en_US", &status))
    defer { cicu_segmenter_close(segmenter) }
    var count = 0
    for line in try UnicodeData.lines("WordBreakTest.txt") {
      let expected = WordBreakLine(line)
      // Since CLDR 42 ICU breaks at a colon between letters, which UAX #29 does not.
      if expected.text.unicodeScalars.contains(":") { continue }
      count += 1
      #expect(try boundaries(of: expected.text, by: segmenter) == expected.ends, "\(line)")
    }
    #expect(count > 1_000)
  }

  private func boundaries(of text: String, by segmenter: OpaquePointer) throws -> [Int32] {
    let bytes = Array(text.utf8)
    var found = [cicu_boundary](repeating: cicu_boundary(), count: bytes.count)
    var status: cicu_status = 0
    let count = cicu_words(
      segmenter, bytes, Int32(bytes.count), &found, Int32(found.count), &status)
    try #require(status <= 0)
    return found.prefix(Int(count)).map(\.end)
  }

  /// A line such as `÷ 0061 × 0308 ÷ 0020 ÷`.
  private struct WordBreakLine {
    var text = ""
    var ends: [Int32] = []

    init(_ line: Substring) {
      for item in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
        switch item {
        case "÷": if !text.isEmpty { ends.append(Int32(text.utf8.count)) }
        case "×": break
        default: text.unicodeScalars.append(contentsOf: UnicodeData.scalars(item).unicodeScalars)
        }
      }
    }
  }

  @Test(
    "All forms of a text fold alike, and to a form that is folded",
    .enabled(
      if: UnicodeData.find("NormalizationTest.txt") != nil,
      "NormalizationTest.txt is not installed, or still compressed"))
  func normalizes() throws {
    let normalizer = Normalizer()
    var count = 0
    for line in try UnicodeData.lines("NormalizationTest.txt") {
      // U+0345 is a letter once folded, so where it stands among marks decides (Unicode 3.13, D145).
      if line.contains("0345") { continue }
      let forms = line.split(separator: ";").prefix(5).map { UnicodeData.scalars($0) }
      let folded = try forms.map { Array(try normalizer.normalized($0).utf8) }
      #expect(folded.allSatisfy { $0 == folded[0] }, "\(line)")
      count += 1
    }
    #expect(count > 10_000)
  }
}
