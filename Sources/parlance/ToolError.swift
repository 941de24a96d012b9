internal import Parlance
internal import ParlanceLanguages

/// Why a command ended before it was done.
struct ToolError: Error, Hashable {
  /// What is wrong, and where it is known what to write instead.
  let message: String
  /// What the shell is told.
  let code: ExitCode

  /// A fault of the command line.
  static func usage(_ message: String) -> ToolError {
    ToolError(message: message, code: .usage)
  }

  /// Something that could not be read.
  static func unreadable(_ message: String) -> ToolError {
    ToolError(message: message, code: .unreadable)
  }

  /// What an utterance cannot be answered for.
  static func answering(_ error: any Error) -> ToolError {
    error as? ToolError
      ?? ToolError(message: (error as? UtteranceError)?.line ?? "\(error)", code: .failure)
  }

  /// What loading a language came to: a language that nobody speaks is a bad value, all else a bad file.
  static func loading(_ error: any Error) -> ToolError {
    error is LanguageCodeError ? .usage("\(error)") : .unreadable("\(error)")
  }
}
