internal import FoundationEssentials

/// Reads binary property lists, with bounds on their depth and on how much they say.
///
/// Foundation's own reader takes numbers of the file for lengths without a check, and crashes where they are too large. A
/// date, data and a reference of an archive are ``PropertyListValue/other``.
///
/// Source of the layout: `CFBinaryPList.c` of Core Foundation.
struct BinaryListReader {
  private let bytes: BinaryListBytes
  private let trailer: BinaryListTrailer
  private var budget: ValueBudget

  /// The root of a list.
  ///
  /// - Throws: ``FileFault`` when the bytes are none, or say too much.
  /// - Complexity: O(*n*), *n* the number of the bytes.
  static func value(of data: Data) throws(FileFault) -> PropertyListValue {
    let bytes = BinaryListBytes(Array(data))
    guard let trailer = BinaryListTrailer(of: bytes) else {
      throw FileFault(notAList: "the binary list is cut off or damaged at its end")
    }
    var reader = BinaryListReader(
      bytes: bytes, trailer: trailer, budget: ValueBudget(byteCount: data.count))
    return try reader.value(trailer.root, depth: 0)
  }

  private mutating func value(
    _ reference: Int, depth: Int
  ) throws(FileFault) -> PropertyListValue {
    guard depth <= PropertyListValue.maximumDepth else {
      throw FileFault(notAList: PropertyListValue.depthComplaint)
    }
    let (start, kind, size) = try marker(of: reference)
    switch kind {
    case 0x0: return try constant(size)
    case 0x1: return .number(try integer(at: start, width: 1 << size))
    case 0x2: return .number(try real(at: start, width: 1 << size))
    case 0x3: return try other(at: start, count: 8)
    case 0x4: return try data(at: start, size)
    case 0x5, 0x6: return .string(try text(at: start, kind, size))
    case 0x8: return try other(at: start, count: size + 1)
    case 0xA: return .array(try elements(at: start, size, depth: depth))
    case 0xD: return .dictionary(try members(at: start, size, depth: depth))
    default: throw Self.unknownKind
    }
  }

  /// Where the content of a value stands, what it is, and what its first byte says of its size.
  private func marker(
    of reference: Int
  ) throws(FileFault) -> (start: Int, kind: UInt8, size: Int) {
    let place = trailer.table.lowerBound + min(reference, trailer.count) * trailer.offsetWidth
    guard reference < trailer.count,
      let start = bytes.number(at: place, width: trailer.offsetWidth),
      trailer.values.contains(start), let byte = bytes.number(at: start, width: 1)
    else { throw Self.outside }
    return (start + 1, UInt8(byte >> 4), byte & 0xF)
  }

  // MARK: Single values

  private func constant(_ size: Int) throws(FileFault) -> PropertyListValue {
    switch size {
    case 0x8: return .boolean(false)
    case 0x9: return .boolean(true)
    case 0x0, 0xF: return .other
    default: throw Self.unknownKind
    }
  }

  /// Numbers of up to four bytes have no sign. Those of sixteen are what does not fit into eight with one.
  private func integer(at start: Int, width: Int) throws(FileFault) -> Double {
    guard width <= 16 else { throw Self.unknownKind }
    let low = width == 16 ? start + 8 : start
    guard let bits = bytes.bits(at: low, width: min(width, 8)),
      let high = bytes.bits(at: start, width: low - start)
    else { throw Self.outside }
    guard high == 0 else { throw Self.unknownKind }
    return width == 8 ? Double(Int64(bitPattern: bits)) : Double(bits)
  }

  private func real(at start: Int, width: Int) throws(FileFault) -> Double {
    guard width == 4 || width == 8 else { throw Self.unknownKind }
    guard let bits = bytes.bits(at: start, width: width) else { throw Self.outside }
    return width == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private func other(at start: Int, count: Int) throws(FileFault) -> PropertyListValue {
    _ = try content(at: start, count, width: 1)
    return .other
  }

  private func data(at start: Int, _ size: Int) throws(FileFault) -> PropertyListValue {
    let (start, count) = try length(at: start, size)
    return try other(at: start, count: count)
  }

  private mutating func text(
    at start: Int, _ kind: UInt8, _ size: Int
  ) throws(FileFault) -> String {
    let isWide = kind == 0x6
    let (start, count) = try length(at: start, size)
    let content = try content(at: start, count, width: isWide ? 2 : 1)
    try budget.spend(textUnits: count)
    let text = isWide ? Self.wideText(content) : String(validating: content, as: Unicode.ASCII.self)
    guard let text else { throw FileFault(notAList: "a text has bytes that are no characters") }
    return text
  }

  private static func wideText(_ bytes: ArraySlice<UInt8>) -> String? {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }

  // MARK: Values of values

  private mutating func elements(
    at start: Int, _ size: Int, depth: Int
  ) throws(FileFault) -> [PropertyListValue] {
    let (start, count) = try length(at: start, size)
    let references = try content(at: start, count, width: trailer.referenceWidth)
    try budget.spend(count)
    var elements: [PropertyListValue] = []
    elements.reserveCapacity(count)
    for index in 0..<count {
      elements.append(try value(try reference(index, in: references), depth: depth + 1))
    }
    return elements
  }

  /// All keys stand before all values. Of a key that stands twice the last counts.
  private mutating func members(
    at start: Int, _ size: Int, depth: Int
  ) throws(FileFault) -> [String: PropertyListValue] {
    let (start, count) = try length(at: start, size)
    let references = try content(at: start, count, width: 2 * trailer.referenceWidth)
    try budget.spend(2 * count)
    var members: [String: PropertyListValue] = [:]
    members.reserveCapacity(count)
    for index in 0..<count {
      let key = try key(try reference(index, in: references))
      members[key] = try value(try reference(count + index, in: references), depth: depth + 1)
    }
    return members
  }

  private mutating func key(_ reference: Int) throws(FileFault) -> String {
    let (start, kind, size) = try marker(of: reference)
    guard kind == 0x5 || kind == 0x6 else { throw FileFault(notAList: "a key is no text") }
    return try text(at: start, kind, size)
  }

  // MARK: Places

  private func reference(_ index: Int, in references: ArraySlice<UInt8>) throws(FileFault) -> Int {
    let width = trailer.referenceWidth
    guard let reference = bytes.number(at: references.startIndex + index * width, width: width)
    else { throw Self.outside }
    return reference
  }

  /// The length of what follows: in the first byte, or where that is full, in a whole number of its own.
  private func length(
    at start: Int, _ size: Int
  ) throws(FileFault) -> (start: Int, count: Int) {
    guard size == 0xF else { return (start, size) }
    guard let marker = bytes.number(at: start, width: 1), 0x10...0x13 ~= marker,
      let count = bytes.number(at: start + 1, width: 1 << (marker & 0xF))
    else { throw Self.outside }
    return (start + 1 + 1 << (marker & 0xF), count)
  }

  /// So many pieces of so many bytes, which all stand where values do.
  private func content(
    at start: Int, _ count: Int, width: Int
  ) throws(FileFault) -> ArraySlice<UInt8> {
    let end = trailer.values.upperBound
    guard start <= end, count <= (end - start) / width, let content = bytes[start, count * width]
    else { throw Self.outside }
    return content
  }

  private static let outside = FileFault(notAList: "a value of the binary list is not in it")
  private static let unknownKind = FileFault(
    notAList: "a value of the binary list is of an unknown kind")
}
