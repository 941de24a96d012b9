import Parlance

// What an app has buttons for.
extension Counter {
  func perform(_ command: String, _ words: String?) async throws -> String {
    switch command {
    case ":add": try await addToSiri(words)
    case ":menu": try await showMenu()
    case ":sold-out": try await sellOut(words ?? "")
    case ":suggest": try suggest()
    case ":find": try find(words ?? "")
    default: "There are :add, :menu, :sold-out, :suggest and :find."
    }
  }

  /// Shows the menu, which people may want to come back to.
  func showMenu() async throws -> String {
    let activity = UserActivity.viewMenu(menu)
    last = .userActivity(activity)
    try await shortcuts.donate(activity, at: now())
    return ([menu.title] + menu.soups.map { "  \($0.displayString)" }).joined(separator: "\n")
  }

  /// Attaches a phrase to what was ordered or opened last; without one the title of that.
  private func addToSiri(_ phrase: String?) async throws -> String {
    guard let last else { return "Order something first." }
    let title = title(of: last) ?? ""
    let attached = try await shortcuts.attach(phrase ?? title, to: last)
    return "\(attached.invocationPhrase) → \(title)"
  }

  /// What cannot be ordered any more is not suggested any more; who says a phrase for it is told so.
  private func sellOut(_ name: String) async throws -> String {
    let soups = Soup(identifier: nil, display: name).meant(among: menu.soups)
    guard let soup = soups.first, soups.count == 1 else { return "Which soup is sold out?" }
    await kitchen.sellOut(soup)
    let count = try await shortcuts.delete { shortcut in
      guard case .intent(let intent) = shortcut else { return false }
      return OrderSoupIntent(intent)?.soup?.identifier == soup.identifier
    }
    return "\(soup.displayString), donations deleted: \(count)"
  }

  private func suggest() throws -> String {
    let suggestions = try shortcuts.suggestions.suggestions(at: now())
    return suggestions.compactMap { suggestion in
      title(of: suggestion.shortcut).map { title in
        "\(title) (\(reasons.text(of: suggestion.reason) ?? ""))"
      }
    }.joined(separator: "\n")
  }

  private func find(_ words: String) throws -> String {
    try shortcuts.donations.shortcuts(matching: words).compactMap(title(of:))
      .joined(separator: "\n")
  }
}
