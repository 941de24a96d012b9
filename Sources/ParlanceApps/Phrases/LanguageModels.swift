internal import Parlance
internal import ParlanceIntents
internal import ParlanceLanguages

/// Languages that are compiled at once.
struct LanguageModels {
  private var models: [LanguageCode: LanguageModel] = [:]

  /// Compiles languages; those that no pack speaks are left out.
  ///
  /// - Throws: ``PackError`` when a pack is faulty.
  init(_ codes: Set<LanguageCode>, in library: PackLibrary) throws {
    let codes = codes.sorted { $0.identifier < $1.identifier }
    let results = Concurrently.map(codes) { code in Result { try Self.model(code, library) } }
    for (code, result) in zip(codes, results) { models[code] = try result.get() }
  }

  /// A compiled language; nil when no pack speaks it.
  subscript(code: LanguageCode) -> LanguageModel? { models[code] }

  private static func model(_ code: LanguageCode, _ library: PackLibrary) throws -> LanguageModel? {
    do {
      return try LanguageModel(LanguagePack(for: code, in: library))
    } catch let error as LanguageCodeError where error.reason == .unsupported {
      return nil
    }
  }
}
