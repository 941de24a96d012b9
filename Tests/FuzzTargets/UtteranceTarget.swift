/// Reads utterances: the first byte chooses the language by its lowest three bits and the question by the next two, the
/// others are the text.
enum UtteranceTarget {
  private static let languages = [
    "en-US", "de-DE", "es-ES", "hi-IN", "ja-JP", "zh-CN", "ar-SA", "ko-KR",
  ]

  static func read(_ bytes: [UInt8]) {
    guard let head = bytes.first, let text = Reading.text(bytes.dropFirst()) else { return }
    let language = FuzzLanguage.language(languages[Int(head & 7)])
    switch head >> 3 & 3 {
    case 0: language.interpret(text)
    case 1: language.findEntities(text)
    case 2: language.answer(text)
    default: language.explain(text)
    }
  }
}
