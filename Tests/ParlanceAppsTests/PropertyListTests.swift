import FoundationEssentials
import TestSupport
import Testing

@testable import ParlanceApps
@testable import ParlanceDefinitions

@Suite("Reading property lists")
struct PropertyListTests {
  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"

  private func list(_ body: String) throws -> PropertyList {
    try PropertyList(Data((Self.head + body + "\n</plist>\n").utf8))
  }

  @Test("Values have their types and lines")
  func readsValues() throws {
    let root = try list(
      """
      <dict>
        <!-- <key>no</key> --><key>a</key>
        <array>
          <string>x &amp; y</string>
          <dict><key>b</key><true/></dict>
          <integer>3</integer>
          <data>aGk=</data>
          <string><![CDATA[</array>]]></string>
        </array>
        <key>c</key> <string/>
      </dict>
      """
    ).root
    let elements = try #require(root["a"]).elements
    #expect(
      elements.map(\.value) == [
        .string("x & y"), .dictionary(["b": .boolean(true)]), .number(3), .other,
        .string("</array>"),
      ])
    #expect(elements.map(\.line) == [6, 7, 8, 9, 10])
    #expect(elements[1]["b"]?.line == 7)
    #expect(root.keys == ["a", "c"])
    #expect(root["c"]?.string == "")
    #expect(root["c"]?.line == 12)
    #expect(root.line == 3)
  }

  @Test("A carriage return ends a line, with or without a line feed", arguments: ["\r", "\r\n"])
  func countsLines(lineEnd: String) throws {
    let text = Self.head + "<dict>\n<key>a</key>\n<string>b</string>\n</dict>\n</plist>\n"
    let list = try PropertyList(Data(text.replacing("\n", with: lineEnd).utf8))
    #expect(list.root["a"]?.line == 5)
  }

  @Test(
    "What cannot be read says why and where",
    arguments: [
      ("", "the file is empty", 1),
      ("../a/Info.plist", "the file holds nothing but the text '../a/Info.plist'", 1),
      (head + "<array/>\n</plist>", "the file holds an array, not a dictionary", 1),
      (head + "<dict>\n<key>a</key>\n", "the file ends inside the <dict> of line 3", 5),
      (head + "<dict>\n<key>a</key", "the file ends inside the <key> of line 4", 4),
      (head + "<dict>\n</array>", "</array> stands in the <dict> of line 3", 4),
      ("</dict>", "</dict> ends what did not begin", 1),
      ("\"a\" = \"b\"\n\"c\" = \"d\";\n", "the file is no property list: Missing ';' on line 2", 2),
    ])
  func refuses(text: String, message: String, line: Int) {
    #expect(throws: FileFault(message: message, line: line)) {
      try PropertyList(Data(text.utf8))
    }
  }

  @Test(
    "Bytes that are no list are a fault, never a crash",
    arguments: [
      [0], [0xFF], [0xFF, 0xFE], [0xFE, 0xFF, 0x00], [0xEF, 0xBB, 0xBF], [0x3C, 0x80, 0x3E],
      Array("bplist00".utf8), Array("bplist00junk that is longer than a trailer has to be".utf8),
      Array("<".utf8), Array("<>".utf8),
      Array("<!--".utf8), Array("<?xml?><html></html>".utf8),
    ] as [[UInt8]])
  func survives(bytes: [UInt8]) {
    #expect(throws: FileFault.self) { try PropertyList(Data(bytes)) }
  }

  @Test("A list that is nested too deeply, or stands in itself, is a fault")
  func limitsDepth() {
    let deep = String(repeating: "<array>", count: 10_000)
    let own: [UInt8] =
      Array("bplist00".utf8) + [0xA1, 0, 8] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    for bytes in [Array(deep.utf8), own] {
      let fault = #expect(throws: FileFault.self) { try PropertyList(Data(bytes)) }
      #expect(fault?.message.hasSuffix(PropertyListValue.depthComplaint) == true)
    }
  }

  @Test("A list that is cut off anywhere is a fault")
  func survivesTruncation() throws {
    let text =
      Self.head + "<dict>\n<key>a</key>\n<array><string>b</string></array>\n</dict>\n</plist>"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: FileFault.self, "\(count)") { try PropertyList(Data(bytes[..<count])) }
    }
  }

  @Test("Encodings are told by the first bytes")
  func detectsEncodings() throws {
    let text = Self.head + "<dict>\n<key>a</key>\n<string>é</string>\n</dict>\n</plist>\n"
    let littleEndian: [UInt8] =
      [0xFF, 0xFE]
      + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let bigEndian: [UInt8] =
      [0xFE, 0xFF]
      + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    let cases: [([UInt8], FileEncoding)] = [
      (Array(text.utf8), .utf8), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8WithMark),
      (littleEndian, .utf16), (bigEndian, .utf16),
    ]
    for (bytes, encoding) in cases {
      let list = try PropertyList(Data(bytes))
      #expect(list.encoding == encoding)
      #expect(list.root["a"]?.string == "é")
      #expect(list.root["a"]?.line == 5)
    }
  }

  @Test("A binary list that stands for more values than a list may have is a fault")
  func limitsValues() throws {
    // Each of thirty arrays holds the next one twice.
    let arrays: [UInt8] = (UInt8(1)...30).flatMap { [0xA2, $0, $0] } + [0x09]
    let offsets = (UInt8(0)...30).map { 8 + 3 * $0 }
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 31] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, UInt8(8 + arrays.count)]
    let bytes = Array("bplist00".utf8) + arrays + offsets + trailer
    let fault = #expect(throws: FileFault.self) { try PropertyList(Data(bytes)) }
    #expect(fault?.message.hasSuffix(ValueBudget.complaint) == true)
  }

  @Test("Many thousands of terms are no fault")
  func readsLongLists() throws {
    let terms = String(
      repeating: "<dict><key>a</key><array><string>b</string></array></dict>", count: 60_000)
    let text = "<plist><dict><key>terms</key><array>\(terms)</array></dict></plist>"
    #expect(try PropertyList(Data(text.utf8)).root.all("terms").count == 60_000)
  }

  @Test(
    "Keys have their lines however their characters are written",
    arguments: [
      ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&#233;&#xe9;", "éé"),
      ("<![CDATA[a & <b>]]>&amp;", "a & <b>&"),
    ])
  func readsEscapedKeys(written: String, key: String) throws {
    let root = try list("<dict>\n<key>a</key><true/>\n<key>\(written)</key>\n<true/></dict>").root
    #expect(root[key]?.line == 6)
  }

  @Test(
    "What is no reference stands for itself", arguments: ["&", "&a;", "&#;", "&#x110000;", "&#65"])
  func keepsOtherText(written: String) {
    #expect(XMLTextReader.text(of: Array(written.utf8)[...]).hasPrefix("&"))
  }

  @Test("Lines are found in linear time, also of many values below a long key")
  func findsLinesInLinearTime() throws {
    let growth = try ProcessorTime.growth(from: 10_000) { count in
      let key = String(repeating: "k", count: 4 * count)
      let elements = String(repeating: "<true/>", count: count)
      return Array("<dict><key>\(key)</key><array>\(elements)</array></dict>".utf8)
    } _: { text in
      _ = try PropertyListLineReader.lines(of: text)
    }
    #expect(growth < 3)
  }

  @Test("An empty key has a line of its own")
  func readsEmptyKeys() throws {
    let root = try list("<dict>\n<key>a</key><true/>\n<key></key><string>b</string>\n</dict>").root
    #expect(root[""]?.line == 5)
    #expect(root["a"]?.line == 4)
  }
}
