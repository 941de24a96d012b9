import Parlance
import ParlanceIntents
import ParlanceLanguages
import Testing

@Suite("Sentences")
struct SentencesTests {
  @Test("The most special sentence whose variables have values is said")
  func fallsBack() throws {
    let table = "confirm\tFiat?\nconfirm.INSendPaymentIntent\tMittam ${currencyAmount} ${payee}?\n"
    let sentences = try Sentences(FrozenLanguage.pack("la", files: ["sentences.tsv": table]))
    let keys = ["confirm.INSendPaymentIntent", "confirm"]
    let values = ["currencyAmount": "X", "payee": "Tito"]
    #expect(sentences.sentence(keys, values: values) == "Mittam X Tito?")
    #expect(sentences.sentence(keys, values: ["payee": "Tito"]) == "Fiat?")
    #expect(sentences.sentence(["ask"]) == nil)
  }

  @Test("An open variable is an error with its line", arguments: ["${payee", "a ${}"])
  func refuses(_ text: String) throws {
    let pack = try FrozenLanguage.pack("la", files: ["sentences.tsv": "ask\tQuid?\nx\t\(text)\n"])
    let error = #expect(throws: PackError.self) { try Sentences(pack) }
    #expect(error?.description.contains("sentences.tsv:2: a variable is written ${name}") == true)
  }

  @Test("A language that speaks says all that English says, with no other variables")
  func isComplete() throws {
    let english = try Sentences(LanguagePack(for: LanguageCode("en")))
    let library = PackLibrary.embedded
    for tag in library.tags where try library.layer(tag)?.file(named: "sentences.tsv") != nil {
      let sentences = try Sentences(LanguagePack(for: LanguageCode(tag)))
      for key in english.keys {
        let known = Set(english.variables(of: key) ?? [])
        let found = try #require(sentences.variables(of: key), "\(tag) lacks \(key)")
        #expect(known.isSuperset(of: found), "\(tag): \(key)")
      }
      #expect(Set(sentences.keys).subtracting(english.keys).isEmpty, "\(tag)")
    }
  }
}
