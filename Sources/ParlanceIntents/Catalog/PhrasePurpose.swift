internal import ParlanceLanguages

/// What the templates of a language are for.
public enum PhrasePurpose: Sendable {
  /// What people ask for: all files but `answers.phrases`.
  case requests
  /// What people answer when they are asked back: `answers.phrases`, with the rules of `rules.phrases`.
  case answers

  /// The files of a pack that hold the templates and their rules.
  func phraseFiles(of pack: LanguagePack) -> [PackFile] {
    pack.files(withExtension: "phrases").filter { file in
      let holdsAnswers = file.name == "answers.phrases"
      return switch self {
      case .requests: !holdsAnswers
      case .answers: holdsAnswers || file.name == "rules.phrases"
      }
    }
  }
}
