import Foundation
import Parlance
import ParlanceShortcuts

// Donates to the store that the first argument names until it is killed, in batches of up to eight, and tells of each batch
// that is stored: the identifiers on a line. The second argument begins the identifiers.

let arguments = CommandLine.arguments
let store = try ShortcutStore(path: arguments[1])
let app = ShortcutApp(identifier: "com.example.donor", intents: ["INSendMessageIntent"])
let donations = try DonationCenter(app: app, store: store, language: "en-US")
var number = 0
while true {
  let batch = (0..<Int.random(in: 1...8)).map { _ in
    number += 1
    var intent = AnyIntent(intentClass: "INSendMessageIntent")
    intent.values["content"] = [.text("message \(number % 50)")]
    var interaction = Interaction(intent: intent)
    interaction.identifier = "\(arguments[2])-\(number)"
    return interaction
  }
  try donations.donate(batch)
  let line = batch.map(\.identifier).joined(separator: " ") + "\n"
  // Straight to the system: what is buffered dies with the process.
  try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
}
