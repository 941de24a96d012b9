internal import Parlance
internal import ParlanceApps
internal import ParlanceMatching

/// What a REPL remembers from line to line.
struct REPLSession {
  /// Whether a line asked for the end.
  var isOver = false
  /// Whether a line of a loaded file failed.
  private(set) var hasFailed = false
  private(set) var language: LanguageCode
  private let languages: Languages
  private var clock: Clock
  private var format: AnswerFormat
  private var lastText = ""
  private let conversations: ConversationOptions
  /// Which apps are talked with, and what was said so far; nil while utterances are interpreted.
  private var script: PackFile?
  private var talk: Talk?
  private var isLocked: Bool
  /// The files that are being run, the outermost first.
  private var loading: [String] = []
  private static let maximumLoadDepth = 8

  /// A session that begins as options say.
  init(_ reading: ReadingOptions, format: AnswerFormat, conversations: ConversationOptions) {
    language = reading.language
    languages = reading.languages
    clock = reading.clock
    self.format = format
    self.conversations = conversations
    isLocked = conversations.isLocked
  }

  /// What stands before a line on a terminal.
  var prompt: String {
    REPLPrompt.text(
      language, asking: talk?.question, isLocked: talk != nil && isLocked)
  }

  /// Runs a line: a command that begins with a colon, else an utterance.
  ///
  /// - Throws: ``ToolError`` when the command is unknown or cannot be done.
  mutating func run(_ line: String, on console: Console) throws(ToolError) {
    let text = line.trimmed
    if text.hasPrefix(":") { return try runCommand(text, console) }
    if text.isEmpty { return }
    if talk != nil { return try hear(String(text), console) }
    try answer(String(text), with: InterpretationAnswerer(), console)
  }

  private mutating func runCommand(_ line: Substring, _ console: Console) throws(ToolError) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let name = String(parts[0])
    guard let command = REPLCommand.all.first(where: { $0.name == name }) else {
      throw .usage(
        "unknown command '\(name)'" + PhraseCatalog.hint(name, REPLCommand.all.map(\.name)))
    }
    try command.run(&self, parts.count == 2 ? String(parts[1].trimmed) : "", console)
  }

  // MARK: Answers

  /// Answers an utterance; an empty text stands for the last one.
  mutating func answer(
    _ text: String, with answerer: some Answerer, _ console: Console
  ) throws(ToolError) {
    if !text.isEmpty { lastText = text }
    guard !lastText.isEmpty else {
      throw .usage("there is no utterance yet; write one after the command")
    }
    let interpreter = try languages.interpreter(for: language)
    let request = Request(text: lastText)
    do {
      switch format {
      case .text: console.print(try answerer.text(request, from: interpreter, at: clock.date))
      case .json:
        var json = JSONWriter()
        try answerer.json(request, from: interpreter, at: clock.date, into: &json)
        console.printLine(json.bytes)
      }
    } catch {
      throw .answering(error)
    }
  }

  // MARK: Conversations

  /// Begins a conversation with the apps of a script; without a path, interprets again.
  mutating func openScript(_ path: String) throws(ToolError) {
    script = path.isEmpty ? nil : try FileReader.file(path)
    try beginTalk(in: language)
  }

  private func services(
    _ script: PackFile, in language: LanguageCode
  ) throws(ToolError) -> [AppService] {
    do {
      return try ServiceScript(
        script, apps: languages.apps(for: language),
        isAuthorized: conversations.isAuthorized
      ).services
    } catch {
      throw .loading(error)
    }
  }

  /// What was said so far is forgotten: it was understood in another language, or with another vocabulary.
  private mutating func beginTalk(in language: LanguageCode) throws(ToolError) {
    guard script == nil || format == .text else { throw Self.needsText }
    talk = try script.map { script throws(ToolError) in
      let services = try services(script, in: language)
      return try Talk(
        with: languages.assistant(for: language, services: services, isLocked: isLocked))
    }
  }

  private static let needsText = ToolError.usage("conversations are written as text, not as JSON")

  private mutating func hear(_ text: String, _ console: Console) throws(ToolError) {
    lastText = text
    guard let reply = try talk?.hear(text, at: clock.date) else { return }
    show(reply, console)
  }

  /// Locks or unlocks the device of a conversation.
  mutating func setLocked(_ isLocked: Bool, _ console: Console) throws(ToolError) {
    guard let reply = talk?.setLocked(isLocked) else {
      throw .usage("there is no conversation; write :script FILE")
    }
    self.isLocked = isLocked
    show(reply, console)
  }

  private func show(_ reply: Reply, _ console: Console) {
    let frame = conversations.showsCards ? CardFrame.suited(to: console) : nil
    console.print(reply.lines(cards: frame).map { $0 + "\n" }.joined())
  }

  // MARK: Settings

  /// Changes the language; without one, says which it is.
  mutating func setLanguage(_ text: String, _ console: Console) throws(ToolError) {
    guard !text.isEmpty else { return console.print("\(language)\n") }
    let code = try Languages.code(text)
    if script == nil { _ = try languages.interpreter(for: code) }
    try beginTalk(in: code)
    language = code
  }

  /// Changes what "today" is; without a date, says what it is.
  mutating func setDate(_ text: String, _ console: Console) throws(ToolError) {
    switch text {
    case "": console.print("\(clock.date)\n")
    case "now": clock = .zone("")
    default: clock = .fixed(try Clock.reference(text))
    }
  }

  /// Changes how answers are written; without a format, says how.
  mutating func setFormat(_ text: String, _ console: Console) throws(ToolError) {
    guard !text.isEmpty else { return console.print("\(format.rawValue)\n") }
    guard let format = AnswerFormat(rawValue: text) else {
      throw .usage("'\(text)' is no format; write text or json")
    }
    guard talk == nil || format == .text else { throw Self.needsText }
    self.format = format
  }

  // MARK: Context

  /// Replaces the context by that of a file.
  mutating func readContext(_ path: String, _ console: Console) throws(ToolError) {
    guard !path.isEmpty else { throw .usage("which file? Write :context FILE") }
    let document = try ReadingOptions.context(path)
    for warning in ReadingOptions.warnings(of: document, path: path) { console.report(warning) }
    languages.use(document.context)
    clock = document.clock ?? clock
    try beginTalk(in: language)
  }

  /// Adds the apps of a folder.
  mutating func readApp(_ path: String) throws(ToolError) {
    guard !path.isEmpty else { throw .usage("which folder? Write :app DIR") }
    languages.add(AppContexts(try AppFolder.read(path)))
    try beginTalk(in: language)
  }

  /// Takes the phrases of a store of shortcuts in place of those before.
  mutating func readShortcuts(_ path: String) throws(ToolError) {
    guard !path.isEmpty else { throw .usage("which store? Write :shortcuts FILE") }
    languages.use(try ShortcutPhrases(path))
    try beginTalk(in: language)
  }

  /// Lists the vocabulary, or adds a term to it: `add contactName Ann Lee`.
  mutating func changeVocabulary(_ text: String, _ console: Console) throws(ToolError) {
    if text.isEmpty { return listVocabulary(on: console) }
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0] == "add" else {
      throw .usage("write :vocabulary add TYPE NAME, such as :vocabulary add contactName Ann Lee")
    }
    let type = try Self.vocabularyType(String(parts[1]))
    var context = languages.context
    let terms = context.vocabulary.terms(of: type) + [VocabularyTerm(String(parts[2].trimmed))]
    let rejected = context.vocabulary.setVocabulary(terms, of: type)
    if let rejection = rejected.first { throw .usage(rejection.description) }
    languages.use(context)
    try beginTalk(in: language)
  }

  private func listVocabulary(on console: Console) {
    for type in VocabularyType.allCases {
      for term in languages.context.vocabulary.terms(of: type) {
        console.print("\(type) \(term.spokenPhrase)\n")
      }
    }
  }

  private static func vocabularyType(_ name: String) throws(ToolError) -> VocabularyType {
    for type in VocabularyType.allCases where "\(type)" == name { return type }
    let known = VocabularyType.allCases.map { "\($0)" }
    throw .usage("unknown vocabulary type '\(name)'" + PhraseCatalog.hint(name, known))
  }

  // MARK: Files

  /// Runs the lines of a file.
  mutating func load(_ path: String, _ console: Console) throws(ToolError) {
    guard !path.isEmpty else { throw .usage("which file? Write :load FILE") }
    guard !loading.contains(path), loading.count < Self.maximumLoadDepth else {
      throw .usage("\(path) is not run within \(loading.joined(separator: ", "))")
    }
    let file = try FileReader.file(path)
    loading.append(path)
    defer { loading.removeLast() }
    let lines = file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where !isOver {
      run(String(line), place: "\(path):\(index + 1)", on: console)
    }
  }

  /// Runs a line of a script; a failure is reported with its place, and the next line runs all the same.
  mutating func run(_ line: String, place: String, on console: Console) {
    do throws(ToolError) {
      try run(line, on: console)
    } catch {
      fail(error.message, place: place, on: console)
    }
  }

  /// Reports a line that could not be run.
  mutating func fail(_ message: String, place: String, on console: Console) {
    hasFailed = true
    console.report("\(place): \(message)")
  }

  /// What the line editor completes.
  var completer: Completer {
    let context = languages.context
    let terms = VocabularyType.allCases.flatMap(context.vocabulary.terms).map(\.spokenPhrase)
    return Completer(
      commands: REPLCommand.all.map(\.name),
      operands: [
        ":language": languages.tags, ":format": AnswerFormat.allCases.map(\.rawValue),
        ":vocabulary": ["add"] + VocabularyType.allCases.map { "\($0)" }, ":date": ["now"],
      ], names: terms + context.apps.flatMap { [$0.name] + $0.alternativeNames })
  }
}
