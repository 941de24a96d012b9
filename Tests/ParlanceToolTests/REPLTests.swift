import Testing

@testable import parlance

@Suite("parlance repl")
struct REPLTests {
  private let pack: TestPack

  init() throws {
    pack = try TestPack()
  }

  private func run(_ input: String, _ options: String...) throws -> ToolRun {
    try ToolRun(["repl"] + pack.options + options, input: input)
  }

  @Test("From a pipe, lines give their answers and nothing else")
  func runsInput() throws {
    let run = try run(
      """
      :format json
      sing

      :vocabulary add contactName Ann Lee
      call Ann Lee
      :vocabulary
      :date 2026-03-11T09:30
      :date
      :language
      :quit
      sing
      """)
    #expect(
      run.lines == [
        #"{"utterance":"sing","language":"la-VA","interpretations":[]}"#,
        #"{"utterance":"call Ann Lee","language":"la-VA","interpretations":[{"intent":"INStartCallIntent","confidence":1,"parameters":{"contacts":[{"text":"Ann Lee","span":[5,12],"value":{"displayName":"Ann Lee","match":"exact"}}]}}]}"#,
        "contactName Ann Lee", "2026-03-11T09:30", "la-VA",
      ])
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("Commands without a text are about the last utterance")
  func repeatsUtterances() throws {
    let run = try run("call Ann\n:format json\n:entities\n:explain\n:entities 7 calls\n")
    #expect(run.lines.count == 6)
    #expect(run.lines[3] == #"{"utterance":"call Ann","language":"la-VA","entities":[]}"#)
    #expect(run.lines[4].hasPrefix(#"{"utterance":"call Ann","language":"la-VA","matches":[{"#))
    #expect(run.lines[5].contains(#""kind":"number","start":0,"end":1"#))
  }

  @Test("A failed line is told with its number, the next one runs, and the code is 1")
  func reportsFailures() throws {
    let run = try run(
      """
      :langage en
      :explain
      :format xml
      :vocabulary add contactNmae Ann
      :vocabulary add contactName
      :date now
      :date soon
      :language xx
      :context /nowhere.json
      :app
      :app /nowhere
      :load
      :lock
      :script /nowhere.json
      sing
      """)
    #expect(
      run.errors == """
        parlance: standard input:1: unknown command ':langage'; did you mean ':language'?
        parlance: standard input:2: there is no utterance yet; write one after the command
        parlance: standard input:3: 'xml' is no format; write text or json
        parlance: standard input:4: unknown vocabulary type 'contactNmae'; did you mean 'contactName'?
        parlance: standard input:5: write :vocabulary add TYPE NAME, such as :vocabulary add contactName Ann Lee
        parlance: standard input:7: 'soon' is no date; write one such as 2026-03-11 or 2026-03-11T09:30
        parlance: standard input:8: no language or region is known as 'xx'; write a code such as en-US
        parlance: standard input:9: /nowhere.json: the file cannot be read
        parlance: standard input:10: which folder? Write :app DIR
        parlance: standard input:11: /nowhere: the folder cannot be read
        parlance: standard input:12: which file? Write :load FILE
        parlance: standard input:13: there is no conversation; write :script FILE
        parlance: standard input:14: /nowhere.json: the file cannot be read

        """)
    #expect(run.output.hasPrefix("  not understood: "))
    #expect(run.code == 1)
  }

  @Test("A file runs as a pipe does, and may load others, but not itself")
  func runsScripts() throws {
    let inner = try pack.file(
      "inner.txt",
      ":context \(pack.folder.path)/context.json\n:dance\n:load \(pack.folder.path)/outer.txt\n")
    let outer = try pack.file("outer.txt", ":format json\n:load \(inner)\n:date\ncall Ann\n")
    _ = try pack.file("context.json", TestPack.context)
    let run = try run("sing", "--load", outer)
    #expect(
      run.errors == """
        parlance: \(inner):2: unknown command ':dance'; did you mean ':date'?
        parlance: \(inner):3: \(outer) is not run within \(outer), \(inner)

        """)
    #expect(run.lines.first == "2026-03-11T09:30")
    #expect(run.lines.last?.contains(#""displayName":"Ann Lee""#) == true)
    #expect(run.code == 1)
  }

  @Test("A line that is too long fails, and the next one runs")
  func refusesLongLines() throws {
    let run = try run(String(repeating: "a", count: 5 << 20) + "\n:language\n")
    #expect(run.errors.hasPrefix("parlance: standard input:1: utteranceTooLong: "))
    #expect(run.output == "la-VA\n")
    #expect(run.code == 1)
  }

  @Test("The help names every command")
  func helps() throws {
    let run = try run(":help\n")
    for command in REPLCommand.all { #expect(run.output.contains("  \(command.name)")) }
  }

  @Test("A file that cannot be read ends with 3, operands with 2")
  func refusesBadCommandLines() throws {
    #expect(try run("", "--load", "/nowhere").code == 3)
    #expect(try run("", "--script", "/nowhere").code == 3)
    let run = try run("", "sing")
    #expect(
      run.errors.hasPrefix("parlance: 'sing' is too much: parlance repl takes options only\n"))
    #expect(run.code == 2)
  }
}
