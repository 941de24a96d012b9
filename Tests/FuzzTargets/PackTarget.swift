internal import Parlance
internal import ParlanceIntents

/// Reads the files of a language pack, over what all languages share.
///
/// A line that begins with `%% ` names the file that follows.
enum PackTarget {
  /// A language that has no pack of its own.
  private static let tag = "el"

  static func read(_ bytes: [UInt8]) {
    guard let text = Reading.text(bytes), let layer = try? PackLayer(tag: tag, files: files(text)),
      let code = try? LanguageCode(tag), let shared = try? LanguagePack(ofAny: code)
    else { return }
    let pack = shared.adding(layer)
    _ = try? Sentences(pack)
    guard let language = try? FuzzLanguage(pack) else { return }
    for text in ["pay ann $5 for lunch", "call ann two times on monday", ""] {
      language.interpret(text)
      language.findEntities(text)
      language.answer(text)
      language.explain(text)
    }
    inspect(layer, of: pack, language)
  }

  private static func inspect(
    _ layer: PackLayer, of pack: LanguagePack, _ language: FuzzLanguage
  ) {
    guard let answers = try? LanguageModel(pack, for: .answers) else { return }
    let requests = language.interpreter.model
    _ = try? PackInspection(layer, of: pack, requests: requests, answers: answers)
    _ = try? ExampleInspection(requests)
    _ = try? ExampleInspection(answers)
  }

  private static func files(_ text: String) -> [PackFile] {
    var files = [(name: "pack.json", text: "{\"tag\": \"\(tag)\"}")]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("%% ") {
        let name = String(line.dropFirst(3))
        files.removeAll { $0.name == name }
        files.append((name, ""))
      } else {
        files[files.count - 1].text += line + "\n"
      }
    }
    return files.map { PackFile(path: "\(tag)/\($0.name)", text: $0.text) }
  }
}
