internal import CICU
internal import ParlanceText

/// CLDR's names of all currencies in a locale, folded.
struct CurrencyNames {
  struct Name: Hashable {
    let surface: String
    let code: String
    /// A symbol or an ISO code.
    let isSymbol: Bool
  }

  private(set) var names: [Name] = []

  /// Reads the names.
  ///
  /// - Throws: ``ICUFailure`` when ICU has no currency data.
  init(locale: String) throws(ICUFailure) {
    var status: cicu_status = 0
    let collector = Collector()
    cicu_visit_currencies(
      locale,
      { context, code, name, isSymbol in
        guard let context else { return }
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue()
          .add(String(cString: code), String(cString: name), isSymbol)
      }, Unmanaged.passUnretained(collector).toOpaque(), &status)
    guard status <= 0 else { throw ICUFailure(call: "ucurr_openISOCurrencies", status: status) }
    names = collector.names
  }

  private final class Collector {
    var names: [Name] = []
    private var seen: Set<Name> = []
    private var lastCode = ""
    private var lastNames: [String] = []

    func add(_ code: String, _ name: String, _ isSymbol: Bool) {
      // Most plural forms of a name are alike; folding costs more than remembering the last few.
      if code != lastCode { (lastCode, lastNames) = (code, []) }
      guard !lastNames.contains(name) else { return }
      lastNames.append(name)
      // Bidirectional marks around symbols are never typed.
      let scalars = name.unicodeScalars.filter { $0 != "\u{200E}" && $0 != "\u{200F}" }
      guard let surface = try? Normalizer().normalized(String(String.UnicodeScalarView(scalars)))
      else { return }
      let entry = Name(surface: surface, code: code, isSymbol: isSymbol)
      if !surface.isEmpty, seen.insert(entry).inserted { names.append(entry) }
    }
  }
}
