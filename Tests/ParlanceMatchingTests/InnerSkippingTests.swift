import Testing

@Suite("Leaving words out of parameters")
struct InnerSkippingTests {
  private func match(_ rule: String, _ text: String) throws -> String? {
    try Engine(phrases: "r = \(rule)\n## SendIntent\ngo {note:r}").best("go " + text)
  }

  @Test(
    "Before a parameter's first word a filler may be left out, and it is no part of the value",
    arguments: ["c", "[a] c", "[a|b] c", "[a] [b] c", "[[a] b] c", "(a|c)", "@noun"])
  func skipsBefore(_ rule: String) throws {
    #expect(try match(rule, "uh c")?.hasSuffix("note='c'") == true)
  }

  @Test(
    "So it may where the first word comes after a part that is absent",
    arguments: ["(a|[b]) c", "~0.5 c", "(a)* c", "([a];[b]) c", "(a|~0.5) c"])
  func skipsBeforeAbsentParts(_ rule: String) throws {
    let match = try match(rule, "uh c")
    #expect(match?.hasSuffix("note='c'") == true)
  }

  @Test(
    "Within a parameter nothing is left out",
    arguments: ["c a", "c [b] a", "c (a|b)", "(c|b) a", "@contact a"])
  func keepsWithin(_ rule: String) throws {
    #expect(try match(rule, "c uh a") == nil)
  }

  @Test(
    "Nor between repetitions or the parts of a group", arguments: ["(a|c)*", "(c;a)", "(c;[a])"])
  func keepsWithinRepetitions(_ rule: String) throws {
    let match = try match(rule, "c uh a")
    #expect(match?.contains("uh") != true)
  }

  @Test("After a parameter a filler may be left out")
  func skipsAfter() throws {
    #expect(try match("c a", "c a uh") == "SendIntent:3 128 note='c a'")
  }
}
