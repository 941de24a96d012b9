/// Texts as numbers of their pieces: a name is made of words that thousands of other names are made of, too.
///
/// A number takes seven bits of a byte, the last byte of a number has the eighth (LEB128 reversed); the pieces that came
/// first, which are the most frequent, take one or two bytes.
struct PhraseList {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  /// How many texts it holds.
  var count: Int { ends.count }

  /// The memory it takes, in bytes.
  var byteCount: Int { bytes.count + ends.count * 4 }

  mutating func reserveCapacity(_ count: Int) {
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * 5)
  }

  /// Adds a piece to the text that is being added.
  mutating func append(piece: Int32) {
    var rest = UInt32(piece)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    bytes.append(UInt8(rest | 0x80))
  }

  /// Ends the text that is being added.
  mutating func endPhrase() { ends.append(UInt32(bytes.count)) }

  /// Calls `body` with the pieces of a text in order.
  @inline(__always)
  func forEachPiece(of phrase: Int, _ body: (Int32) -> Void) {
    var (piece, shift): (UInt32, UInt32) = (0, 0)
    for index in Int(phrase == 0 ? 0 : ends[phrase - 1])..<Int(ends[phrase]) {
      piece |= UInt32(bytes[index] & 0x7F) << shift
      shift += 7
      guard bytes[index] & 0x80 != 0 else { continue }
      body(Int32(piece))
      (piece, shift) = (0, 0)
    }
  }

  /// Gives back the memory that no text takes.
  mutating func shrink() {
    bytes = bytes.withUnsafeBufferPointer(Array.init)
    ends = ends.withUnsafeBufferPointer(Array.init)
  }
}
