internal import CICU

/// The letters that a language folds otherwise than Unicode does, from the key `folding` of its `pack.json`: Turkish `I`
/// is a capital `ı`, and Arabic `أ` is often written `ا`.
///
///     {"tag": "tr", "folding": {"İ": "i", "I": "ı"}}
public struct LetterFoldings: Hashable, Sendable {
  /// What stands for a letter; nothing where the letter is left out.
  public let replacements: [Unicode.Scalar: String]
  /// Those of letters that case folding changes: what is said of `I` comes before it.
  package let early: LetterTable
  /// The others: after case folding each letter has one form.
  package let late: LetterTable

  /// An utterance may be of one letter all along.
  private static let maximumReplacementSize = 32

  /// Reads the members of an object: a letter, and what stands for it.
  ///
  /// - Throws: ``PackError`` with the line of a key that is not one letter or that nothing could reach, and of a
  ///   replacement that would be replaced itself, or parted, or is too long.
  init(_ json: JSONDocument) throws(PackError) {
    var replacements: [Unicode.Scalar: String] = [:]
    for key in json.keys {
      let replacement = try json.string(key) ?? ""
      guard replacement.utf8.count <= Self.maximumReplacementSize else {
        throw json.fault(
          "what stands for \"\(key)\" has more than \(Self.maximumReplacementSize) bytes", at: key)
      }
      replacements[try Self.letter(key, in: json)] = replacement
    }
    self.replacements = replacements
    early = LetterTable(replacements) { $0.properties.changesWhenNFKCCaseFolded }
    late = LetterTable(replacements) { !$0.properties.changesWhenNFKCCaseFolded }
    for (letter, replacement) in replacements {
      for scalar in replacement.unicodeScalars
      where replacements[scalar] != nil || scalar.properties.isWhitespace {
        throw json.fault(
          "\"\(letter)\" cannot become \"\(replacement)\": \"\(scalar)\" is \(replacements[scalar] == nil ? "a space" : "replaced itself")",
          at: String(letter))
      }
    }
  }

  private static func letter(
    _ key: String, in json: JSONDocument
  ) throws(PackError) -> Unicode.Scalar {
    guard let letter = key.unicodeScalars.first, key.unicodeScalars.count == 1 else {
      throw json.fault("\"\(key)\" is to be one character, one code point of Unicode", at: key)
    }
    guard !letter.isASCII || ("A"..."Z").contains(letter) else {
      throw json.fault("of ASCII only capital letters can be folded, not \"\(key)\"", at: key)
    }
    guard isComposed(key) else {
      throw json.fault(
        "\"\(key)\" is another form of other characters (Unicode's NFKC); write those", at: key)
    }
    return letter
  }

  /// Whether a text is its own compatibility form, as the texts are that letters are replaced in.
  private static func isComposed(_ text: String) -> Bool {
    let input = Array(text.utf8)
    var output = [UInt8](repeating: 0, count: 64)
    var status: cicu_status = 0
    let count = cicu_compose(input, Int32(input.count), &output, Int32(output.count), &status)
    return status <= 0 && output.prefix(Int(count)).elementsEqual(input)
  }
}
