// SoupChef cooks soup to take away: an app with an intent of its own.
//
// Run it with `swift run SoupChef`, and say "order two bowls of onion soup with cheese"; or in another language, with
// `swift run SoupChef --language de-DE`. How people order stands in Orders.intentdefinition and its translations, of which
// the build makes the types that OrderHandler.swift uses.

import Parlance

let arguments = CommandLine.arguments
let language = arguments.count == 3 && arguments[1] == "--language" ? arguments[2] : "en-US"
let soupChef = try AppService.soupChef(Kitchen(), for: LanguageCode(language))
let assistant = try Assistant(for: language, services: [soupChef])
while let line = readLine() {
  print(try await assistant.hear(line))
}
