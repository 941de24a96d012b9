internal import FoundationEssentials
internal import ParlanceApps
internal import ParlanceLanguages

/// Checks a folder of an app one file of which is the input; the first byte says which, from "0" on.
enum AppTarget {
  private static let names = [
    "Info.plist", "en.lproj/AppIntentVocabulary.plist", "Orders.intentdefinition",
    "en.lproj/Orders.strings", "en.lproj/AppShortcuts.strings", "AppShortcuts.xcstrings",
    "Orders.swift", "App.xcodeproj/project.pbxproj", "App.entitlements",
    "en.lproj/InfoPlist.strings",
  ]

  private static let information = """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.soup</string>
    <key>CFBundleName</key><string>Soup</string><key>NSUserActivityTypes</key>
    <array><string>OrderSoupIntent</string></array></dict></plist>
    """

  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key><string>OrderSoup</string>
    <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>soup</string>
    <key>INIntentParameterType</key><string>String</string></dict></array></dict></array></dict></plist>
    """

  private static let phrases = """
    Person = @contactName | @name
    CurrencyAmount = @currencyAmount
    App = @app
    ## INSendPaymentIntent
    (send|pay) {payee} {currencyAmount} [with {app}]
      > pay Ann $5
    """

  /// A small English: the whole one takes half a second for each input that has example phrases.
  private static let library: PackLibrary = {
    let files = [("en/pack.json", "{\"tag\": \"en\"}"), ("en/payments.phrases", phrases)]
    var library = PackLibrary.embedded
    FuzzFolder.with(files.map { ($0.0, Data($0.1.utf8)) }) { folder in
      guard let read = try? PackLibrary.folder(folder) else { fatalError("the pack is right") }
      library = read
    }
    return library
  }()

  static func read(_ bytes: [UInt8]) {
    guard let head = bytes.first else { return }
    let library = library
    let name = names[Int(head &- UInt8(ascii: "0")) % names.count]
    let others = [("Info.plist", information), ("Orders.intentdefinition", definition)]
      .filter { $0.0 != name }.map { ($0.0, Data($0.1.utf8)) }
    FuzzFolder.with(others + [(name, Data(bytes.dropFirst()))]) { path in
      guard let folder = try? AppFolder(path), let check = try? AppCheck(folder, in: library)
      else { return }
      Reading.require(check.findings.allSatisfy { !"\($0)".isEmpty }, "a finding says something")
      _ = try? AppBaseline(PackFile(path: "baseline.json", text: check.baseline.json))
      _ = try? AppSuggestions(folder, in: library)
    }
  }
}
