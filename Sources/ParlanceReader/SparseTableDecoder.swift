/// Reads the features of a table that a ``SparseTableEncoder`` has written.
struct SparseTableDecoder {
  let featureCount: Int

  private let upperBits: Int
  private let randomBits: UInt32
  private var decoder: RangeDecoder
  private let contexts: UnsafeMutableBufferPointer<AdaptiveBit>
  /// The least number that the next feature may have.
  private var least: UInt32 = 0

  /// Begins a table.
  ///
  /// - Parameters:
  ///   - bytes: They are to live as long as it reads them.
  ///   - contexts: As many as ``SparseTableContexts/count``.
  ///   - upperBits: The number of bits of a value above its lower byte.
  /// - Returns: nil when it is shorter than any.
  init?(
    _ bytes: UnsafeBufferPointer<UInt8>, _ contexts: UnsafeMutableBufferPointer<AdaptiveBit>,
    upperBits: Int
  ) {
    let countBytes = bytes.prefix(SparseTableEncoder.countBytes)
    guard countBytes.count == SparseTableEncoder.countBytes else { return nil }
    featureCount = countBytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    randomBits = SparseTableContexts.randomBits(featureCount: featureCount)
    decoder = RangeDecoder(UnsafeBufferPointer(rebasing: bytes[countBytes.endIndex...]))
    contexts.initialize(repeating: AdaptiveBit())
    self.contexts = contexts
    self.upperBits = upperBits
  }

  /// True when all was read, and as it was written.
  var isAtEnd: Bool { decoder.isAtEnd }

  /// Reads a feature.
  ///
  /// - Parameter values: Its values are added here, of 16 bits each.
  /// - Returns: Its number, whose lowest bits are 0; nil where the bytes end or are no table.
  mutating func next(_ values: inout [UInt32]) -> UInt32? {
    var decoder = decoder
    defer { self.decoder = decoder }
    guard let number = number(&decoder) else { return nil }
    least = number + 1
    let first = values.count
    readLowerBytes(&decoder, &values)
    let count = values.count - first
    for place in first..<values.count {
      let tree = SparseTableContexts.upper(Int(values[place]), of: count)
      values[place] |= UInt32(decoder.number(bits: upperBits, contexts, at: tree)) << 8
    }
    return decoder.isBeyondEnd ? nil : number << (32 - SparseTableContexts.numberBits)
  }

  @inline(__always)
  private func number(_ decoder: inout RangeDecoder) -> UInt32? {
    var number = least
    while decoder.bit(as: &contexts[SparseTableContexts.distance]) == 1 {
      number += 1 << randomBits
      guard number >> SparseTableContexts.numberBits == 0 else { return nil }
    }
    number += decoder.number(bits: randomBits)
    return number >> SparseTableContexts.numberBits == 0 ? number : nil
  }

  @inline(__always)
  private func readLowerBytes(_ decoder: inout RangeDecoder, _ values: inout [UInt32]) {
    var byte = SparseTableContexts.first
    var place = 0
    repeat {
      byte = decoder.number(bits: 8, contexts, at: SparseTableContexts.lower(after: byte))
      values.append(UInt32(byte))
      place += 1
    } while !decoder.isBeyondEnd
      && decoder.bit(as: &contexts[SparseTableContexts.follows(place - 1, byte)]) == 1
  }
}
