import ParlanceVocabulary
import Testing

@Suite("Names in other scripts")
struct ScriptTests {
  private func people(_ name: String, _ contacts: [VocabularyTerm]) throws -> [String] {
    var vocabulary = Vocabulary()
    #expect(vocabulary.setVocabulary(contacts, of: .contactName).isEmpty)
    let tokenizer = try Fixture.tokenizer()
    let index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: [:])
    return index.people(soundingLike: name, tokenizer: tokenizer)
      .map { index.term($0).spokenPhrase }
  }

  @Test(
    "A contact is found by what sounds so",
    arguments: [
      ("wang xiaoming", "王小明"), ("xiaoming wang", "王小明"), ("Wang Xiao Ming", "王小明"),
      ("xiaoming", "王小明"), ("Ouyang Nana", "欧阳娜娜"), ("gim minsu", "김민수"), ("kim minsu", "김민수"),
      ("ekaterina", "Екатерина Орлова"), ("yekaterina orlova", "Екатерина Орлова"),
      ("misha zhukov", "Миша Жуков"), ("Giorgos Papadopoulos", "Γιώργος Παπαδόπουλος"),
      ("けんた", "Kenta"), ("けんた", "ケンタ"), ("Анна Бергман", "Anna Bergman"), ("王小明", "Wang Xiaoming"),
    ])
  func findsPeople(_ name: String, _ contact: String) throws {
    #expect(try people(name, [VocabularyTerm("Bo Dahl"), VocabularyTerm(contact)]) == [contact])
  }

  @Test("Kanji are found by the pronunciation that the contact has, and by no other")
  func readsPronunciations() throws {
    #expect(try people("kenta", [VocabularyTerm("健太", pronunciationHint: "けんた")]) == ["健太"])
    #expect(try people("kenta", [VocabularyTerm("健太")]).isEmpty)
  }

  @Test("All who sound so are found; others only where nobody does")
  func findsAll() throws {
    let contacts = ["汪晓明", "王小民", "王小明"].map { VocabularyTerm($0) }
    #expect(try people("wang xiaoming", contacts) == ["汪晓明", "王小明"])
    #expect(try people("wang xiaomin", contacts) == ["王小民"])
  }

  @Test(
    "Names of one script are not compared by their sound",
    arguments: [("张薇", "张伟"), ("Mia Holm", "Mia Holm"), ("Иван", "Иван Орлов")])
  func keepsToOtherScripts(_ name: String, _ contact: String) throws {
    #expect(try people(name, [VocabularyTerm(contact)]).isEmpty)
  }

  @Test("What sounds otherwise is nobody", arguments: ["zoltan", "bo", "wang", "", "…", "7"])
  func findsNobody(_ name: String) throws {
    let contacts = [VocabularyTerm("李华"), VocabularyTerm("Екатерина Орлова")]
    #expect(try people(name, contacts).isEmpty)
  }

  @Test("A pronunciation hint in the user's letters still names the contact outright")
  func takesHints() throws {
    let tokenizer = try Fixture.tokenizer()
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabulary(
      [VocabularyTerm("健太", pronunciationHint: "けんた")], of: .contactName)
    let index = try VocabularyIndex(vocabulary, tokenizer: tokenizer, nicknames: [:])
    let matches = index.matches(in: try tokenizer.utterance("けんた"))
    #expect(matches.contains { $0.quality == .folded && $0.tokens.count == 3 })
  }
}
