import ParlanceText
import Testing

@Suite("Addresses stay whole")
struct AddressTests {
  private func addresses(_ text: String) throws -> [String] {
    let utterance = try Fixture.english.utterance(text)
    return utterance.tokens.filter { $0.kind == .address }.map {
      String(utterance.text(of: $0.span))
    }
  }

  @Test(
    "E-mail, URL, handle",
    arguments: [
      ("to ann.b+c@mail.example.co.uk please", ["ann.b+c@mail.example.co.uk"]),
      ("(ann@example.com)", ["ann@example.com"]),
      ("ann@example.com, bob@example.com.", ["ann@example.com", "bob@example.com"]),
      ("@ann and @bob_99!", ["@ann", "@bob_99"]),
      ("http://example.com/~a/b?c=d&e=f#g", ["http://example.com/~a/b?c=d&e=f#g"]),
      ("WWW.EXAMPLE.COM is up", ["WWW.EXAMPLE.COM"]),
      ("svn+ssh://host/x", ["svn+ssh://host/x"]),
      ("see www.example.com.", ["www.example.com"]),
      ("5 @ 3", []), ("ann@ @ @!", []), ("http:// ://x www. wwww.x", []), ("either/or and 1/2", []),
    ])
  func findsAddresses(_ text: String, _ expected: [String]) throws {
    #expect(try addresses(text) == expected)
  }

  @Test("Capitals are folded in an address as elsewhere")
  func folds() throws {
    let utterance = try Fixture.english.utterance("Ann@Example.COM")
    #expect(utterance.tokens.map { utterance.folded($0) } == ["ann@example.com"])
  }

  @Test(
    "What follows an address without a space is not lost",
    arguments: [
      "bob@münchen.example", "@josé", "bob@x.example\u{301}!", "a@b@c", "a@b'c@d", "@bob’s",
      "@bob's", "@Łukasz",
    ])
  func losesNothing(_ text: String) throws {
    let utterance = try Fixture.english.utterance(text)
    let covered = utterance.tokens.reduce(0) { $0 + Int($1.span.upperBound - $1.span.lowerBound) }
    #expect(covered == text.utf8.count, "\(notation(utterance))")
  }

  @Test("Addresses do not overlap", arguments: ["mail a@b://c now", "a@b://c@d://e"])
  func partsNeighbours(_ text: String) throws {
    let tokens = try Fixture.english.utterance(text).tokens
    for (one, next) in zip(tokens, tokens.dropFirst()) {
      #expect(one.span.upperBound <= next.span.lowerBound)
    }
  }

  @Test("Marks that only look like addresses take linear time")
  func isLinear() throws {
    for piece in ["@", "a@", "://", "www.", "a://", "@."] {
      let text = String(repeating: piece, count: 9_999 / piece.utf8.count)
      let time = ContinuousClock().measure { _ = try? Fixture.english.utterance(text) }
      #expect(time < .seconds(2), "\(piece)")
    }
  }
}
