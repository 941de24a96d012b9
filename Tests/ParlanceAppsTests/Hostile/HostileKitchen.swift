import Foundation
import TestSupport

@testable import ParlanceDefinitions

/// A definition that has all that one may have, each text of it once, with some of its texts replaced.
struct HostileKitchen {
  static let path = Sample.tests + "/Samples/Hostile/Kitchen.intentdefinition"

  /// The keys under which names are: of types, cases, parameters, properties, codes, reasons.
  private static let nameKeys: Set = [
    "INEnumName", "INEnumClassName", "INEnumValueName", "INTypeName", "INTypePropertyName",
    "INIntentName", "INIntentParameterName", "INIntentResponseParameterName",
    "INIntentResponseCodeName", "INIntentParameterUnsupportedReasonCode",
  ]

  private let root: Any

  /// The definition as it is.
  init() throws {
    root = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(filePath: Self.path)), format: nil)
  }

  private init(root: Any) { self.root = root }

  /// The Swift; nil where the definition is refused.
  ///
  /// The list is a binary one, since XML has no place for some characters.
  func swift(in folder: TemporaryFolder, name: String = "Kitchen") throws -> String? {
    let data = try PropertyListSerialization.data(
      fromPropertyList: root, format: .binary, options: 0)
    try folder.write("\(name).intentdefinition", data)
    return try? GeneratedDefinition(folder.path + "/\(name).intentdefinition").text
  }

  // MARK: Texts

  /// All texts and keys, each once, sorted.
  var strings: [String] { Set(Self.strings(of: root)).sorted() }

  /// All names, each once, sorted.
  var names: [String] { Set(Self.names(of: root)).sorted() }

  /// All texts of the app's, each once, sorted.
  var texts: [String] { strings.filter { $0.contains(" ") } }

  private static func strings(of value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(strings)
    case let members as [String: Any]: members.flatMap { [$0.key] + strings(of: $0.value) }
    default: []
    }
  }

  private static func names(of value: Any) -> [String] {
    switch value {
    case let array as [Any]: array.flatMap(names)
    case let members as [String: Any]:
      members.flatMap { key, value in
        (nameKeys.contains(key) ? [value as? String].compactMap(\.self) : []) + names(of: value)
      }
    default: []
    }
  }

  // MARK: Other definitions

  /// The definition with another text wherever one stands, or with nothing there.
  func replacing(_ text: String, with other: String?) -> HostileKitchen {
    HostileKitchen(
      root: Self.mapped(root) { $0 == text ? other : $0 } ?? [String: Any]())
  }

  /// The definition with other names wherever they stand, in combinations and in variables, too.
  func renaming(_ names: [String: String]) -> HostileKitchen {
    let mapped = Self.mapped(root) { text in
      if let name = names[text] { return name }
      if text.contains(","), !text.contains(" ") {
        return text.split(separator: ",").map { names[String($0)] ?? String($0) }
          .joined(separator: ",")
      }
      return names.reduce(text) {
        $0.replacing("${\($1.key)}", with: "${\($1.value)}")
      }
    }
    return HostileKitchen(root: mapped ?? [String: Any]())
  }

  private static func mapped(_ value: Any, _ change: (String) -> String?) -> Any? {
    switch value {
    case let text as String: return change(text)
    case let array as [Any]: return array.compactMap { mapped($0, change) }
    case let members as [String: Any]:
      return members.reduce(into: [String: Any]()) { members, member in
        guard let key = change(member.key) else { return }
        members[key] = mapped(member.value, change)
      }
    default: return value
    }
  }
}
