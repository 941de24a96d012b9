// SoupChef cooks soup to take away: an app with an intent of its own.
//
// Run it with `swift run SoupChef`, and say "order two bowls of onion soup with cheese"; or in another language, with
// `swift run SoupChef --language de-DE`. How people order stands in Orders.intentdefinition and its translations, of which
// the build makes the types that OrderHandler.swift uses.
//
// What was ordered is a shortcut: `:add Soup time` attaches a phrase to it, `:suggest` says what may be wanted again, and
// `:sold-out onion soup` takes a soup off the menu. `--store FILE` keeps shortcuts for the next time.

import Foundation
import Parlance
import ParlanceShortcuts

var options = ["--language": "en-US", "--store": ""]
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  guard options[name] != nil, let value = arguments.popFirst() else {
    print("usage: SoupChef [--language CODE] [--store FILE]")
    exit(2)
  }
  options[name] = value
}
do {
  let path = options["--store"] ?? ""
  let store = try path.isEmpty ? ShortcutStore() : ShortcutStore(path: path)
  let counter = try await Counter(Kitchen(), for: options["--language"] ?? "", store: store)
  while let line = readLine() {
    print(try await counter.hear(line))
  }
} catch {
  print("SoupChef: \(error)")
  exit(1)
}
