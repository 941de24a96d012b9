import Parlance

/// What can be ordered, by the names that it has in a language.
struct Menu {
  /// What people see, and may say to see it.
  let title: String
  let soups: [Soup]
  let toppings: [Topping]

  /// The menu in a language; in English where nobody has translated it.
  init(for code: LanguageCode) {
    title = Self.names(Self.titles, for: code)[0]
    soups = Self.soups.map { identifier, minutes, names in
      let names = Self.names(names, for: code)
      var soup = Soup(identifier: identifier, display: names[0], synonyms: Array(names.dropFirst()))
      soup.minutes = minutes
      return soup
    }
    toppings = Self.toppings.map { identifier, names in
      let names = Self.names(names, for: code)
      return Topping(identifier: identifier, display: names[0], synonyms: Array(names.dropFirst()))
    }
  }

  private static func names(_ names: [String: [String]], for code: LanguageCode) -> [String] {
    (code.tags + ["en"]).lazy.compactMap { names[$0] }.first ?? []
  }

  private static let titles = [
    "en": ["Order lunch"], "de": ["Mittagessen bestellen"], "es": ["Pedir el almuerzo"],
    "fr": ["Commander le déjeuner"], "ja": ["ランチを注文"], "zh-Hans": ["点午餐"],
  ]

  /// By language, what a soup is called on the menu, then how else people call it.
  private static let soups: [(identifier: String, minutes: Int, names: [String: [String]])] = [
    (
      "tomato", 5,
      [
        "en": ["tomato soup"], "de": ["Tomatensuppe"], "es": ["sopa de tomate"],
        "fr": ["soupe de tomates", "soupe à la tomate"], "ja": ["トマトスープ"],
        "zh-Hans": ["番茄汤", "西红柿汤"],
      ]
    ),
    (
      "onion", 8,
      [
        "en": ["onion soup"], "de": ["Zwiebelsuppe"], "es": ["sopa de cebolla"],
        "fr": ["soupe à l'oignon"], "ja": ["オニオンスープ", "玉ねぎスープ"], "zh-Hans": ["洋葱汤"],
      ]
    ),
    (
      "black-bean", 6,
      [
        "en": ["black bean soup", "bean soup"], "de": ["schwarze Bohnensuppe", "Bohnensuppe"],
        "es": ["sopa de judías negras", "sopa de judías"],
        "fr": ["soupe de haricots noirs", "soupe de haricots"],
        "ja": ["黒豆スープ", "豆スープ"], "zh-Hans": ["黑豆汤", "豆汤"],
      ]
    ),
    (
      "white-bean", 6,
      [
        "en": ["white bean soup", "bean soup"], "de": ["weiße Bohnensuppe", "Bohnensuppe"],
        "es": ["sopa de judías blancas", "sopa de judías"],
        "fr": ["soupe de haricots blancs", "soupe de haricots"],
        "ja": ["白いんげん豆スープ", "豆スープ"], "zh-Hans": ["白豆汤", "豆汤"],
      ]
    ),
    (
      "pumpkin", 10,
      [
        "en": ["pumpkin soup"], "de": ["Kürbissuppe"], "es": ["sopa de calabaza"],
        "fr": ["soupe de potiron"], "ja": ["かぼちゃスープ"], "zh-Hans": ["南瓜汤"],
      ]
    ),
  ]

  private static let toppings: [(identifier: String, names: [String: [String]])] = [
    (
      "croutons",
      [
        "en": ["croutons"], "de": ["Croutons"], "es": ["picatostes"],
        "fr": ["croûtons", "des croûtons"],
        "ja": ["クルトン"], "zh-Hans": ["面包丁"],
      ]
    ),
    (
      "cheese",
      [
        "en": ["cheese"], "de": ["Käse"], "es": ["queso"], "fr": ["fromage", "du fromage"],
        "ja": ["チーズ"],
        "zh-Hans": ["奶酪"],
      ]
    ),
    (
      "chili",
      [
        "en": ["chili"], "de": ["Chili"], "es": ["chile"], "fr": ["piment", "du piment"],
        "ja": ["唐辛子"],
        "zh-Hans": ["辣椒"],
      ]
    ),
  ]
}
