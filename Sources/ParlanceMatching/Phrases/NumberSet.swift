/// A set of small numbers from 0, as bits.
struct NumberSet: Sendable {
  private var words: [UInt64] = []

  /// The numbers, ascending.
  var numbers: [Int] {
    words.indices.flatMap { word in
      (0..<64).filter { words[word] & (1 << UInt64($0)) != 0 }.map { word * 64 + $0 }
    }
  }

  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << UInt64(number & 63)
  }

  mutating func formUnion(_ other: NumberSet) {
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  func isSubset(of other: NumberSet) -> Bool {
    words.indices.allSatisfy { index in
      words[index] & ~(index < other.words.count ? other.words[index] : 0) == 0
    }
  }
}
