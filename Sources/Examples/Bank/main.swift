// Bank finds cash machines, says what currencies are worth, and has pizza paid from the account: an app with three
// intents of its own.
//
// Run it with `swift run Bank`, and say "show the bitcoin rate". How people ask stands in Banking.intentdefinition, of
// which the build makes the types that the handlers use.

import Parlance

let bank = try AppService.bank(Branch(), for: LanguageCode("en-US"))
let assistant = try Assistant(for: "en-US", services: [bank])
while let line = readLine() {
  print(try await assistant.hear(line))
}
