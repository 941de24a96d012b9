// Bank finds cash machines, says what currencies are worth, and has pizza paid from the account: an app with three
// intents of its own.
//
// Run it with `swift run Bank`, and say "show the bitcoin rate". How people ask stands in Banking.intentdefinition, of
// which the build makes the types that the handlers use.
//
// What was asked for is a shortcut: `:add What does a bitcoin cost` attaches a phrase to it, which serves euros, too;
// `:suggest` says what may be wanted again. `--store FILE` keeps shortcuts for the next time.

import Foundation
import Parlance
import ParlanceShortcuts

let arguments = CommandLine.arguments.dropFirst()
guard arguments.isEmpty || (arguments.count == 2 && arguments.first == "--store") else {
  print("usage: Bank [--store FILE]")
  exit(2)
}
do {
  let store = try arguments.last.map { try ShortcutStore(path: $0) } ?? ShortcutStore()
  let teller = try await Teller(Branch(), store: store)
  while let line = readLine() {
    print(try await teller.hear(line))
  }
} catch {
  print("Bank: \(error)")
  exit(1)
}
