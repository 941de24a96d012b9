internal import CICU

/// Word and grapheme boundaries by ICU, with the buffers they are written to.
///
/// Not thread-safe, as ICU's break iterators are not.
final class Segmenter {
  private let handle: OpaquePointer
  private var boundaries: UnsafeMutableBufferPointer<cicu_boundary>
  private var ends: UnsafeMutableBufferPointer<Int32>

  init(locale: String) throws(ICUError) {
    let opened = try withICUStatus("ubrk_open") { cicu_segmenter_open(locale, &$0) }
    guard let opened else { throw ICUError(call: "ubrk_open", status: 1) }
    handle = opened
    boundaries = .allocate(capacity: 64)
    ends = .allocate(capacity: 64)
  }

  deinit {
    cicu_segmenter_close(handle)
    boundaries.deallocate()
    ends.deallocate()
  }

  /// The word boundaries of a text; valid until the next call.
  func words(_ text: UnsafeBufferPointer<UInt8>) throws(ICUError) -> UnsafeBufferPointer<
    cicu_boundary
  > {
    guard let start = text.baseAddress, let output = reserve(text.count) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    if let count = PlainWords.boundaries(of: text, into: output) {
      return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(boundaries)[..<count])
    }
    let count = try withICUStatus("ubrk_next") {
      cicu_words(handle, start, Int32(text.count), output, Int32(boundaries.count), &$0)
    }
    return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(boundaries)[..<Int(count)])
  }

  /// The ends of the grapheme clusters of a text; valid until the next call.
  func graphemes(_ text: UnsafeBufferPointer<UInt8>) throws(ICUError) -> UnsafeBufferPointer<Int32>
  {
    if ends.count < text.count {
      ends.deallocate()
      ends = .allocate(capacity: text.count)
    }
    guard let start = text.baseAddress, let output = ends.baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    if let count = PlainClusters.ends(of: text, into: output) {
      return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(ends)[..<count])
    }
    let count = try withICUStatus("ubrk_next") {
      cicu_graphemes(handle, start, Int32(text.count), output, Int32(ends.count), &$0)
    }
    return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(ends)[..<Int(count)])
  }

  private func reserve(_ count: Int) -> UnsafeMutablePointer<cicu_boundary>? {
    if boundaries.count < count {
      boundaries.deallocate()
      boundaries = .allocate(capacity: count)
    }
    return boundaries.baseAddress
  }
}
