/// The name of a file as SQLite reads it where it comes with parameters (sqlite.org/uri.html).
enum FileURI {
  /// - Parameter path: From the root.
  static func text(of path: String) -> String {
    // An authority, which is empty, keeps a path that begins with two slashes from being one.
    path.utf8.reduce(into: "file://") { text, byte in
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
