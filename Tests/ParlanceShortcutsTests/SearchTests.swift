import Parlance
import ParlanceShortcuts
import Testing

@Suite("Searching donations")
struct SearchTests {
  private let store: ShortcutStore

  init() throws {
    store = try ShortcutStore()
  }

  private func donate(_ soups: String..., language: String) throws -> DonationCenter {
    let center = try DonationCenter.soupChef(store, language: language)
    for soup in soups { try center.donate(Interaction(intent: .order(soup))) }
    return center
  }

  private func names(_ shortcuts: [Shortcut]) -> [String] {
    shortcuts.compactMap { shortcut in
      guard case .intent(let intent) = shortcut, let soup: IntentObject = intent.values.one("soup")
      else { return nil }
      return soup.displayString
    }
  }

  @Test(
    "All words must occur, of the last its beginning, whatever case or accents",
    arguments: [
      ("tomato", ["tomato soup"]), ("TOM", ["tomato soup"]), ("soup tomato", ["tomato soup"]),
      ("omato", []), ("tomato onion", []), ("crème", ["Crème brûlée"]),
      ("creme bru", ["Crème brûlée"]),
      ("\"", []), ("", []), ("soup\" OR \"onion", []), ("NOT tomato", []),
      ("tomato*", ["tomato soup"]),
    ])
  func english(text: String, found: [String]) throws {
    let center = try donate("tomato soup", "onion broth", "Crème brûlée", language: "en-US")
    #expect(names(try center.shortcuts(matching: text)) == found)
  }

  @Test(
    "Languages without spaces are cut as they are",
    arguments: [
      ("zh-CN", "番茄鸡蛋汤", "鸡蛋", "蛋鸡"), ("ja-JP", "味噌ラーメン大盛り", "ラーメン", "メンラー"),
      ("th-TH", "ต้มยำกุ้งน้ำข้น", "กุ้ง", "งุ้ก"), ("ko-KR", "김치찌개", "김치", "치김"),
      ("tr-TR", "IŞIK ÇORBASI", "ışık", "şık"), ("de-DE", "Kürbissuppe", "kürbis", "suppe"),
      ("ar-SA", "شُورْبَة العدس", "شوربة", "عدسة"), ("fr-FR", "Soupe à l'oignon", "oignon", "gnon"),
      ("ru-RU", "Борщ с мясом", "борщ", "мя с"),
    ])
  func unspaced(language: String, soup: String, found: String, lost: String) throws {
    let center = try donate(soup, language: language)
    #expect(names(try center.shortcuts(matching: found)) == [soup])
    #expect(names(try center.shortcuts(matching: found, language: language)) == [soup])
    #expect(names(try center.shortcuts(matching: lost)).isEmpty)
    #expect(names(try center.shortcuts(matching: found, language: "en-US")).isEmpty)
  }

  @Test("Each language reads the text as its own")
  func severalLanguages() throws {
    _ = try donate("tomato", language: "en-US")
    let center = try donate("tomato", "Tomatensuppe", language: "de-DE")
    #expect(names(try center.shortcuts(matching: "tomat")).sorted() == ["Tomatensuppe", "tomato"])
    #expect(names(try center.shortcuts(matching: "tomat", language: "en-US")) == ["tomato"])
    #expect(try center.shortcuts(matching: "tomat", limit: 1).count == 1)
    #expect(try center.shortcuts(matching: "tomat", limit: 0).isEmpty)
    #expect(throws: LanguageCodeError.self) {
      try center.shortcuts(matching: "tomat", language: "nonsense")
    }
  }

  @Test("Activities are found by all that they say, when they may be searched for")
  func activities() throws {
    let center = try DonationCenter.soupChef(store)
    try center.donate(.menu)
    for text in ["menu", "lunch", "cooking"] {
      #expect(try center.shortcuts(matching: text) == [.userActivity(.menu)])
    }
    var hidden = UserActivity.menu
    hidden.isEligibleForSearch = false
    try center.donate(hidden)
    #expect(try center.shortcuts(matching: "menu").isEmpty)
  }

  @Test("A text of any length is searched")
  func longTexts() throws {
    let center = try donate(
      String(repeating: "na ", count: 5000) + "batman", language: "en-US")
    #expect(try center.shortcuts(matching: "batman").count == 1)
  }
}
