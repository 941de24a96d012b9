internal import ParlanceShortcuts

/// What the options say of a store of shortcuts.
struct StoreOptions {
  static let store = Option("store", value: "FILE", help: "the store of shortcuts")
  private static let bundle = Option(
    "bundle", value: "ID", help: "the app of this identifier, such as com.example.soup")

  /// All of them, in the order of the help.
  static let all = [store, bundle]

  /// The file.
  let path: String
  /// The identifier of the app that is spoken of; nil for all.
  let bundle: String?

  /// - Throws: ``ToolError`` when no store is named.
  init(_ arguments: Arguments) throws(ToolError) {
    guard let path = arguments[Self.store] else {
      throw .usage("which store is to be said by --store FILE")
    }
    self.path = path
    bundle = arguments[Self.bundle]
  }

  /// Does something with the store.
  ///
  /// - Parameters:
  ///   - isMade: Whether a store is made where there is none.
  ///   - console: Hears of what of it could not be read.
  /// - Throws: ``ToolError`` when there is no store, or it cannot be read or written.
  func with<Result>(
    making isMade: Bool = false, reporting console: Console,
    _ body: (ShortcutStore) throws -> Result
  ) throws(ToolError) -> Result {
    do {
      let store = try isMade ? ShortcutStore(path: path) : ShortcutStore.opened(path)
      let result = try body(store)
      for warning in store.warnings(at: path) { console.report(warning) }
      return result
    } catch {
      throw .storing(error, in: path)
    }
  }

  /// The apps that are spoken of.
  func apps(in store: ShortcutStore) throws -> [String] {
    try bundle.map { [$0] } ?? store.apps()
  }
}

extension ShortcutStore {
  /// A store that is there, also where it can only be read.
  ///
  /// - Throws: ``ToolError`` when there is none, or it cannot be read.
  static func opened(_ path: String) throws(ToolError) -> ShortcutStore {
    guard FileReader.exists(path) else {
      throw .unreadable(
        "\(path): there is no store of shortcuts; 'parlance shortcuts donate' makes one")
    }
    do {
      return try ShortcutStore(reading: path)
    } catch {
      throw .storing(error, in: path)
    }
  }

  /// What of it could not be read so far, for people.
  func warnings(at path: String) -> [String] {
    unreadableRows.map { "\(path): warning: \($0); it is left out" }
  }
}

extension ToolError {
  /// What using a store came to.
  static func storing(_ error: any Error, in path: String) -> ToolError {
    switch error {
    case let error as ToolError: error
    case is StoreError: .unreadable("\(error)")
    case is DonationError, is VoiceShortcutError: ToolError(message: "\(error)", code: .failure)
    default: .unreadable("\(path): \(error)")
    }
  }
}
