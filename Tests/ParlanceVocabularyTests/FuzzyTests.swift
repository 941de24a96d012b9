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

  @Test(
    "Beside a word that is right, a short word, a first letter and an initial may be wrong",
    arguments: [
      ("kin clayton", "Kim Clayton"), ("jason lee", "Jason Lea"), ("elena clayton", "Lena Clayton"),
      ("ason clayton", "Jason Clayton"), ("jason q clayton", "Jason K Clayton"),
      ("jason clayton", "Jason K. Clayton"), ("jaso nclayton", "Jason Clayton"),
      ("jasonc layton", "Jason Clayton"), ("jason clayt-onreed", "Jason Clayto-Nreed"),
    ])
  func namesHelpTheirWords(said: String, meant: String) throws {
    let index = try Fixture.contacts([meant])
    #expect(try index.people(like: said) == ["fuzzy \(said) -> \(meant)"])
  }

  @Test func longWordsMayHaveTwoWrongLettersAnywhere() throws {
    let index = try Fixture.contacts(["Wolkenstein"])
    let known = Array("wolkenstein")
    for first in known.indices {
      for second in known.indices where second != first {
        var said = known
        said[first] = "x"
        said.remove(at: second)
        // A word that begins with another letter and has another length is another word.
        guard said[0] == known[0] else { continue }
        #expect(try !index.people(like: String(said)).isEmpty, "\(String(said))")
      }
    }
  }

  @Test func allTermsAtTheBestDistanceAreReported() throws {
    let index = try Fixture.contacts(["Marcus Hill", "Markas Hill", "Marrus Holl", "Bert"])
    #expect(
      try index.people(like: "markus hill") == ["fuzzy markus hill -> Marcus Hill, Markas Hill"])
  }

  @Test func nicknamesMayStandBesideWrongLetters() throws {
    let index = try Fixture.contacts(["Elizabeth Clayton"], nicknames: ["liz": ["elizabeth"]])
    #expect(try index.people(like: "liz claiton") == ["fuzzy liz claiton -> Elizabeth Clayton"])
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

  @Test(
    "Inside an utterance only what may be wrong is corrected, beside another word",
    arguments: [
      ("text jason claytn saying hi", [2], ["fuzzy jason claytn -> Jason Clayton"]),
      ("text jasn clayton saying hi", [1], ["fuzzy jasn clayton -> Jason Clayton"]),
      ("text jaso nclayton hi", [2], ["fuzzy jaso nclayton -> Jason Clayton"]),
      ("text jason claytn saying hi", [], []), ("text jason claytn saying hi", [4], []),
      ("text jason saying claytn", [3], []), ("text claytn", [1], []),
      ("text anna-mria lee", [3], ["fuzzy anna-mria lee -> Anna-Maria Lee"]),
    ])
  func namesAreCorrectedInsideAnUtterance(
    said: String, wrong: [Int], found: [String]
  ) throws {
    let index = try Fixture.contacts(["Jason Clayton", "Anna-Maria Lee", "Jason Clayton Reed"])
    let utterance = try Fixture.tokenizer().utterance(said)
    let corrections = Dictionary(
      uniqueKeysWithValues: wrong.map { ($0, VocabularyIndex.Correction.letters) })
    let matches = index.fuzzyMatches(of: .contactName, in: utterance, correcting: corrections)
    #expect(index.summary(of: matches, in: utterance) == found)
  }
}
