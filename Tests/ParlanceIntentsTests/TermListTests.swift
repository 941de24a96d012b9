import ParlanceLanguages
import ParlanceText
import Testing

@testable import ParlanceIntents

@Suite("Terms that a pack lists")
struct TermListTests {
  /// The terms of a text by kind and value, in text order.
  private func terms(_ text: String, _ files: [String: String]) throws -> [String] {
    let model = try FrozenLanguage.model("la", files: files)
    var utterance = try model.tokenizer.utterance(text)
    model.lexicon.annotate(&utterance)
    var found: [String] = []
    for start in utterance.tokens.indices {
      model.terms.index.visitMatches(at: start, in: utterance) { match in
        let entry = model.terms.entries[Int(match.entry)]
        let words = utterance.text(of: utterance.span(of: match.tokens))
        found.append("\(words): \(model.kinds[Int(entry.kind)]) \(entry.value)")
      }
    }
    return found
  }

  @Test("Apps, organisations and relations, of one word or several")
  func readsNames() throws {
    let files = [
      "apps.tsv": "columba\tmessages\ncolumba alba\tmessages\n",
      "organizations.tsv": "aquaeductus\twater\n",
      "relations.tsv": "mater\tmother\nsoror magna\tsister\n",
    ]
    #expect(
      try terms("Columba alba, aquaeductus mater soror Magna", files) == [
        "Columba: app columba", "Columba alba: app columba alba",
        "aquaeductus: paymentsOrganizationName aquaeductus", "mater: relation mother",
        "soror Magna: relation sister",
      ])
  }

  @Test("Words for the cases of enumerations")
  func readsValues() throws {
    let files = [
      "values.tsv": "BillType.rent\tmerces|merces domus\nCallCapability.videoCall\tvisio\n"
    ]
    #expect(
      try terms("merces domus visio", files) == [
        "merces: BillType rent", "merces domus: BillType rent", "visio: CallCapability videoCall",
      ])
  }

  @Test("A hyphenated term is found token by token, though a list of words holds it whole")
  func readsHyphens() throws {
    let files = ["values.tsv": "BillType.internet\tin-rete\n", "words.tsv": "in-rete\tcommon\n"]
    #expect(try terms("in-rete", files) == ["in-rete: BillType internet"])
  }

  @Test("A template may ask for a case that the language has no words for")
  func takesTypesWithoutWords() throws {
    let files = ["a.phrases": "BillType = @BillType\n## INPayBillIntent\nsolve [{billType}]\n"]
    #expect(try FrozenLanguage.interpreter("la", files: files).interpret("solve").best != nil)
  }

  @Test("A word may stand for several things")
  func readsAmbiguousTerms() throws {
    let files = ["values.tsv": "AccountType.saving\tarca\nBillType.rent\tarca\n"]
    #expect(try terms("arca", files) == ["arca: AccountType saving", "arca: BillType rent"])
  }

  @Test(
    "A value that no enumeration has is an error with its line",
    arguments: [
      ("BilType.rent\tx", "1: unknown enumeration 'BilType'; did you mean 'BillType'?"),
      ("BillType.rent\tx\nBillType.rnt\ty", "2: BillType has no case 'rnt'; did you mean 'rent'?"),
      ("rent\tx", "1: expected 'Type.member', found 'rent'"),
    ])
  func refusesValues(_ text: String, _ message: String) {
    let error = #expect(throws: PackError.self) { try terms("x", ["values.tsv": text]) }
    #expect(error?.description.hasSuffix("/la/values.tsv:" + message) == true)
  }
}
