internal import Foundation

/// A part of the library that reads bytes which others wrote.
enum FuzzTarget: String, CaseIterable {
  /// What people say and answer: see ``UtteranceTarget``.
  case utterances
  /// Context files: see ``ContextTarget``.
  case contexts
  /// Files of phrases: see ``TemplateTarget``.
  case templates
  /// Language packs: see ``PackTarget``.
  case packs
  /// Tables of strings: see ``StringsTarget``.
  case strings
  /// Definitions of intents, and what is generated from them: see ``DefinitionTarget``.
  case definitions
  /// Folders of apps: see ``AppTarget``.
  case apps
  /// Stores of shortcuts: see ``ShortcutTarget``.
  case shortcuts

  /// The variable of the environment that names the target, so that an input is a file as it is and needs no head.
  private static let variable = "PARLANCE_FUZZ"

  /// The target that the environment names.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment[variable] ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
      let names = allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("\(variable) is to be one of \(names)")
    }
    return target
  }()

  /// Has the target read an input.
  ///
  /// What is refused is refused by an error; what crashes is found by libFuzzer.
  func read(_ bytes: [UInt8]) {
    switch self {
    case .utterances: UtteranceTarget.read(bytes)
    case .contexts: ContextTarget.read(bytes)
    case .templates: TemplateTarget.read(bytes)
    case .packs: PackTarget.read(bytes)
    case .strings: StringsTarget.read(bytes)
    case .definitions: DefinitionTarget.read(bytes)
    case .apps: AppTarget.read(bytes)
    case .shortcuts: ShortcutTarget.read(bytes)
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFuzzInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
