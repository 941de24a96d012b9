/// Paths as URIs have them (RFC 3986).
enum URIReference {
  /// What stands for itself in a path; a colon does not, since it would end a scheme.
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=@".utf8)
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A path with all other bytes of its UTF-8 as `%20`.
  static func encoded(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
