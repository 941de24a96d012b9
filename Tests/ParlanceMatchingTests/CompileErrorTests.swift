import ParlanceLanguages
import ParlanceMatching
import ParlanceText
import Testing

@Suite("Faults in phrase files")
struct CompileErrorTests {
  private func fault(_ phrases: String) -> String? {
    do {
      _ = try Engine(phrases: phrases)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A template that cannot be read",
    arguments: [
      ("send (a|b", "expected ')' but found 'end' in \"send (a|b\""),
      ("send (a;b", "expected ')' but found 'end' in \"send (a;b\""),
      ("send (a;b]", "expected ')' but found ']' in \"send (a;b]\""),
      ("send [a", "expected ']' but found 'end' in \"send [a\""),
      ("send <a", "expected '>' but found 'end' in \"send <a\""),
      ("send {note", "expected '}' but found 'end' in \"send {note\""),
      ("send a)", "unexpected ')' in \"send a)\""),
      ("send a]", "unexpected ']' in \"send a]\""),
      ("send a}", "unexpected '}' in \"send a}\""),
      ("send > a", "unexpected '>' in \"send > a\""),
      ("send ; a", "unexpected ';' in \"send ; a\""),
      ("send *", "unexpected '*' in \"send *\""),
      ("send <>", "expected a rule's name but found '>' in \"send <>\""),
      ("send {}", "expected a parameter's name but found '}' in \"send {}\""),
      ("send {note:}", "expected a rule's name but found '}' in \"send {note:}\""),
      ("send {note=}", "expected a value but found '}' in \"send {note=}\""),
      ("send @", "expected a kind but found 'end' in \"send @\""),
      ("send ~", "expected a cost such as ~1.5 but found 'end' in \"send ~\""),
      ("send ~x", "a cost is a number from 0 to 99 in \"send ~x\""),
      ("send ~-1", "a cost is a number from 0 to 99 in \"send ~-1\""),
      ("send ~100", "a cost is a number from 0 to 99 in \"send ~100\""),
      ("send ~nan", "a cost is a number from 0 to 99 in \"send ~nan\""),
      ("send (a;b;c;d;e;f;g)", "an any-order group has at most 6 parts"),
      ("send {amout}", "SendIntent has no parameter 'amout'; did you mean 'amount'?"),
      ("send {amout=x}", "SendIntent has no parameter 'amout'; did you mean 'amount'?"),
      ("send {completelyother}", "SendIntent has no parameter 'completelyother'"),
      ("send {note:nothing}", "unknown rule 'nothing'"),
      ("send <polit>", "unknown rule 'polit'; did you mean 'polite'?"),
      ("send @mony", "unknown kind '@mony'; did you mean 'money'?"),
      ("send @texd", "unknown kind '@texd'; did you mean 'text'?"),
    ])
  func refusesTemplates(_ template: String, _ message: String) {
    let file = "# Title\npolite = please\n\n## SendIntent\nfirst\n\(template)\n"
    #expect(fault(file) == "xx/test.phrases:6: \(message)")
  }

  @Test(
    "A file whose lines do not belong together",
    arguments: [
      ("send", "1: a template stands below a heading such as '## INSendPaymentIntent'"),
      ("## SndIntent\nsend", "2: unknown intent 'SndIntent'; did you mean 'SendIntent'?"),
      ("## AltogetherDifferentIntention\nx", "2: unknown intent 'AltogetherDifferentIntention'"),
      ("  indented", "1: an indented line has nothing above it to go on with"),
      ("## SendIntent\n  indented", "2: an indented line has nothing above it to go on with"),
      ("## SendIntent\nx\n> y\n  z", "4: an indented line has nothing above it to go on with"),
      ("## SendIntent\nx\n\n  z", "4: an indented line has nothing above it to go on with"),
      ("> example", "1: an example stands below the template it is for"),
      ("## SendIntent\n> example", "2: an example stands below the template it is for"),
      ("a = b\n  > example", "2: an example stands below the template it is for"),
      ("## SendIntent\nx\n  >", "3: an example stands below the template it is for"),
      ("a = x\n\na = y", "3: the rule 'a' stands twice, first in line 1"),
    ])
  func refusesFiles(_ file: String, _ message: String) {
    #expect(fault(file) == "xx/test.phrases:\(message)")
  }

  @Test(
    "A rule that refers to itself, directly or not, is refused where it stands",
    arguments: [
      ("a = x <a>\n## SendIntent\n<a>", 1),
      ("a = x <b>\nb = [<c>]\nc = y <a>\n## SendIntent\n<a>", 1),
      ("a = x\nb = <a> <b>*\n## SendIntent\n<a> [<b>]", 2),
      ("x = y\n\nNote = (a|{note:Note})\n## SendIntent\n{note}", 3),
    ])
  func refusesRecursion(_ file: String, _ line: Int) {
    #expect(fault(file)?.hasPrefix("xx/test.phrases:\(line): the rule '") == true)
    #expect(fault(file)?.hasSuffix("' refers to itself") == true)
  }

  @Test(
    "What asks for none of the intents binds no parameter and needs no app",
    arguments: [
      ("go {note}", 5, "what asks for none of the intents has no parameter 'note'"),
      ("go {app}", 5, "what asks for none of the intents has no parameter 'app'"),
      ("go {note=x}", 5, "what asks for none of the intents has no parameter 'note'"),
      ("go <what>", 1, "what asks for none of the intents has no parameter 'note'"),
      ("? go", 5, "no app is needed for what asks for none of the intents"),
    ])
  func refusesParametersOfNone(_ template: String, _ line: Int, _ message: String) {
    let file = "what = {note}\nNote = @text\n## none\ngo\n\(template)\n## SendIntent\n<what>"
    #expect(fault(file) == "xx/test.phrases:\(line): \(message)")
  }

  @Test("A fault in a rule has the rule's line")
  func locatesRules() {
    #expect(
      fault("one = x\ntwo = (y\n## SendIntent\n<one> <two>")
        == "xx/test.phrases:2: expected ')' but found 'end' in \"(y\"")
    #expect(
      fault("who = to {payee}\nPerson = @name\n## CallIntent\ncall <who>")
        == "xx/test.phrases:1: CallIntent has no parameter 'payee'")
  }

  @Test("A parameter within a parameter")
  func refusesNestedParameters() {
    #expect(
      fault("Amount = (x|{payee})\nPerson = @name\n## SendIntent\nsend {amount}")
        == "xx/test.phrases:4: the parameter 'amount' holds another parameter")
    #expect(
      fault("Amount = {note=x} y\n## SendIntent\nsend {amount}")
        == "xx/test.phrases:3: the parameter 'amount' holds another parameter"
        || fault("Amount = {note=x} y\n## SendIntent\nsend {amount}")
          == "xx/test.phrases:1: SendIntent has no parameter 'note'"
    )
  }

  /// The rules of a file that no template leads to, and what is wrong with them.
  private func unusedRules(_ phrases: String) throws -> [String] {
    try UnusedRule.all(
      in: [PackFile(path: "xx/test.phrases", text: phrases)], catalog: FrozenPack.catalog,
      tokenizer: Engine.tokenizer
    )
    .map { "\($0.line) \($0.name)\($0.fault.map { ": \($0.message)" } ?? "")" }
  }

  @Test("Rules that no template leads to are told, and what is wrong with them")
  func findsUnusedRules() throws {
    #expect(try unusedRules("a = x\nb = <a>\n## SendIntent\n<b>") == [])
    #expect(try unusedRules("closing = x\n## SendIntent\nsend") == [])
    #expect(try unusedRules("b = <a>\na = x\n## SendIntent\nsend") == ["1 b", "2 a"])
    #expect(
      try unusedRules(
        "a = (x\nb = {payee} {content}\nc = {paye}\nd = <d>\nPerson = @name\nNote = x\ne = <a>")
        == [
          "1 a: expected ')' but found 'end' in \"(x\"", "2 b",
          "3 c: no intent has a parameter 'paye'; did you mean 'payee'?",
          "4 d: the rule 'd' refers to itself", "5 Person", "6 Note",
          "7 e: expected ')' but found 'end' in \"(x\"",
        ])
  }

  @Test(
    "What was meant for a rule or a heading is not taken for something else",
    arguments: [
      (
        "## SendIntent\nsend\n##CallIntent\ncall",
        "3: a heading is '## ' and an intent, found '##CallIntent'"
      ),
      ("##", "1: a heading is '## ' and an intent, found '##'"),
      ("##  ", "1: a heading is '## ' and an intent, found '##'"),
      (
        "## SendIntent\nmy+rule = x",
        "2: a rule's name is of Latin letters, digits, '-', '_' and '.', found 'my+rule'"
      ),
      (
        "## SendIntent\nmy rule = x",
        "2: a rule's name is of Latin letters, digits, '-', '_' and '.', found 'my rule'"
      ),
      ("= x", "1: a rule's name is of Latin letters, digits, '-', '_' and '.', found ''"),
    ])
  func noticesNearMisses(_ file: String, _ message: String) {
    #expect(fault(file) == "xx/test.phrases:\(message)")
  }

  @Test("Groups and options may be a hundred deep, and no deeper", arguments: ["()", "[]"])
  func limitsNesting(_ marks: String) {
    let open = String(marks.prefix(1))
    let close = String(marks.suffix(1))
    func nested(_ depth: Int) -> String {
      "## SendIntent\nsend " + String(repeating: open, count: depth) + "x"
        + String(repeating: close, count: depth)
    }
    // The template itself is the first level.
    #expect(fault(nested(99)) == nil)
    #expect(
      fault(nested(100)) == "xx/test.phrases:2: groups, options and rules are at most 100 deep")
  }

  @Test("A template nested without end is a fault, not a crash")
  func refusesDeepNesting() async {
    await #expect(processExitsWith: .success) {
      let body = String(repeating: "(", count: 50_000)
      _ = try? Engine(phrases: "## SendIntent\n\(body)")
    }
  }

  @Test("The more specific file's rule replaces the other's")
  func layersRules() throws {
    var lexicon = Lexicon()
    let files = [
      PackFile(path: "xx-YY/a.phrases", text: "pay = wire"),
      PackFile(path: "xx/a.phrases", text: "pay = send\n## SendIntent\n<pay>"),
    ]
    var set = try PhraseSet(files, catalog: FrozenPack.catalog, tokenizer: Engine.tokenizer)
    set.renumberWords(in: &lexicon)
    #expect(lexicon.lexeme(of: "wire") >= 0)
    #expect(lexicon.lexeme(of: "send") < 0)
    #expect(set.templates.map(\.file) == ["xx/a.phrases"])
  }

  @Test("Hints are near in spelling, or not given")
  func hints() {
    #expect(PhraseCatalog.nearest("amont", of: ["amount", "payee"]) == "amount")
    #expect(PhraseCatalog.nearest("AMOUNT", of: ["amount", "payee"]) == "amount")
    #expect(PhraseCatalog.nearest("zzzzzzzzzz", of: ["amount", "payee"]) == nil)
    #expect(PhraseCatalog.nearest("x", of: [String]()) == nil)
    #expect(PhraseCatalog.nearest("ab", of: ["ac", "aa"]) == "aa")
    #expect(PhraseCatalog.hint("amont", ["amount"]) == "; did you mean 'amount'?")
    #expect(PhraseCatalog.hint("amont", ["entirely"]) == "")
  }
}
