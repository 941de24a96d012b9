/// What ICU says of the first 128 code points, so that English asks it less often.
enum ASCII {
  enum Class: UInt8 {
    case space, punctuation, symbol, letter, uppercase, digit
  }

  static let classes: [Class] = (0..<128).map { byte in
    switch Character(Unicode.Scalar(UInt8(byte))) {
    case "a"..."z": .letter
    case "A"..."Z": .uppercase
    case "0"..."9": .digit
    case "$", "+", "<", "=", ">", "^", "`", "|", "~": .symbol
    case "!"..."/", ":"..."@", "["..."_", "{"..."}": .punctuation
    default: .space
    }
  }
}
