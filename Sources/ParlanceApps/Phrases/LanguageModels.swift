internal import Parlance
internal import ParlanceIntents
internal import ParlanceLanguages

/// Compiled languages; those that no pack speaks are left out.
struct LanguageModels {
  private let library: PackLibrary
  private var models: [LanguageCode: LanguageModel?] = [:]

  /// Compiles languages at the same time.
  ///
  /// - Throws: ``PackError`` when a pack is faulty.
  init(_ codes: Set<LanguageCode>, in library: PackLibrary) throws {
    self.library = library
    try compile(codes)
  }

  /// A compiled language; nil when no pack speaks it.
  subscript(code: LanguageCode) -> LanguageModel? { models[code] ?? nil }

  /// Compiles those of some languages that are not compiled yet.
  ///
  /// - Throws: ``PackError`` when a pack is faulty.
  mutating func compile(_ codes: Set<LanguageCode>) throws {
    let codes = codes.filter { models[$0] == nil }.sorted { $0.identifier < $1.identifier }
    let library = library
    let results = Concurrently.map(codes) { code in Result { try Self.model(code, library) } }
    for (code, result) in zip(codes, results) { models[code] = .some(try result.get()) }
  }

  private static func model(_ code: LanguageCode, _ library: PackLibrary) throws -> LanguageModel? {
    do {
      return try LanguageModel(LanguagePack(for: code, in: library))
    } catch let error as LanguageCodeError where error.reason == .unsupported {
      return nil
    }
  }
}
