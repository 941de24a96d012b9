internal import Parlance
internal import ParlanceApps
internal import ParlanceShortcuts

extension ShortcutApp {
  /// The app of a folder.
  ///
  /// - Parameter identifier: That of its bundle, where the folder leaves it to the build, or holds several apps.
  /// - Throws: ``ToolError`` when a file cannot be read, or it is not known which app it is.
  static func read(_ path: String, identifier: String?) throws(ToolError) -> ShortcutApp {
    let all = AppDeclarations.all(in: try AppFolder.read(path))
    if let fault = all.flatMap(\.faults).first { throw .unreadable(fault) }
    let candidates = all.filter { $0.mayBe(identifier) }
    if let identifier, candidates.isEmpty, !all.isEmpty {
      let known = all.flatMap(\.identifiers).joined(separator: ", ")
      throw .usage("\(path): there is no app \(identifier) here; there is \(known)")
    }
    guard let app = candidates.first, candidates.count == 1 else {
      throw .usage(several(candidates, in: path))
    }
    if let identifier { return ShortcutApp(app, identifier: identifier) }
    return ShortcutApp(app, identifier: try app.onlyIdentifier())
  }

  private init(_ app: AppDeclarations, identifier: String) {
    self.init(
      identifier: identifier, activityTypes: Set(app.activityTypes(of: identifier)),
      intents: Set(app.intents), schemas: app.schemas)
  }

  private static func several(_ apps: [AppDeclarations], in path: String) -> String {
    guard !apps.isEmpty else { return "\(path): no file declares what an app donates" }
    return "\(path): there are several apps, in "
      + apps.map(\.folder).joined(separator: ", ") + "; name the folder of one"
  }

  /// The app that a shortcut is known to be of: it could not have been donated otherwise.
  init(_ identifier: String, donating shortcut: Shortcut) {
    let name =
      switch shortcut {
      case .intent(let intent): intent.intentClass
      case .userActivity(let activity): activity.activityType
      }
    self.init(identifier: identifier, activityTypes: [name], intents: [name])
  }
}

extension AppDeclarations {
  /// Whether its bundle may have an identifier: any, where that is left to the build.
  fileprivate func mayBe(_ identifier: String?) -> Bool {
    guard let identifier, !identifiers.isEmpty else { return true }
    return identifiers.contains(identifier)
  }

  fileprivate func onlyIdentifier() throws(ToolError) -> String {
    guard let identifier = identifiers.first else {
      throw .usage(
        "\(folder): the identifier of the app is left to the build; "
          + "write it, such as --bundle com.example.soup")
    }
    guard identifiers.count == 1 else {
      throw .usage(
        "\(folder): there are several bundles; write --bundle with one of "
          + identifiers.joined(separator: ", "))
    }
    return identifier
  }
}
