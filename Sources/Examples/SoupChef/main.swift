// SoupChef cooks soup to take away: an app with an intent of its own.
//
// Run it with `swift run SoupChef`, and say "order two bowls of onion soup with cheese"; or in another language, with
// `swift run SoupChef --language de-DE`. How people order stands in Orders.intentdefinition and its translations, of which
// the build makes the types that OrderHandler.swift uses.
//
// What was ordered is a shortcut: `:add Soup time` attaches a phrase to it, `:suggest` says what may be wanted again, and
// `:sold-out onion soup` takes a soup off the menu. `--store FILE` keeps shortcuts for the next time.

import Parlance
import ParlanceShortcuts

func argument(_ name: String) -> String? {
  zip(CommandLine.arguments, CommandLine.arguments.dropFirst()).first { $0.0 == name }?.1
}

let store = try argument("--store").map { try ShortcutStore(path: $0) } ?? ShortcutStore()
let counter = try await Counter(Kitchen(), for: argument("--language") ?? "en-US", store: store)
while let line = readLine() {
  print(try await counter.hear(line))
}
