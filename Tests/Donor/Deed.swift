import Foundation
import Parlance
import ParlanceShortcuts

/// Something to do with a store.
enum Deed: String {
  /// Donates in batches of up to eight until it is killed or fails, and tells of each batch that is stored: the
  /// identifiers on a line.
  case donate
  /// Makes the store and removes it, until it is killed.
  case remake
  /// Deletes all donations, and tells how many.
  case delete
  /// Tells of all donations: an identifier on a line.
  case list
  /// Does the same as a user to whom nothing belongs.
  case peek
  /// Donates once, as that user.
  case intrude

  func run(on path: String, name: String) throws {
    switch self {
    case .donate:
      let donations = try Self.center(ShortcutStore(path: path))
      var number = 0
      while true { try Self.donate(to: donations, name, &number) }
    case .remake:
      while true {
        _ = try ShortcutStore(path: path)
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
      }
    case .delete: try Self.tell(["\(Self.center(ShortcutStore(path: path)).deleteAll())"])
    case .list: try Self.list(path)
    case .peek:
      try ProcessLimits.dropPrivileges()
      try Self.list(path)
    case .intrude:
      try ProcessLimits.dropPrivileges()
      var number = 0
      try Self.donate(to: Self.center(ShortcutStore(reading: path)), name, &number)
    }
  }

  private static func list(_ path: String) throws {
    let found = try center(ShortcutStore(reading: path)).donations()
    for donation in found { try tell([donation.identifier]) }
  }

  private static func center(_ store: ShortcutStore) throws -> DonationCenter {
    try DonationCenter(
      app: ShortcutApp(identifier: "com.example.donor", intents: ["INSendMessageIntent"]),
      store: store, language: "en-US")
  }

  private static func donate(
    to donations: DonationCenter, _ name: String, _ number: inout Int
  ) throws {
    let batch = (0..<Int.random(in: 1...8)).map { _ in
      number += 1
      var intent = AnyIntent(intentClass: "INSendMessageIntent")
      intent.values["content"] = [.text("message \(number % 50)")]
      var interaction = Interaction(intent: intent)
      interaction.identifier = "\(name)-\(number)"
      return interaction
    }
    try donations.donate(batch)
    try tell(batch.map(\.identifier))
  }

  private static func tell(_ words: [String]) throws {
    // Straight to the system: what is buffered dies with the process.
    let line = words.joined(separator: " ") + "\n"
    try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  }
}
