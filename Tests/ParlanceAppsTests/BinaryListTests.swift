import Foundation
import TestSupport
import Testing

@testable import ParlanceDefinitions

@Suite("Reading binary property lists")
struct BinaryListTests {
  /// Every kind of value that such a list may have.
  private static var members: [String: Any] {
    [
      "text": "plain", "wide": "Größe 👩‍🍳", "empty": "",
      "long": String(repeating: "word ", count: 60),
      "yes": true, "no": false, "byte": 255, "pair": 65_535, "word": 4_294_967_295, "negative": -1,
      "great": Int.max, "least": Int.min, "greatest": UInt64.max, "real": 1.5,
      "single": Float(0.25),
      "date": Date(timeIntervalSince1970: 0), "data": Data(repeating: 7, count: 20), "Ü": [Any](),
      "array": (0..<20).map { "element \($0)" },
      "nested": [["a": [1, [2, ["b": "c"]]]], ["a": "a"]],
    ]
  }

  private static func bytes(of root: Any = members) throws -> [UInt8] {
    Array(
      try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0))
  }

  /// A list of these bytes for values, each with its place, with numbers of a byte for places and references.
  private static func list(_ values: [[UInt8]], root: UInt8 = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for value in values {
      table.append(UInt8(bytes.count))
      bytes += value
    }
    let numbers = [UInt8(values.count), root, UInt8(bytes.count)].flatMap {
      [0, 0, 0, 0, 0, 0, 0, $0] as [UInt8]
    }
    return bytes + table + [0, 0, 0, 0, 0, 0, 1, 1] + numbers
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    let fault = #expect(throws: FileFault.self) { try PropertyList(Data(bytes)) }
    return fault?.message.split(separator: ": ").last.map(String.init)
  }

  @Test("Values are those that Foundation reads from the same list in XML")
  func readsValues() throws {
    let xml = try PropertyListSerialization.data(
      fromPropertyList: Self.members, format: .xml, options: 0)
    let root = try PropertyList(Data(Self.bytes())).root
    #expect(try root.value == PropertyList(xml).root.value)
    #expect(root["great"]?.number == Double(Int.max))
    #expect(root["greatest"]?.number == Double(UInt64.max))
    #expect(root["long"]?.string?.count == 300)
    #expect(root["date"]?.value == .other)
    #expect(root["data"]?.line == 1)
  }

  @Test("References of archives and empty values are passed over")
  func passesOver() throws {
    let bytes = Self.list([[0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0x80, 1], [0x00]])
    #expect(
      try PropertyList(Data(bytes)).root.value == .dictionary(["a": .other, "b": .other]))
  }

  @Test("Numbers for lengths, places and references that lead out of the list are a fault")
  func refusesOverflow() {
    let most: [UInt8] = Array(repeating: 0x7F, count: 8)
    let all: [UInt8] = Array(repeating: 0xFF, count: 8)
    let outside = "a value of the binary list is not in it"
    let values: [[UInt8]] = [
      [0xDF, 0x13] + most, [0xDF, 0x13] + all, [0xAF, 0x13] + most, [0xD1, 1, 9], [0xA1, 7],
      [0xDF, 0x14] + most, [0xDF, 0x53] + most, [0xDF], [0xA9, 1], [0xDF, 0x13, 1],
    ]
    for value in values {
      #expect(fault(Self.list([value, [0x51, 0x61]])) == outside, "\(value)")
    }
    for kind in [0x4F, 0x5F, 0x6F] as [UInt8] {
      for count in [most, all] {
        let value = [kind, 0x13] + count
        #expect(fault(Self.list([[0xD1, 1, 2], [0x51, 0x61], value])) == outside)
        #expect(fault(Self.list([[0xA1, 1], value])) == outside)
      }
    }
  }

  @Test("A value of an unknown kind, a key that is no text and a text of no characters are faults")
  func refusesKinds() {
    let unknown = "a value of the binary list is of an unknown kind"
    for kind in [0x01, 0x15, 0x20, 0x24, 0x70, 0x90, 0xB0, 0xC0, 0xE0, 0xF0] as [UInt8] {
      #expect(fault(Self.list([[0xA1, 1], [kind] + Array(repeating: 0, count: 32)])) == unknown)
    }
    #expect(fault(Self.list([[0xD1, 1, 1], [0x09]])) == "a key is no text")
    let noText = "a text has bytes that are no characters"
    #expect(fault(Self.list([[0xA1, 1], [0x51, 0xE9]])) == noText)
    #expect(fault(Self.list([[0xA1, 1], [0x61, 0xD8, 0x00]])) == noText)
  }

  @Test("An end that is cut off, or speaks of more than there is, is a fault")
  func refusesTrailers() throws {
    let bytes = Self.list([[0xD0]])
    let damaged = "the binary list is cut off or damaged at its end"
    for place in 1...32 where !(1...6).contains(33 - place) {
      var other = bytes
      other[bytes.count - place] = 0xFF
      #expect(throws: FileFault.self, "\(place)") { try PropertyList(Data(other)) }
    }
    for count in 7..<bytes.count { #expect(fault(Array(bytes[..<count])) == damaged) }
    #expect(fault(Array("bplist15".utf8) + bytes.dropFirst(8)) == damaged)
  }

  @Test("A text that stands in too many places is a fault")
  func limitsTexts() {
    let text: [UInt8] = [0x5F, 0x10, 0x80] + Array(repeating: 0x61, count: 128)
    let level: [UInt8] = [0xAE] + Array(repeating: 1, count: 14)
    let other: [UInt8] = [0xAE] + Array(repeating: 2, count: 14)
    let last: [UInt8] = [0xAE] + Array(repeating: 3, count: 14)
    #expect(fault(Self.list([level, other, last, text])) == ValueBudget.complaint)
  }

  @Test("Whatever the bytes, a list is read or refused")
  func survives() throws {
    let whole = try Self.bytes()
    let small = Self.list([
      [0xD2, 1, 2, 3, 4], [0x51, 0x61], [0x51, 0x62], [0xA1, 2], [0x10, 9],
    ])
    var random = SeededGenerator(seed: 54)
    var (read, refused) = (0, 0)
    func attempt(_ bytes: [UInt8]) {
      if (try? PropertyList(Data(bytes))) == nil { refused += 1 } else { read += 1 }
    }
    for place in small.indices {
      for byte in UInt8.min...UInt8.max {
        var other = small
        other[place] = byte
        attempt(other)
      }
    }
    for _ in 0..<10_000 {
      var other = Bool.random(using: &random) ? whole : small
      for _ in 0...Int.random(in: 0...6, using: &random) {
        other[Int.random(in: other.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      attempt(Array(other.prefix(Int.random(in: 0...2 * other.count, using: &random))))
    }
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...80, using: &random)
      let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      attempt(Array("bplist00".utf8) + noise + small.suffix(32))
    }
    #expect(read > 1_000)
    #expect(read + refused > 25_000)
  }

  @Test("Time is linear")
  func isLinear() throws {
    let growth = try ProcessorTime.growth(from: 4_000) { count in
      Data(try Self.bytes(of: ["terms": (0..<count).map { ["term": "number \($0)"] }]))
    } _: { data in
      _ = try PropertyList(data)
    }
    #expect(growth < 3)
  }
}
