/// The marks by which ICU's rules part the pieces of a word: soft hyphens, and zero-width spaces in scripts without
/// spaces. People write neither.
enum PieceMark {
  case softHyphen
  case zeroWidthSpace

  /// The mark at a place of UTF-8 text; nil where none begins.
  init?(at index: Int, in text: [UInt8]) {
    switch text[index] {
    case 0xC2 where index + 1 < text.count && text[index + 1] == 0xAD: self = .softHyphen
    case 0xE2 where index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] == 0x8B:
      self = .zeroWidthSpace
    default: return nil
    }
  }

  /// In bytes.
  var length: Int {
    switch self {
    case .softHyphen: 2
    case .zeroWidthSpace: 3
    }
  }

  /// UTF-8 text as people write it.
  static func removed(from text: [UInt8]) -> [UInt8] {
    var written: [UInt8] = []
    var index = 0
    while index < text.count {
      if let mark = PieceMark(at: index, in: text) {
        index += mark.length
      } else {
        written.append(text[index])
        index += 1
      }
    }
    return written
  }
}
