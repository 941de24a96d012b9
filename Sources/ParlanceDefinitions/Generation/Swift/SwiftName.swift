/// The letters and words of names.
package enum SwiftName {
  /// A name with its first letter in capitals, as behind `resolve`.
  package static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A name with its first letters in small ones, as a method begins: `openURL` of `OpenURL`, `urlOpener` of `URLOpener`.
  package static func uncapitalized(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count <= 1 || capitals.count == name.count
    let count = isWord ? capitals.count : capitals.count - 1
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// The words of a name: `failure requiring app launch` of `failureRequiringAppLaunch`.
  package static func words(of name: String) -> String {
    var words: [String] = []
    var last: Character = "A"
    for character in name {
      if character.isUppercase, !last.isUppercase || words.isEmpty {
        words.append("")
      } else if words.isEmpty {
        words.append("")
      }
      words[words.count - 1].append(character == "_" ? " " : character)
      last = character
    }
    return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
