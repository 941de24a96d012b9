import FoundationEssentials
import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Reading tables of strings")
struct StringsTableTests {
  private func entries(_ text: String) throws -> [String] {
    try StringsTable(Data(text.utf8)).entries.map {
      "\($0.key.line) \($0.key.text)=\($0.value.text)"
    }
  }

  @Test("Lines, comments and keys without quotation marks")
  func readsEntries() throws {
    let text = """
      /* The title;
         "not" = "this"; */
      "title" = "Order // soup"; // and more
      CFBundleName= 'It is "soup"' ;"a"
      = "b";
      bare.key-1;
      """
    #expect(
      try entries(text) == [
        "3 title=Order // soup", "4 CFBundleName=It is \"soup\"", "4 a=b",
        "6 bare.key-1=bare.key-1",
      ])
  }

  @Test(
    "Escapes",
    arguments: [
      (#"\n\t\"\\\'"#, "\n\t\"\\'"), (#"\U00e9\u00E9"#, "éé"), (#"\Ud83d\ude00!"#, "😀!"),
      (#"\351\0"#, "é\0"), (#"\z"#, "z"), (#"a\#nb"#, "a\nb"),
    ])
  func readsEscapes(written: String, text: String) throws {
    let table = try StringsTable(Data("\"key\" = \"\(written)\";".utf8))
    #expect(table.entries.map(\.value.text) == [text])
  }

  @Test("Any encoding, with and without a mark, and any end of lines")
  func readsEncodings() throws {
    let text = "\"a\" = \"é\";\r\n\"b\" = \"ß\";\r"
    let units = Array(text.utf16)
    let littleEndian = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files: [[UInt8]] = [
      Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), littleEndian, bigEndian,
      [0xFF, 0xFE] + littleEndian, [0xFE, 0xFF] + bigEndian,
    ]
    for file in files {
      let table = try StringsTable(Data(file))
      #expect(table.entries.map(\.value) == [PlacedText("é", line: 1), PlacedText("ß", line: 2)])
    }
  }

  @Test("Property lists, XML and binary")
  func readsLists() throws {
    let text = AppFixture.list("<key>b</key>\n<string>2</string><key>a</key><string>1</string>")
    #expect(try entries(text) == ["3 a=1", "3 b=2"])
    let binary: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13]
      + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 15]
    #expect(try StringsTable(Data(binary)).entries.map(\.value.text) == ["b"])
  }

  @Test(
    "What cannot be read says why and where",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "expected ';' behind the text of 'a'", 2),
      ("\n\"a\" \"b\";", "expected '=' behind the key 'a'", 2),
      ("\"a\" = \n;", "expected a text in quotation marks", 2),
      ("\"a\" = \"b;\n", "the text does not end", 1), ("\n/* a\n", "the comment does not end", 2),
      ("{ a = b; }", "expected a text in quotation marks", 1),
      ("a = b;\u{0}", "expected a text in quotation marks", 1),
    ])
  func refuses(text: String, message: String, line: Int) {
    #expect(throws: FileFault(message: message, line: line)) {
      try StringsTable(Data(text.utf8))
    }
  }

  @Test(
    "A table that is cut off, or has any byte changed, is read or refused, and nothing else",
    arguments: [UInt64(7), 20_260_311])
  func survives(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = Array("/* é */ \"a\\U00e9\" = \"b\\\"\"; c;\n// d\n\"e\"=\"f${g}\";".utf8)
    for count in 0..<bytes.count { _ = try? StringsTable(Data(bytes[..<count])) }
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<3 {
        changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = try? StringsTable(Data(changed))
    }
  }
}
