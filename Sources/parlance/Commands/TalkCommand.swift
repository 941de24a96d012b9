internal import Dispatch
internal import Parlance
internal import ParlanceEntities
internal import Synchronization

/// `parlance talk`: conversations with apps that do as a script says.
struct TalkCommand: Command {
  private static let script = Option(
    "script", value: "FILE", help: "the apps and what they do, as JSON")
  private static let locked = Option("locked", help: "begin with a locked device")
  private static let unauthorised = Option(
    "unauthorised", help: "as if the person had not allowed the apps to be used")

  static let synopsis = Synopsis(
    name: "talk", operands: "", summary: "hold conversations with apps that a script describes",
    options: Option.reading.filter { $0 != .app } + [script, locked, unauthorised],
    notes: """
      Each line of standard input is said to the assistant, whose answer is printed. :lock and :unlock lock and unlock \
      the device, :quit ends.
      """)

  private let reading: ReadingOptions
  private let assistant: Assistant

  init(_ arguments: Arguments) throws(ToolError) {
    try Self.requireNoOperands(arguments)
    guard let path = arguments[Self.script] else {
      throw .usage("which apps there are is to be said by --script FILE")
    }
    reading = try ReadingOptions(arguments)
    let file = try FileReader.file(path)
    do {
      let script = try ServiceScript(file, isAuthorized: !arguments.has(Self.unauthorised))
      assistant = try Assistant(
        for: reading.language, in: try ReadingOptions.library(arguments[.packs]),
        vocabulary: reading.languages.context.vocabulary, services: script.services,
        isLocked: arguments.has(Self.locked))
    } catch {
      throw .loading(error)
    }
  }

  func run(on console: Console) throws(ToolError) -> ExitCode {
    reading.reportWarnings(on: console)
    var lines = LineReader(descriptor: 0)
    while true {
      if Console.readsFromTerminal { console.print("> ") }
      guard let line = try lines.next(beforeWaiting: console.flush) else { break }
      let text = line.text(warning: console)
      if text.trimmed == ":quit" { break }
      if let answer = try answer(text), !answer.isEmpty { console.print(answer + "\n") }
    }
    return .success
  }

  private func answer(_ text: String) throws(ToolError) -> String? {
    let assistant = assistant
    let date = reading.clock.date
    switch text.trimmed {
    case "": return nil
    case ":lock": return Self.wait { await assistant.lock().text }
    case ":unlock": return Self.wait { await assistant.unlock().text }
    default: break
    }
    let reply = Self.wait { () async -> Result<String, UtteranceError> in
      do throws(UtteranceError) {
        return .success(try await assistant.hear(text, at: date).text)
      } catch {
        return .failure(error)
      }
    }
    do throws(UtteranceError) {
      return try reply?.get()
    } catch {
      throw ToolError(message: error.line, code: .failure)
    }
  }

  /// What asynchronous work gives: lines are answered one after the other.
  private static func wait<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value
  ) -> Value? {
    let result = SharedResult<Value>()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let value = await work()
      result.value.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.value.withLock { $0 }
  }

  private final class SharedResult<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
  }
}
