/// The words of an identifier, for whoever has no better name.
enum IdentifierWords {
  /// The words of a name that is written in one: `currencyAmount` is "Currency amount", `imageURL` "Image URL".
  static func phrase(_ identifier: some StringProtocol) -> String {
    let words = words(identifier).map { isAcronym($0) ? $0 : $0.lowercased() }
    let phrase = words.joined(separator: " ")
    return phrase.prefix(1).uppercased() + phrase.dropFirst()
  }

  /// The words of a class of intents: `INSendPaymentIntent` is "Send payment".
  static func phrase(ofClass name: String) -> String {
    let isSystem = name.hasPrefix("IN") && name.dropFirst(2).first?.isUppercase == true
    let bare = isSystem ? name.dropFirst(2) : name[...]
    let isNamed = bare.hasSuffix("Intent") && bare.count > "Intent".count
    return phrase(isNamed ? bare.dropLast("Intent".count) : bare)
  }

  private static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word == word.uppercased()
  }

  /// Parts at dots and underscores, before a capital behind a small letter, and before the last capital of several that
  /// a small letter follows.
  private static func words(_ identifier: some StringProtocol) -> [String] {
    let letters = Array(identifier)
    var words = [""]
    for (place, letter) in letters.enumerated() {
      let isMark = letter == "." || letter == "_"
      if isMark || begins(place, letters) { words.append("") }
      if !isMark { words[words.count - 1].append(letter) }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func begins(_ place: Int, _ letters: [Character]) -> Bool {
    guard place > 0, letters[place].isUppercase else { return false }
    let next = place + 1 < letters.count ? letters[place + 1] : " "
    return !letters[place - 1].isUppercase || next.isLowercase
  }
}
