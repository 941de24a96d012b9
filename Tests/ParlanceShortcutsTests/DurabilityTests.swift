import Foundation
import Parlance
import ParlanceShortcuts
import TestSupport
import Testing

@Suite("What a store promises", .serialized)
struct DurabilityTests {
  /// `KILLS=200 swift test --filter DurabilityTests` kills as often.
  private static let killCount =
    ProcessInfo.processInfo.environment["KILLS"].flatMap { Int($0) } ?? 10

  @Test("A process that is killed at any moment loses nothing that it told of")
  func killing() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/shortcuts.db"
    var stored: Set<String> = []
    var random = SeededGenerator(seed: 8)
    for number in 0..<Self.killCount {
      let donor = try Donor(path, name: "\(number)")
      // One in four may die while it opens the store, the others while they donate.
      let told = number.isMultiple(of: 4) ? Data() : donor.firstTold()
      stored.formUnion(
        try donor.identifiers(told, killedAfter: .random(in: 0...100, using: &random)))
    }
    let store = try ShortcutStore(path: path)
    #expect(try store.faults().isEmpty)
    let found = Set(try center(store).donations().map(\.identifier))
    #expect(!stored.isEmpty)
    #expect(stored.subtracting(found).isEmpty)
    #expect(try drafts(in: folder) == 0)
    print("\(Self.killCount) kills: \(stored.count) donations told of, \(found.count) stored")
  }

  @Test("A process that is killed while it makes a store leaves none or a whole one")
  func killingWhileMaking() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/shortcuts.db"
    var random = SeededGenerator(seed: 9)
    var draftCount = 0
    for _ in 0..<Self.killCount {
      let donor = try Donor(path, "remake")
      var patience = 10_000
      while patience > 0, !FileManager.default.fileExists(atPath: path) {
        usleep(1000)
        patience -= 1
      }
      _ = try donor.identifiers(killedAfter: .random(in: 0...20, using: &random))
      draftCount += try drafts(in: folder)
      // What is removed half is no store any more; its log is not carried into another.
      if !FileManager.default.fileExists(atPath: path) { unlink(path + "-wal") }
      #expect(try ShortcutStore(path: path).faults().isEmpty)
      #expect(try drafts(in: folder) == 0)
      for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }
    print("\(Self.killCount) kills while making: \(draftCount) drafts left, and cleared")
  }

  private func drafts(in folder: TemporaryFolder) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .count { $0.contains(".new-") }
  }

  @Test("Eight read while one writes")
  func concurrency() async throws {
    let folder = try TemporaryFolder()
    let store = try ShortcutStore(path: folder.path + "/shortcuts.db")
    let center = try center(store)
    let batchSize = 10
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for batch in 0..<50 {
          try center.donate(
            (0..<batchSize).map {
              Interaction(.message("text \($0)"), identifier: "\(batch)-\($0)", group: "\(batch)")
            })
          if batch.isMultiple(of: 5) { try center.delete(group: "\(batch)") }
        }
      }
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<30 {
            #expect(try center.count().isMultiple(of: batchSize))
            #expect(try center.shortcuts(matching: "text").count <= batchSize)
            _ = try center.donations(limit: 5)
            #expect(
              try SuggestionCenter(store: store).suggestions().allSatisfy { $0.confidence > 0 })
            _ = try store.phrases(in: LanguageCode("en-US"))
          }
        }
      }
    }
    #expect(try center.count() == 400)
    #expect(try store.faults().isEmpty)
  }

  private func center(_ store: ShortcutStore) throws -> DonationCenter {
    try DonationCenter(
      app: ShortcutApp(identifier: "com.example.donor", intents: ["INSendMessageIntent"]),
      store: store, language: "en-US")
  }
}
