internal import Parlance

/// Reads utterances from standard input, line by line as they come.
struct RequestReader {
  private var lines: LineReader
  private let format: Format

  /// What the lines hold.
  enum Format {
    /// An utterance.
    case text
    /// `{"id":…,"text":…,"language":…}`, where only the text is needed.
    case json
    /// The same with what was asked: `"intent":…,"asked":[…],"options":[…],"confirm":true`.
    case questions
  }

  /// A reader of a file descriptor.
  init(descriptor: Int32, format: Format) {
    lines = LineReader(descriptor: descriptor)
    self.format = format
  }

  /// The next utterance, or why a line holds none; nil at the end.
  ///
  /// - Parameter console: Is flushed before more is waited for, and hears warnings.
  /// - Throws: ``ToolError`` when the system cannot read on.
  mutating func next(_ console: Console) throws(ToolError) -> Result<Request, RequestFault>? {
    guard let line = try lines.next(beforeWaiting: console.flush) else { return nil }
    guard !line.isTooLong else {
      return .failure(
        RequestFault(message: "line \(line.number): \(UtteranceError.utteranceTooLong.line)"))
    }
    let text = line.text(warning: console)
    do throws(RequestFault) {
      return .success(try request(text, line: line.number))
    } catch {
      return .failure(error)
    }
  }

  private func request(_ text: String, line: Int) throws(RequestFault) -> Request {
    let place = "line \(line): "
    if case .text = format { return Request(text: text, place: place) }
    var id: String?
    do throws(PackError) {
      let json = try JSONDocument(PackFile(path: "line \(line)", text: text))
      id = json.source(of: "id")
      guard let said = try json.string("text") else {
        throw json.fault("\"text\" is missing")
      }
      return Request(
        text: said, id: id ?? "null", language: try json.string("language"),
        question: format == .questions ? try AskedQuestion(json) : AskedQuestion(), place: place)
    } catch {
      throw RequestFault(message: place + error.message, id: id)
    }
  }
}

extension UtteranceError {
  /// Names the error as Swift does, and says what it means.
  var line: String {
    switch self {
    case .utteranceTooLong: "utteranceTooLong: \(self)"
    case .icu: description
    }
  }
}
