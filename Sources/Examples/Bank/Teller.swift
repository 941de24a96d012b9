import FoundationEssentials
import Parlance
import ParlanceShortcuts

/// Who listens to a customer of the bank: to what they say, and in lines with a colon to what they would tap on a screen.
actor Teller {
  let assistant: Assistant
  private let branch: Branch
  private let shortcuts: AssistantShortcuts
  private let phrasebook: IntentPhrasebook
  private let formatter: ValueFormatter
  private let reasons: SuggestionWriter
  private let now: @Sendable () -> Date
  /// What was spoken of or opened last, to which a phrase can be attached.
  private var last: Shortcut?

  init(
    _ branch: Branch, store: ShortcutStore, now: @escaping @Sendable () -> Date = { Date() }
  ) async throws {
    let code = try LanguageCode("en-US")
    let pack = try LanguagePack(for: code)
    assistant = try Assistant(for: code.identifier, services: [.bank(branch, for: code)])
    shortcuts = try await AssistantShortcuts(
      of: .bank, in: store, for: assistant, language: code.identifier)
    self.branch = branch
    phrasebook = .banking(for: code)
    formatter = try ValueFormatter(pack)
    reasons = try SuggestionWriter(pack)
    self.now = now
  }

  func hear(_ line: String, at reference: ReferenceDate = .now) async throws -> Reply {
    guard line.hasPrefix(":") else { return try await talk(line, at: reference) }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    do {
      return Reply(text: try await perform(words[0], words.count == 2 ? words[1] : nil))
    } catch {
      return Reply(text: "\(error)")
    }
  }

  /// What was done is donated, so that it can be suggested.
  private func talk(_ text: String, at reference: ReferenceDate) async throws -> Reply {
    let reply = try await assistant.hear(text, at: reference)
    if case .handled(let response)? = reply.outcome, response.userActivity != nil {
      return Reply(text: try await showMachines(), outcome: reply.outcome)
    }
    last = reply.intent.map { .intent($0) } ?? last
    if var done = Interaction(reply) {
      done.dateInterval = DateInterval(start: now(), duration: 0)
      done.suggestedInvocationPhrase = title(of: .intent(done.intent))
      try await shortcuts.donate(done)
    }
    return reply
  }

  private func perform(_ command: String, _ words: String?) async throws -> String {
    switch command {
    case ":add": try await addToSiri(words)
    case ":machines": try await showMachines()
    case ":suggest": try suggest()
    default: "There are :add, :machines and :suggest."
    }
  }

  /// Attaches a phrase to what was asked for or opened last; without one the title of that.
  private func addToSiri(_ phrase: String?) async throws -> String {
    guard let last else { return "Ask for something first." }
    let title = title(of: last) ?? ""
    let attached = try await shortcuts.attach(phrase ?? title, to: last)
    return "\(attached.invocationPhrase) → \(title)"
  }

  private func showMachines() async throws -> String {
    last = .userActivity(.showMachines)
    try await shortcuts.donate(.showMachines, at: now())
    let machines = branch.machines.map { "  \($0.displayString)" }
    return (["Cash machines"] + machines).joined(separator: "\n")
  }

  private func suggest() throws -> String {
    let suggestions = try shortcuts.suggestions.suggestions(at: now())
    return suggestions.compactMap { suggestion in
      title(of: suggestion.shortcut).map { title in
        "\(title) (\(reasons.text(of: suggestion.reason) ?? ""))"
      }
    }.joined(separator: "\n")
  }

  private func title(of shortcut: Shortcut) -> String? {
    phrasebook.title(of: shortcut, formatter: formatter)
  }
}
