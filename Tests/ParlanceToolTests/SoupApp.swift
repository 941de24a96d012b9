import Foundation
import TestSupport

/// A folder with an app that sells soup, and a store of its shortcuts.
struct SoupApp {
  let folder: TemporaryFolder

  /// - Parameter identifier: What `Info.plist` says of the identifier of the bundle.
  init(identifier: String = "com.example.soup") throws {
    folder = try TemporaryFolder()
    try folder.write("Soup/Info.plist", Self.information(identifier))
    try folder.write("Soup/Orders.intentdefinition", Data(contentsOf: Self.definition))
    try folder.write(
      "apps.json", #"{"apps": [{"name": "SoupChef", "intents": {"OrderSoupIntent": {}}}]}"#)
  }

  private static func information(_ identifier: String) -> String {
    """
    <plist version="1.0"><dict>
      <key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundleDisplayName</key><string>SoupChef</string>
      <key>NSUserActivityTypes</key>
      <array><string>OrderSoupIntent</string><string>\(identifier).menu</string></array>
    </dict></plist>
    """
  }

  private static var definition: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Examples/SoupChef/Orders.intentdefinition")
  }

  /// The path of a file.
  func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  /// The line that donates an order.
  static func order(_ soup: String, _ members: String = "") -> String {
    #"{"intent":{"version":1,"class":"OrderSoupIntent","values":{"soup":[{"text":"\#(soup)"}]}}"#
      + (members.isEmpty ? "" : ",") + members + "}\n"
  }

  /// The line that donates a look at the menu.
  static let menu = """
    {"userActivity":{"activityType":"com.example.soup.menu","title":"The menu",\
    "isEligibleForPrediction":true,"isEligibleForSearch":true,"keywords":["soups","food","lunch"],\
    "userInfo":{"page":"2"},"suggestedInvocationPhrase":"What is cooking"},\
    "identifier":"menu 1","start":"2026-03-10T18:00:00Z"}

    """

  /// Two orders of a soup, one of another, and a look at the menu.
  static let lines =
    order(
      "pea soup",
      #""identifier":"order 17","group":"lunch","start":"2026-03-11T12:30:00.250+01:00","duration":1.5,"place":9007199254740993,"direction":"outgoing","status":"success""#
    )
    + order("pea soup", #""identifier":"order 18","start":"2026-03-12T12:35:00+01:00""#) + menu
    + order(
      "lentil soup",
      #""identifier":"order 19","start":1773228600000,"secondsFromUTC":3605,"language":"de-DE","phrase":"Linsenzeit""#
    )

  /// Donates ``lines``.
  func donate() throws {
    let run = try shortcuts("donate", "--app", path("Soup"), input: Self.lines)
    precondition(run.code == 0, run.errors)
  }

  /// Runs `parlance shortcuts` with the store.
  func shortcuts(
    _ words: String..., store: String = "store.db", input: String = ""
  ) throws -> ToolRun {
    try ToolRun(["shortcuts"] + words + ["--store", path(store)], input: input)
  }
}
