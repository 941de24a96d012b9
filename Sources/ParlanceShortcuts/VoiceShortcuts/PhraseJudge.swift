internal import Parlance
internal import ParlanceIntents
internal import ParlanceText

/// Tells whether a phrase can be told apart from all that is understood already.
final class PhraseJudge: Sendable {
  private let code: LanguageCode
  /// Made when the first phrase is judged: many centres only list phrases.
  private let model = Guarded<LanguageModel?>(nil)

  init(_ code: LanguageCode) {
    self.code = code
  }

  /// Checks that a phrase can be said, and asks for no intent of the system by a template. Where what people mean was only
  /// learned from sentences, a phrase that the person chose counts for more.
  ///
  /// - Throws: ``VoiceShortcutError/phraseTooLong``, ``VoiceShortcutError/isRequest(intentClass:)``.
  func checkRequest(_ phrase: String) throws {
    guard !InvocationPhrase.isTooLong(phrase) else { throw VoiceShortcutError.phraseTooLong }
    if let best = try Interpreter(readyModel()).interpret(phrase).best, best.template != nil {
      throw VoiceShortcutError.isRequest(intentClass: best.intent)
    }
  }

  /// Checks that a phrase is like no other one of the language.
  ///
  /// - Parameter others: The voice shortcuts that there are in the language; the one that is checked may be among them.
  /// - Throws: ``VoiceShortcutError/tooAlike(to:)``.
  func check(_ shortcut: VoiceShortcut, beside others: [VoiceShortcut]) throws {
    let others = others.filter { $0.identifier != shortcut.identifier }
    let model = try readyModel()
    let phrases = others.map { InvocationPhrase($0.invocationPhrase, for: $0.shortcut) }
    let utterance = try model.tokenizer.utterance(shortcut.invocationPhrase)
    let alike = try InvocationIndex(phrases, model: model).phrases(resembling: utterance)
    guard let alike = alike.first,
      let other = others.first(where: { $0.invocationPhrase == alike.text })
    else { return }
    throw VoiceShortcutError.tooAlike(to: other)
  }

  private func readyModel() throws -> LanguageModel {
    try model.withLock { model in
      if let model { return model }
      let made = try LanguageModel(LanguagePack(for: code))
      model = made
      return made
    }
  }
}
