import ParlanceLanguages
import Testing

@Suite("JSON of a pack")
struct JSONDocumentTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(PackFile(path: "xx/pack.json", text: text))
  }

  @Test("Values of each type")
  func readsValues() throws {
    let json = try document(
      #"{"s": "é\n", "i": 3, "n": 1.5, "ns": [1, 2.5], "ss": ["a"], "o": {"k": "v"}, "os": [{"k": "w"}], "e": []}"#
    )
    #expect(json.keys == ["e", "i", "n", "ns", "o", "os", "s", "ss"])
    #expect(try json.string("s") == "é\n")
    #expect(try json.integer("i") == 3)
    #expect(try json.number("n") == 1.5)
    #expect(try json.numbers("ns") == [1, 2.5])
    #expect(try json.strings("ss") == ["a"])
    #expect(try json.object("o")?.string("k") == "v")
    #expect(try json.objects("os")?.map { try $0.string("k") } == ["w"])
    #expect(try json.strings("e") == [])
  }

  @Test("An absent key is nil")
  func readsAbsentKeys() throws {
    let json = try document("{}")
    #expect(json.keys.isEmpty)
    #expect(try json.string("x") == nil)
    #expect(try json.integer("x") == nil)
    #expect(try json.number("x") == nil)
    #expect(try json.numbers("x") == nil)
    #expect(try json.strings("x") == nil)
    #expect(try json.object("x") == nil)
    #expect(try json.objects("x") == nil)
  }

  @Test(
    "A syntax error has the line at which the text stops being JSON",
    arguments: [
      ("", 1),
      ("{", 1),
      ("\n\n", 3),
      ("{\n  \"a\": 1\n  \"b\": 2\n}", 3),
      ("{\n  \"a\": [1,\n  2\n}", 4),
      ("{\n  \"a\": tru\n}", 2),
      ("{\n  a: 1\n}", 2),
      ("{\n  \"a\" 1\n}", 2),
      ("{}\n{}", 2),
      ("{\n  \"a\": \"no end\n}", 2),
      ("{\n\n\n  'a': 1\n}", 4),
    ])
  func locatesSyntaxErrors(_ text: String, _ line: Int) {
    #expect(fault { _ = try document(text) } == "xx/pack.json:\(line): not valid JSON")
  }

  @Test(
    "What only looks like a number or an escape is located, too",
    arguments: [
      ("{\n  \"a\": .5,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": 0x10,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": nan,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": \"\\q\",\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": 01,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": +1,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": 1.,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": 1e,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": -,\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": \"\\ud800\",\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": \"\\udc00\",\n  \"b\": 1\n}", 2),
      ("{\n  \"a\": \"\\u12\",\n  \"b\": 1\n}", 2),
    ])
  func locatesNearMisses(_ text: String, _ line: Int) {
    #expect(fault { _ = try document(text) } == "xx/pack.json:\(line): not valid JSON")
  }

  @Test(
    "A comma after the last member is an error",
    arguments: ["{\n\"a\": 1,\n}", "{\n\"a\": [1,\n]}"])
  func refusesTrailingCommas(_ text: String) {
    #expect(fault { _ = try document(text) } == "xx/pack.json:3: not valid JSON")
  }

  @Test(
    "Escapes stand for what they stand for",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u0041\u00e9\u5B57"#, "Aé字"),
      (#"\ud83d\ude00"#, "😀"), (#"é\u0000"#, "é\0"),
    ])
  func readsEscapes(_ escaped: String, _ text: String) throws {
    #expect(try document("{\"a\": \"\(escaped)\"}").string("a") == text)
  }

  @Test(
    "Numbers",
    arguments: [
      ("0", 0.0), ("-0.5", -0.5), ("12.25", 12.25), ("1e3", 1000), ("25E-2", 0.25), ("1.5e+1", 15),
    ])
  func readsNumbers(_ text: String, _ number: Double) throws {
    #expect(try document("{\"a\": \(text)}").number("a") == number)
  }

  @Test("A key that stands twice is refused at the second, whatever the object")
  func refusesDuplicateKeys() {
    #expect(
      fault { _ = try document("{\n\"a\": 1,\n\"a\": 2}") }
        == "xx/pack.json:3: the key \"a\" stands twice")
    #expect(
      fault { _ = try document("{\n\"a\": {\"b\": 1,\n\"\\u0062\": 2}}") }
        == "xx/pack.json:3: the key \"b\" stands twice")
    #expect(fault { _ = try document("{\"a\": {\"a\": 1}}") } == nil)
  }

  @Test("Elements of any type know their text, line and source")
  func readsElements() throws {
    let json = try document("{\n\"a\": [\"x\",\n{\"k\": 1.50},\n2]}")
    let elements = try #require(try json.elements("a"))
    #expect(elements.map(\.text) == ["x", nil, nil])
    #expect(elements.map(\.isObject) == [false, true, false])
    #expect(elements.map(\.line) == [2, 3, 4])
    #expect(elements[1].source(of: "k") == "1.50")
    #expect(elements[1].source(of: "x") == nil)
    #expect(elements[2].fault("wrong").description == "xx/pack.json:4: wrong")
    #expect(elements[1].fault("absent", at: "x").description == "xx/pack.json:3: absent")
    #expect(try json.elements("b") == nil)
  }

  @Test("A file holds one object", arguments: ["[]", "1", "\"a\"", "null", "true"])
  func refusesOtherValues(_ text: String) {
    #expect(fault { _ = try document(text) } == "xx/pack.json:1: expected a JSON object")
  }

  @Test("Nesting without end is an error, not a crash")
  func refusesDeepNesting() {
    let deep = "{\"a\": " + String(repeating: "[", count: 100_000)
    #expect(fault { _ = try document(deep) } == "xx/pack.json:1: not valid JSON")
  }

  @Test("An unknown key is named, with those that are known")
  func refusesUnknownKeys() throws {
    let json = try document("{\n  \"tag\": \"xx\",\n  \"tga\": 1\n}")
    #expect(
      fault { try json.requireKeys(["tag", "firstWeekday"]) }
        == "xx/pack.json:3: unknown key \"tga\"; known are tag, firstWeekday")
    #expect(fault { try json.requireKeys(["tag", "tga"]) } == nil)
  }

  @Test("A value of the wrong type is an error at the line of its key")
  func refusesWrongTypes() throws {
    let json = try document(
      "{\n\"s\": 1,\n\"i\": 1.5,\n\"n\": \"1\",\n\"a\": [\"1\", 2],\n\"o\": null\n}")
    #expect(fault { _ = try json.string("s") } == "xx/pack.json:2: \"s\" is to be a string")
    #expect(fault { _ = try json.integer("i") } == "xx/pack.json:3: \"i\" is to be a whole number")
    #expect(fault { _ = try json.integer("n") } == "xx/pack.json:4: \"n\" is to be a whole number")
    #expect(fault { _ = try json.number("n") } == "xx/pack.json:4: \"n\" is to be a number")
    #expect(
      fault { _ = try json.numbers("a") } == "xx/pack.json:5: \"a\" is to be an array of numbers")
    #expect(
      fault { _ = try json.strings("a") } == "xx/pack.json:5: \"a\" is to be an array of strings")
    #expect(fault { _ = try json.strings("s") } == "xx/pack.json:2: \"s\" is to be an array")
    #expect(
      fault { _ = try json.objects("a") } == "xx/pack.json:5: \"a\" is to be an array of objects")
    #expect(fault { _ = try json.object("o") } == "xx/pack.json:6: \"o\" is to be an object")
  }

  @Test("A whole number beyond the range of integers is refused")
  func refusesHugeIntegers() throws {
    let json = try document("{\"i\": 1e300}")
    #expect(fault { _ = try json.integer("i") } == "xx/pack.json:1: \"i\" is to be a whole number")
  }

  @Test(
    "A number beyond the range of numbers is refused where it stands",
    arguments: ["1e999", "-1e999"])
  func refusesHugeNumbers(_ number: String) {
    #expect(
      fault { _ = try document("{\"a\": 1,\n\"i\": \(number)}") }
        == "xx/pack.json:2: the number is too large")
  }

  @Test("A fault in an inner object has the line of the inner key")
  func locatesInnerKeys() throws {
    let json = try document("{\n\"first\": {\"x\": 1},\n\"second\": {\n\"x\": \"1\"}\n}")
    #expect(
      fault { _ = try json.object("second")?.number("x") }
        == "xx/pack.json:4: \"x\" is to be a number")
  }
}
