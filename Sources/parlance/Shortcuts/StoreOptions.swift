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
  /// - Parameter isMade: Whether a store is made where there is none.
  /// - Throws: ``ToolError`` when there is no store, or it cannot be read or written.
  func with<Result>(
    making isMade: Bool = false, _ body: (ShortcutStore) throws -> Result
  ) throws(ToolError) -> Result {
    do {
      return try body(isMade ? ShortcutStore(path: path) : ShortcutStore.opened(path))
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
  /// A store that is there.
  ///
  /// - Throws: ``ToolError`` when there is none, or it cannot be read.
  static func opened(_ path: String) throws(ToolError) -> ShortcutStore {
    guard FileReader.exists(path) else {
      throw .unreadable(
        "\(path): there is no store of shortcuts; 'parlance shortcuts donate' makes one")
    }
    do {
      return try ShortcutStore(path: path)
    } catch {
      throw .storing(error, in: path)
    }
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
