import Parlance
import Testing

@Suite("Titles of shortcuts")
struct TitleTests {
  private static func title(_ values: [String: [ParameterValue]]) throws -> String? {
    var intent = AnyIntent(intentClass: "OrderTeaIntent")
    for (name, value) in values { intent.values[name] = value }
    return try title(of: .intent(intent))
  }

  private static func title(of shortcut: Shortcut) throws -> String? {
    let formatter = try ValueFormatter(LanguagePack(for: LanguageCode("en-US")))
    return PhrasebookTests.app(PhrasebookTests.titles).phrasebook?
      .title(of: shortcut, formatter: formatter)
  }

  private static let gyokuro = ParameterValue.object(
    IntentObject(type: "Tea", identifier: "jade", displayString: "Gyokuro"))

  @Test("The title of just the parameters that have values is filled in")
  func fills() throws {
    #expect(try Self.title(["tea": [Self.gyokuro]]) == "Order Gyokuro")
    let buckets = try Self.title([
      "tea": [Self.gyokuro], "count": [.number(1000)], "size": [.enumeration("extraLarge")],
    ])
    #expect(buckets == "Order 1,000 Bucket Gyokuro")
    let sweet = try Self.title([
      "tea": [Self.gyokuro], "extras": [.enumeration("milk"), .enumeration("honey")],
    ])
    #expect(sweet == "Order (one) Gyokuro; with Milk and Honey!")
  }

  @Test("There is none where no title has just these parameters, nor for an unknown class")
  func finds() throws {
    #expect(try Self.title([:]) == nil)
    #expect(try Self.title(["tea": [Self.gyokuro], "count": [.number(2)]]) == nil)
    #expect(try Self.title(of: .intent(AnyIntent(intentClass: "OpenShopIntent"))) == nil)
  }

  @Test("Without parameters the words are all; an activity has its own")
  func plain() throws {
    let close = AnyIntent(intentClass: "CloseShopIntent")
    #expect(try Self.title(of: .intent(close)) == "Close up shop")
    let activity = UserActivity(activityType: "menu", title: "Today's teas")
    #expect(try Self.title(of: .userActivity(activity)) == "Today's teas")
  }
}
