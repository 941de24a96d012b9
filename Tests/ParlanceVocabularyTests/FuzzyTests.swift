import ParlanceText
import ParlanceVocabulary
import Testing

@Suite struct FuzzyTests {
  @Test(
    arguments: [
      ("Jasn", "Jason"), ("Jasoon", "Jason"), ("Jaxon", "Jason"), ("Jaosn", "Jason"),
      ("Mason", "Jason"), ("Jon", "John"), ("Christofer", "Christopher"),
      ("Cristopher", "Christopher"), ("Catheryne", "Catherine"), ("Müler", "Mueler"),
      ("Alexandr Ivanof", "Alexander Ivanov"), ("jason claiton", "Jason Clayton"),
      ("mary ann", "Maryann"), ("Maryann", "Mary Ann"), ("Алексадр", "Александр"),
    ])
  func wrongLettersAreForgiven(said: String, meant: String) throws {
    let index = try Fixture.contacts([meant])
    #expect(try index.people(like: said) == ["fuzzy \(said) -> \(meant)"])
  }

  @Test(
    arguments: [
      ("Jaxxn", "Jason"), ("Elena", "Lena"), ("Tim", "Jim"), ("Kristofor", "Christopher"),
      ("Jaxon Claytin Reed", "Jason Clayton"), ("banana", "Ana"), ("7", "8"), ("张三", "张四"),
    ])
  func tooManyWrongLettersAreNot(said: String, meant: String) throws {
    #expect(try Fixture.contacts([meant]).people(like: said).isEmpty)
  }

  @Test func allTermsAtTheBestDistanceAreReported() throws {
    let index = try Fixture.contacts(["Marcus Hill", "Markas Hill", "Marrus Holl", "Bert"])
    #expect(
      try index.people(like: "markus hill") == ["fuzzy markus hill -> Marcus Hill, Markas Hill"])
  }

  @Test func partsOfNamesAreForgivenToo() throws {
    let index = try Fixture.contacts(["Jason Clayton", "Jason"])
    #expect(
      try index.people(like: "jasn") == ["fuzzy jasn -> Jason", "fuzzy jasn -> Jason Clayton"])
  }

  @Test func withoutWrongLettersNothingIsForgiven() throws {
    let index = try Fixture.contacts(["Anna", "Hanna", "Anne"])
    #expect(try index.people(like: "anna") == ["exact anna -> Anna"])
  }

  @Test func otherTypesAreFoundByTheirs() throws {
    let index = try Fixture.index([.paymentsOrganizationName: ["PayPal"], .contactName: ["Paypal"]])
    let utterance = try Fixture.tokenizer().utterance("paypl")
    let found = index.terms(of: .paymentsOrganizationName, resembling: 0..<1, in: utterance)
    #expect(found.map(\.type) == [.paymentsOrganizationName])
    #expect(found.map(\.cost) == [4])
  }

  @Test func misspelledNamesAreFoundInsideAnUtterance() throws {
    let index = try Fixture.contacts(["Jason Clayton"])
    let utterance = try Fixture.tokenizer().utterance("pay jasn claiton tomorrow")
    let matches = index.fuzzyMatches(in: utterance, at: 1)
    #expect(
      index.summary(of: matches, in: utterance) == [
        "fuzzy jasn -> Jason Clayton", "fuzzy jasn claiton -> Jason Clayton",
      ])
    #expect(index.fuzzyMatches(in: utterance, at: 0).isEmpty)
  }
}
