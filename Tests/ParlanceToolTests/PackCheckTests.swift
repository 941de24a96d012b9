import Testing

@testable import parlance

@Suite("parlance pack check")
struct PackCheckTests {
  private let pack: TestPack
  private let file: String

  init() throws {
    pack = try TestPack()
    file = pack.folder.path + "/packs/la/requests.phrases"
  }

  private func run(_ tags: String...) throws -> ToolRun {
    try ToolRun(["pack", "check", "--packs", pack.folder.path + "/packs"] + tags)
  }

  @Test("A sound pack is counted")
  func counts() throws {
    let run = try run("la")
    #expect(run.output.hasPrefix("la: 2 intents, 4 templates, 4 examples, "))
    #expect(run.output.contains("  INSendPaymentIntent          2         2      3 of 3\n"))
    #expect(run.output.contains("2 of 7  without callRecordFilter, "))
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("An example that is not understood, or as another intent, is an error with its line")
  func runsExamples() throws {
    let phrases = TestPack.phrases + "sing to {contacts}\n  > dance\n  > pay Ann\n"
    try pack.folder.write("packs/la/requests.phrases", phrases)
    let run = try run("la")
    #expect(
      run.errors == """
        parlance: \(file):20: 'dance' is not understood
        parlance: \(file):21: 'pay Ann' is understood as INSendPaymentIntent by \(file):11, not as INStartCallIntent

        """)
    #expect(run.code == 1)
  }

  @Test("What asks for none of the intents is checked as the others are, and counted as no intent")
  func checksNone() throws {
    let phrases = TestPack.phrases + "## none\ncall it a day\n  > call it a day\n  > call Ann\n"
    try pack.folder.write("packs/la/requests.phrases", phrases)
    let run = try run("la")
    #expect(
      run.errors == """
        parlance: \(file):22: 'call Ann' is understood as INStartCallIntent by \(file):15, not as none

        """)
    #expect(run.output.hasPrefix("la: 2 intents, 5 templates, 6 examples, "))
    try pack.folder.write("packs/la/requests.phrases", phrases + "call {contacts}\n")
    let message = "what asks for none of the intents has no parameter 'contacts'"
    #expect(try self.run("la").errors == "parlance: \(file):23: \(message)\n")
  }

  @Test("An example that none of the intents serves is an error under an intent")
  func tellsNone() throws {
    let none = "sing ~0.5\n  > sing\n## none\nsing [loudly]\n  > sing loudly\n"
    try pack.folder.write("packs/la/requests.phrases", TestPack.phrases + none)
    #expect(
      try run("la").errors
        == "parlance: \(file):20: 'sing' is understood as none by \(file):22, not as INStartCallIntent\n"
    )
  }

  @Test("An example that another template of the intent explains is noted")
  func notesOtherTemplates() throws {
    try pack.folder.write(
      "packs/la/requests.phrases", TestPack.phrases + "call {contacts} please\n  > call Ann\n")
    let run = try run("la")
    #expect(
      run.output.hasPrefix("note: \(file):20: 'call Ann' is explained better by \(file):15\n"))
    #expect(run.code == 0)
  }

  @Test(
    "A rule that no template leads to is a warning, and a fault in it an error, each with its line")
  func findsUnusedRules() throws {
    let rules = TestPack.phrases + "once = (one|two)\nBillType = @BillType\ntwice = <somewhere>\n"
    try pack.folder.write("packs/la/requests.phrases", rules)
    try pack.folder.write("packs/la/values.tsv", "BillType.rent\trent\n")
    let run = try run("la")
    #expect(
      run.output.hasPrefix(
        """
        warning: \(file):19: the rule 'once' is used by no template
        warning: \(file):21: the rule 'twice' is used by no template
        la: 2 intents

        """.dropLast()))
    #expect(run.errors == "parlance: \(file):21: unknown rule 'somewhere'\n")
    #expect(run.code == 1)
  }

  @Test("Answers are checked each under its own heading, and what nobody can answer is told")
  func checksAnswers() throws {
    let answers = """
      once = (one|two)
      before-person = [to]
      ## yes
      aye [aye]
        > aye aye
        > nay
      ## Person
      it is {value}
        > to Ann
        > aye
      ## choice
      the {option}
        > the Bob
      ## none
      is it [aye]
        > is it aye
      """
    try pack.folder.write("packs/la/answers.phrases", answers + "\n")
    let path = pack.folder.path + "/packs/la/answers.phrases"
    let run = try run("la")
    #expect(
      run.errors == """
        parlance: \(path):6: 'nay' is not understood
        parlance: \(path):10: 'aye' is understood as yes by \(path):4, not as Person

        """)
    #expect(run.output.hasPrefix("warning: \(path):1: the rule 'once' is used by no template\n"))
    #expect(run.output.contains("'to Ann' is explained better by und/answers.phrases:"))
    #expect(run.output.contains("templates, 6 examples; without no, cancel\n"))
  }

  @Test("Words of lists that nobody can say are warnings with their lines")
  func inspectsLists() throws {
    let folder = pack.folder.path + "/packs/la"
    let settings = #"{"tag": "la", "detachableSuffixes": ["'s", "'S"], "folding": {"J": "i"}}"#
    try pack.folder.write("packs/la/pack.json", settings)
    try pack.folder.write(
      "packs/la/words.tsv", "!\tfunction\n's\tfunction\nUh\tfiller\nuh\tfiller\nuh oh\tfiller\n")
    try pack.folder.write(
      "packs/la/names.tsv", "Julia\tgiven\niulius\tgiven\niulius's\tgiven\n二百\tfamily\n")
    try pack.folder.write("packs/la/nicknames.tsv", "Annie\tiulius|Anna Maria\n")
    try pack.folder.write("packs/la/cases.tsv", "-O\tdative US|ablative us\n")
    let run = try run("la")
    #expect(
      run.output.hasPrefix(
        """
        warning: \(folder)/words.tsv:3: 'Uh' is never said; write it as it is compared, 'uh'
        warning: \(folder)/words.tsv:5: 'uh oh' is 2 words; the list takes single ones
        warning: \(folder)/names.tsv:1: 'Julia' is never said; write it as it is compared, 'iulia'
        warning: \(folder)/nicknames.tsv:1: 'Annie' is never said; write it as it is compared, 'annie'
        warning: \(folder)/nicknames.tsv:1: 'Anna Maria' is 2 words; the list takes single ones
        warning: \(folder)/cases.tsv:1: '-O' is never said; write it as it is compared, '-o'
        warning: \(folder)/cases.tsv:1: 'US' is never said; write it as it is compared, 'us'
        warning: \(folder)/pack.json: ''S' is never said; write it as it is compared, ''s'
        la: 2 intents

        """.dropLast()))
    #expect(run.code == 0)
  }

  @Test("Words that refuse and are harmless are an error with both lines")
  func findsContradictions() throws {
    try pack.folder.write(
      "packs/la/guards.tsv", "(not|no one)\tnegation\nif\tcondition end\n(no|no one|if)\tharmless\n"
    )
    let run = try run("la")
    let guards = pack.folder.path + "/packs/la/guards.tsv"
    #expect(
      run.errors
        == "parlance: \(guards):1: 'no one' refuses here and is harmless in line 3, so it refuses nothing\n"
    )
    #expect(run.code == 1)
  }

  @Test("A pack that cannot be compiled is an error with its line, and the next one is checked")
  func compiles() throws {
    try pack.folder.write("packs/la/requests.phrases", "## INNothing\nsing\n")
    try pack.folder.write("packs/eo/pack.json", #"{"tag": "eo"}"#)
    let run = try run("la", "eo")
    #expect(run.errors.hasPrefix("parlance: \(file):2: unknown intent 'INNothing'"))
    #expect(run.output.hasPrefix("eo: 0 intents"))
    #expect(run.code == 1)
  }

  @Test("An unknown tag is told")
  func refusesTags() throws {
    let run = try run("lal")
    #expect(run.errors.hasPrefix("parlance: there is no pack 'lal'; did you mean 'la'?\n"))
    #expect(run.code == 2)
  }
}
