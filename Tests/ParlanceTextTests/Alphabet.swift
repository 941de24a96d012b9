/// What random texts are made of.
enum Alphabet {
  static let letters = [
    "a", "B", "é", "ß", "İ", "ﬁ", "Ａ", "λ", "Ж", "ש", "أ", "क", "的", "か", "ｶ", "한", "ส",
  ]
  static let digits = ["5", "42", "1,234.5", "٥", "५", "３", "½"]
  static let marks = [
    "\u{301}", "\u{308}", "\u{5B0}", "\u{64B}", "\u{200D}", "\u{FE0F}", "\u{AD}", "ि", "\u{3099}",
  ]
  static let spaces = [
    " ", " ", "  ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2009}", "\0", "\u{7F}",
  ]
  static let punctuation = [
    ",", ".", "'", "’", "\"", "„", "«", "-", "–", "_", "(", "!", "?", "、", "。", "،", "&", "#", "%",
    ":", "/", "״", "׳",
  ]
  static let symbols = ["$", "€", "₹", "+", "=", "<", "^", "`", "©", "㎏", "№"]
  static let emoji = ["👍", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "🇫", "❤️", "1️⃣", "🏽", "☎"]
  static let unusual = [
    "\u{FFFD}", "\u{E000}", "\u{10FFFF}", "\u{FDFA}", "ᅡ", "\u{1F1E6}", "𝟘", "𝐀", "㍿", "\u{2028}",
  ]

  static let everything =
    letters + letters + digits + marks + spaces + punctuation + symbols + emoji + unusual

  /// The same text composed (NFC) and decomposed (NFD).
  static let forms: [(composed: String, decomposed: String)] = [
    ("é", "e\u{301}"), ("ü", "u\u{308}"), ("ñ", "n\u{303}"), ("ṩ", "s\u{323}\u{307}"),
    ("й", "и\u{306}"),
    ("آ", "ا\u{653}"), ("が", "か\u{3099}"), ("パ", "ハ\u{309A}"), ("क़", "क\u{93C}"),
    ("å", "a\u{30A}"), ("ά", "α\u{301}"), ("a", "a"), ("5", "5"), (" ", " "), ("'", "'"),
    (".", "."), ("京", "京"),
  ]
}
