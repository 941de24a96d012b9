package import FoundationEssentials

/// How the text of a file is stored, by its first bytes.
package enum FileEncoding {
  case utf8
  case utf8WithMark
  case utf16
  /// A binary property list, which is not text.
  case binary

  private static let utf16Marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
  private static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The encoding of a file's content.
  ///
  /// UTF-16 without a mark is told by its first letter, which has a zero byte, as no text in UTF-8 has.
  package init(_ data: Data) {
    if data.starts(with: "bplist".utf8) {
      self = .binary
    } else if data.starts(with: Self.utf8Mark) {
      self = .utf8WithMark
    } else {
      let isUTF16 = Self.utf16Marks.contains { data.starts(with: $0) } || data.prefix(2).contains(0)
      self = isUTF16 ? .utf16 : .utf8
    }
  }

  /// The text without its mark; nil when the bytes are none.
  package func text(of data: Data) -> String? {
    switch self {
    case .utf8: String(validating: data, as: UTF8.self)
    case .utf8WithMark: String(validating: data.dropFirst(Self.utf8Mark.count), as: UTF8.self)
    case .utf16: Self.utf16Text(of: data)
    case .binary: nil
    }
  }

  private static func utf16Text(of data: Data) -> String? {
    guard data.count.isMultiple(of: 2) else { return nil }
    if utf16Marks.contains(where: { data.starts(with: $0) }) {
      return String(data: data, encoding: .utf16)
    }
    let isLittleEndian = data.dropFirst().first == 0
    return String(data: data, encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
  }
}
