internal import CICU

/// A call of ICU that failed while a language was made ready.
public struct ICUFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The function.
  public let call: String
  /// ICU's error code, greater than zero.
  public let status: Int32

  /// A sentence for people.
  public var description: String { "ICU's \(call) failed with status \(status)" }
}

/// The text that a function of ICU writes, in UTF-8.
///
/// - Parameters:
///   - call: The function's name.
///   - capacity: The length in bytes that suffices for most languages; for others the function is called twice.
///   - write: Takes a buffer and its length, and answers the length of the text.
func textFromICU(
  _ call: StaticString, capacity: Int,
  _ write: (UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
) throws(ICUFailure) -> [UInt8] {
  var capacity = capacity
  while true {
    var status: cicu_status = 0
    var needed = 0
    let text = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        needed = Int(write(start, Int32(capacity), &status))
      }
      count = min(needed, capacity)
    }
    guard status <= 0 else { throw ICUFailure(call: "\(call)", status: status) }
    if needed <= capacity { return text }
    capacity = needed
  }
}
