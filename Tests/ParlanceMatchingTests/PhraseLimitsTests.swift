import ParlanceLanguages
import ParlanceMatching
import ParlanceText
import Testing

@Suite("Packs that are too large")
struct PhraseLimitsTests {
  private func fault(_ phrases: String) -> String? {
    do {
      _ = try Engine(phrases: phrases)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// A template that names the first of so many rules, each of which names the next.
  private func chain(_ count: Int, _ body: (_ next: String) -> String) -> String {
    let rules = (0..<count).map { "r\($0) = \(body("<r\($0 + 1)>"))\n" }.joined()
    return "\(rules)r\(count) = x\n## SendIntent\nsend <r0>\n"
  }

  private static let tooDeep = "groups, options and rules are at most 100 deep"
  private static let tooLong = "with its rules written out this has more than 1000 parts in a row"
  private static let tooLarge = "with its rules written out this has more than 8000000 parts"
  private static let tooMany =
    "with its rules written out this has more than 50000 ways to begin, or to go on from some place"

  @Test("Rules may name each other a hundred deep, and no deeper")
  func limitsRules() {
    #expect(fault(chain(98) { "a \($0)" }) == nil)
    #expect(fault(chain(99) { "a \($0)" }) == "xx/test.phrases:100: \(Self.tooDeep)")
    #expect(fault(chain(49) { "[a \($0)]" }) == nil)
    #expect(fault(chain(50) { "[a \($0)]" })?.hasSuffix(Self.tooDeep) == true)
  }

  @Test("Rules are as deep in any order of the templates that name them")
  func limitsKnownRules() {
    let rules = (0..<120).map { "r\($0) = a <r\($0 + 1)>\n" }.joined() + "r120 = x\n"
    let templates = (0...120).reversed().map { "send <r\($0)>\n" }.joined()
    // Of r21 to r120 there are a hundred, and the template is one level more; r22 was read before.
    #expect(fault("\(rules)## SendIntent\n\(templates)") == "xx/test.phrases:22: \(Self.tooDeep)")
  }

  @Test("Rules that name each other thousands deep are a fault, not a crash")
  func refusesDeepRules() async {
    await #expect(processExitsWith: .success) {
      let rules = (0..<10_000).map { "r\($0) = <r\($0 + 1)>\n" }.joined()
      _ = try? Engine(phrases: "\(rules)r10000 = x\n## SendIntent\nsend <r0>\n")
    }
  }

  @Test("Rules that double are refused where they come to more than there may be")
  func limitsDoubling() {
    #expect(fault(chain(18) { "\($0) \($0)" }) == "xx/test.phrases:9: \(Self.tooLong)")
    #expect(fault(chain(40) { "[\($0)] [\($0)]" }) == "xx/test.phrases:26: \(Self.tooMany)")
    #expect(fault(chain(40) { "(a \($0)|b \($0))" }) == "xx/test.phrases:20: \(Self.tooLarge)")
    #expect(fault(chain(5) { "\($0) \($0)" }) == nil)
    #expect(fault(chain(5) { "[\($0)] [\($0)]" }) == nil)
    #expect(fault(chain(5) { "(a \($0)|b \($0))" }) == nil)
  }

  @Test("Groups in any order are refused where they stand in each other too often")
  func limitsAnyOrder() {
    func nested(_ count: Int) -> String {
      let group = (0..<count).reduce("x") { group, _ in "(a;b;c;d;e;\(group))" }
      return "## SendIntent\nsend \(group)"
    }
    #expect(fault(nested(3)) == nil)
    #expect(fault(nested(4)) == "xx/test.phrases:2: \(Self.tooLarge)")
    let optional = "(([a];[b]|);([a];[b]|);([a];[b]|);([a];[b]|);([a];[b]|);([a];[b]|))"
    #expect(fault("## SendIntent\n\(optional.replacing("[b]", with: optional))") != nil)
  }

  @Test("Literals are of a thousand words at most, and a word is no book")
  func limitsWords() {
    func template(_ text: String) -> String { "## SendIntent\nsend \(text)" }
    #expect(fault(template(String(repeating: "a ", count: 999))) == nil)
    #expect(
      fault(template(String(repeating: "a ", count: 1_000))) == "xx/test.phrases:2: \(Self.tooLong)"
    )
    #expect(
      fault(template(String(repeating: "我", count: 1_200))) == "xx/test.phrases:2: \(Self.tooLong)")
    #expect(
      fault(template(String(repeating: "a", count: 10_001)))
        == "xx/test.phrases:2: a word has more than 10000 bytes")
    let alternatives = (0...50_000).map { "w\($0)" }.joined(separator: "|")
    #expect(fault(template("(\(alternatives))")) == "xx/test.phrases:2: \(Self.tooMany)")
  }

  @Test("A pack has as many templates as can be searched")
  func limitsPacks() {
    let many = "many = (\((0..<20_000).map { "w\($0)" }.joined(separator: "|")))\n## SendIntent\n"
    let templates = (0..<60).map { "[v\($0)] <many>\n" }.joined()
    #expect(
      fault(many + templates)
        == "xx/test.phrases:52: with this one the templates have more than 2000000 ways to begin")
    let different = (0..<500).map { line in
      (0..<500).map { "w\(line * 500 + $0)" }.joined(separator: " ") + "\n"
    }.joined()
    #expect(
      fault("## SendIntent\n\(different)")?
        .hasSuffix(": the pack has more than 250000 different parts of templates") == true)
    #expect(
      fault("## SendIntent\n" + String(repeating: "x\n", count: 100_001))
        == "xx/test.phrases:100002: the file has more than 100000 rules, templates and examples")
  }

  @Test("A fault quotes the beginning of what is long")
  func limitsQuotations() {
    let message = fault("## SendIntent\nsend \(String(repeating: "a|", count: 10_000))(")
    #expect(message?.hasSuffix("|a …\"") == true)
    #expect(message?.count ?? .max < 1_200)
  }

  @Test("Costs that double are added up in one pass, and the cheapest way is found")
  func addsDoublingCosts() throws {
    let costs = (0..<51).map { "(~\(Double(2 << (15 - $0 % 16)) / 1024)|~\(1.0 / 1024))" }
    let engine = try Engine(phrases: "## SendIntent\nsend \(costs.joined(separator: " ")) x")
    var best: String?
    let time = try ContinuousClock().measure { best = try engine.best("send x") }
    #expect(best == "SendIntent:2 51")
    #expect(time < .seconds(5))
  }

  @Test("Costs that add up to more than any match may cost are no crash")
  func addsManyCosts() throws {
    let costs = String(repeating: "[~99 ~99 ~99 ~99 ~99 ~99 ~99 ~99 ~99 ~99]", count: 900)
    let nested = "c = ~99 \(costs)\nb = [<c>] [~1] [<c>] [~1] [<c>] <c>\n"
    let engine = try Engine(phrases: "\(nested)## SendIntent\nsend <b> x\nsend x ~1")
    #expect(try engine.best("send x") == "SendIntent:5 1024")
  }
}
