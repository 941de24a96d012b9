import Foundation
import TestSupport
import Testing

@testable import ParlanceShortcuts
@testable import parlance

@Suite("The store of parlance shortcuts")
struct ShortcutsStoreTests {
  private let app: SoupApp

  init() throws {
    app = try SoupApp()
    try app.donate()
  }

  /// Changes the store behind its back.
  private func execute(_ script: StaticString) throws {
    try SQLiteConnection(app.path("store.db"), for: .writing).execute(script)
  }

  @Test("A row that cannot be read does not hide the others, and is named")
  func badRow() throws {
    try execute(
      "UPDATE shortcuts SET content = 'no JSON' WHERE content LIKE '%lentil%'")
    for (command, lineCount) in [("list", 3), ("export", 3), ("suggest", 2)] {
      let run = try app.shortcuts(command)
      #expect(run.code == 0)
      #expect(run.lines.count == lineCount)
      #expect(!run.output.contains("lentil"))
      #expect(
        run.errors.hasPrefix(
          "parlance: \(app.path("store.db")): warning: row 3 of the table 'shortcuts' cannot be read ("
        ))
      #expect(run.errors.hasSuffix("); it is left out\n"))
    }
  }

  @Test(
    "A version that no store has is an error in words",
    arguments: [
      "PRAGMA user_version = -1", "PRAGMA user_version = -2147483648",
      "PRAGMA user_version = 2147483647", "PRAGMA user_version = 999", "PRAGMA user_version = 1",
    ] as [StaticString])
  func versions(script: StaticString) throws {
    try execute(script)
    for command in ["list", "suggest", "export"] {
      let run = try app.shortcuts(command)
      #expect(run.code == 3)
      #expect(run.errors.hasPrefix("parlance: \(app.path("store.db")): the store "))
      #expect(run.errors.contains("version"))
    }
  }

  @Test(
    "What is no file is refused at once",
    arguments: [["list"], ["suggest"], ["export"], ["delete", "--all"], ["import"]])
  func otherKinds(_ words: [String]) throws {
    #expect(mkfifo(app.path("pipe"), 0o600) == 0)
    for (store, kind) in [
      (app.path("pipe"), "pipe"), (app.folder.path, "folder"), ("/dev/null", "device"),
    ] {
      let run = try ToolRun(["shortcuts"] + words + ["--store", store])
      #expect(run.code == 3)
      #expect(
        run.errors == "parlance: \(store): this is a \(kind), and a store of shortcuts is a file; "
          + "name another one\n")
    }
  }
}
