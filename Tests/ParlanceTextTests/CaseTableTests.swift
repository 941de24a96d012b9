import ParlanceLanguages
import ParlanceText
import Testing

@Suite("Affixes that mark a role")
struct CaseTableTests {
  private func tokenizer(_ cases: String, prefixes: [String] = []) throws -> Tokenizer {
    var settings = PackSettings()
    settings.detachablePrefixes = prefixes
    let table = try PackTable(PackFile(path: "xx/cases.tsv", text: cases), columns: 2)
    let rules = TextRules(settings, try CaseTable(table.rows))
    return Tokenizer(for: try LanguageCode("en-US"), rules: rules)
  }

  @Test("A known word whose ending an apostrophe shows is no other word, and is read without it")
  func shownEndings() throws {
    var lexicon = Lexicon()
    for word in ["dolar", "doları", "kronı"] { _ = lexicon.insert(word) }
    var utterance = try tokenizer("-'ı\taccusative\n-ı\taccusative\n").utterance(
      "dolar'ı kron'ı doları")
    lexicon.annotate(&utterance)
    AccentIndex(lexicon).complete(&utterance, by: lexicon)
    #expect(
      utterance.tokens.map { $0.lexeme < 0 ? "?" : lexicon.word($0.lexeme) } == [
        "?", "kronı", "doları",
      ])
    let shown = utterance.readings.filter { utterance.showsEnding($0) }
    #expect(shown.map { String(utterance.text(of: $0.stem)) } == ["dolar", "kron"])
    utterance.read(as: shown[0])
    #expect(lexicon.word(utterance.tokens[0].lexeme) == "dolar")
    #expect(utterance.text(of: utterance.span(of: 0..<1)) == "dolar")
  }

  private func readings(_ text: String, _ cases: String) throws -> [String] {
    let utterance = try tokenizer(cases).utterance(text)
    return utterance.readings.filter { $0.role != 0 }.map {
      "\(utterance.folded($0)) \($0.role) \(utterance.baseText(of: $0))"
    }
  }

  @Test("An ending gives the base form in the letters of the text")
  func endings() throws {
    #expect(try readings("Ивану", "-у\tdative\n") == ["иван 1 Иван"])
    #expect(try readings("Маше", "-е\tdative а я\n") == ["маша 1 Маша", "машя 1 Машя"])
    #expect(try readings("Ahmet’e", "-'e\tdative\n-e\tother\n") == ["ahmet 1 Ahmet"])
    #expect(
      try readings("Matille", "-lle\tallative\n-ille\tallative i\n")
        == ["mati 1 Mati", "mati 1 Mati"])
  }

  @Test("A prefix gives what follows it")
  func prefixes() throws {
    #expect(try readings("לדני", "ל-\tto\n") == ["דני 1 דני"])
    #expect(try readings("للبنك", "لل-\tto ال\n") == ["البنك 1 البنك"])
  }

  @Test("One affix may mark several roles")
  func severalRoles() throws {
    #expect(
      try readings("Ивана", "-а\tgenitive | accusative 0\n")
        == ["иван 1 Иван", "иван 2 Иван"])
  }

  @Test("What is left of one letter is no name, and other words have no role")
  func refusals() throws {
    #expect(try readings("яе send", "-е\tdative\n") == [])
  }

  @Test("The readings of a token are found by its number")
  func visits() throws {
    let utterance = try tokenizer("-у\tdative\n").utterance("Петру и Ивану")
    var found: [String] = []
    utterance.visitRoles(at: 2) { found.append(utterance.folded($0)) }
    utterance.visitRoles(at: 1) { found.append(utterance.folded($0)) }
    #expect(found == ["иван"])
  }

  @Test(
    "Malformed lines are refused with their line",
    arguments: [
      ("у\tdative\n", "xx/cases.tsv:1: expected an ending such as '-e' or a prefix such as 'l-'"),
      ("-\tdative\n", "xx/cases.tsv:1: expected an ending such as '-e' or a prefix such as 'l-'"),
      ("-у\tда тив\n", "xx/cases.tsv:1: a role is an identifier of Latin letters, found 'да тив'"),
    ])
  func faults(_ cases: String, _ message: String) {
    let error = #expect(throws: PackError.self) { try tokenizer(cases) }
    #expect(error?.description == message)
  }

  @Test("There are a hundred roles at most")
  func limitsRoles() throws {
    let rows = (0...100).map { number in
      let letters = "\(number)".map {
        ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"][$0.wholeNumberValue ?? 0]
      }
      return "-у\(number)\trole\(letters.joined())\n"
    }
    _ = try tokenizer(rows.dropLast().joined())
    let error = #expect(throws: PackError.self) { try tokenizer(rows.joined()) }
    #expect(error?.description == "xx/cases.tsv:101: there are more than 100 roles")
  }

  @Test("A beginning that always parts is a token of its own, in the text's own letters")
  func detachablePrefixes() throws {
    let tokens = { (text: String) in
      let utterance = try tokenizer("", prefixes: ["l'", "qu'"]).utterance(text)
      return utterance.tokens.map { "\(utterance.text(of: $0.span))|\(utterance.folded($0))" }
    }
    #expect(try tokens("à l’Oncle") == ["à|à", "l’|l'", "Oncle|oncle"])
    #expect(try tokens("Qu'il lui") == ["Qu'|qu'", "il|il", "lui|lui"])
  }

  @Test("A word is cut where Latin letters meet others")
  func scripts() throws {
    let utterance = try tokenizer("").utterance("בMonkeyChat MonkeyChatで")
    #expect(
      utterance.tokens.map { utterance.folded($0) } == ["ב", "monkeychat", "monkeychat", "で"])
  }

  @Test("The words that a dictionary finds are readings of their clusters; Hangul has none")
  func dictionaryWords() throws {
    let utterance = try tokenizer("").utterance("我喜欢 민수에게")
    #expect(utterance.readings.map { utterance.folded($0) } == ["喜欢"])
  }
}
