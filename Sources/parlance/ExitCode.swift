/// What the tool tells the shell when it ends.
enum ExitCode: Int32, CaseIterable {
  /// Every utterance was answered (that nothing was understood is an answer), every test passed.
  case success = 0
  /// A line of the input was malformed, or what it donates or a phrase was refused; a test, an example or a command of a
  /// script failed; or an app has an error.
  case failure = 1
  /// The command line is wrong: an unknown command or option, or a bad value.
  case usage = 2
  /// A file, a pack or a context could not be read.
  case unreadable = 3

  /// A line for the help.
  var help: String {
    switch self {
    case .success: "all was answered, or all tests passed"
    case .failure:
      "a line of the input or a phrase was refused, a test failed, or an app has an error"
    case .usage: "the command line is wrong"
    case .unreadable: "a file, a pack or a context could not be read"
    }
  }
}
