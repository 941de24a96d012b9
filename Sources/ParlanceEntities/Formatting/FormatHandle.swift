internal import CICU

/// ICU's formatters of a locale, opened once.
///
/// `@unchecked Sendable`: the pointer never changes, and any number of threads may use what it points to. ICU's formatters
/// are immutable once they are made (ICU User Guide, "Thread Safety"); the one for intervals locks what it changes.
final class FormatHandle: @unchecked Sendable {
  let formats: OpaquePointer

  /// Opens them.
  ///
  /// - Throws: ``ICUFailure`` when ICU lacks its data.
  init(locale: String) throws(ICUFailure) {
    var status: cicu_status = 0
    guard let opened = cicu_formats_open(locale, &status) else {
      throw ICUFailure(call: "cicu_formats_open", status: status)
    }
    formats = opened
  }

  deinit { cicu_formats_close(formats) }

  /// What a function of ICU writes with them; nil where it cannot.
  func text(
    _ write: (OpaquePointer, UnsafeMutablePointer<CChar>, Int32, inout cicu_status) -> Int32
  ) -> String? {
    let bytes = try? textFromICU("cicu_format", capacity: 128) { buffer, capacity, status in
      write(formats, buffer, capacity, &status)
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
