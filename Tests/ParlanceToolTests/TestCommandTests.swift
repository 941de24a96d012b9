import Foundation
import Testing

@testable import parlance

@Suite("parlance test")
struct TestCommandTests {
  private let pack: TestPack
  private let corpora: String

  init() throws {
    pack = try TestPack()
    corpora = pack.folder.path + "/corpora"
    try pack.folder.write("corpora/la/context.json", TestPack.context)
  }

  private func run(_ corpus: String, _ options: String...) throws -> ToolRun {
    try pack.folder.write("corpora/la/calls.md", corpus)
    return try ToolRun(["test", "--packs", pack.folder.path + "/packs", corpora] + options)
  }

  private static let corpus = """
    # Calls
    ## INStartCallIntent
    - call [Jason](contacts=Jason Clayton)
    - call [Jason](contacts=Jason) and [Bob](contacts)
    - call [Jason](contacts) and Bob
    - call [Ann](contacts) [](callCapability=videoCall)
    - sing to [Ann](contacts)
    - pay [Ann](contacts)
    - dance with [Ann](contacts) <!-- known: nobody dances -->
    - call [Bob](contacts) <!-- known: mended since -->
    ## none
    - sing
    - call me

    """

  @Test("Failures are told parameter by parameter, then all is counted")
  func writesText() throws {
    let run = try run(Self.corpus)
    let file = corpora + "/la/calls.md"
    #expect(
      run.output == """
        \(file):4: call Jason and Bob
          contacts: expected "Jason" = Jason, found "Jason" = Jason Clayton
        \(file):5: call Jason and Bob
          contacts: expected nothing, found "Bob" = Bob
        \(file):6: call Ann
          callCapability: expected (implied) = videoCall, found nothing
        \(file):7: sing to Ann
          intent: expected INStartCallIntent, found nothing
        \(file):8: pay Ann
          intent: expected INStartCallIntent, found INSendPaymentIntent
        \(file):10: call Bob
          it passes, though it is marked as known to fail; remove the mark
        \(file):13: call me
          intent: expected nothing, found INStartCallIntent
        language  intent             right  by model  total  refused  wrong  known
        la-VA     INStartCallIntent      2         0      8        1      4      1
        la-VA     none                   1         0      2        0      1      0
        all                              3         0     10        1      5      1

        """)
    #expect(run.errors == "")
    #expect(run.code == 1)
  }

  @Test("When all is right, the code is 0")
  func succeeds() throws {
    let run = try run("## INStartCallIntent\n- call [Ann](contacts=Ann Lee)\n")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("language  intent"))
  }

  @Test("Malformed lines go to standard error, and fail")
  func reportsFaults() throws {
    let run = try run("## INStartCallIntent\n- call [Ann](contact)\n- call [Ann](contacts)\n")
    #expect(
      run.errors == """
        parlance: \(corpora)/la/calls.md:2: INStartCallIntent has no parameter 'contact'; did you mean 'contacts'?

        """)
    #expect(run.code == 1)
  }

  @Test("JSON has the counts and the failures")
  func writesJSON() throws {
    let run = try run("## none\n- sing\n- call me\n", "--format", "json")
    let tally = #""total":2,"right":1,"readByModel":0,"refused":0,"wrong":1,"known":0"#
    #expect(
      run.output == """
        {\(tally),"rows":[{"language":"la-VA","intent":"none",\(tally)}],\
        "failures":[{"file":"\(corpora)/la/calls.md","line":3,"utterance":"call me","verdict":"wrong",\
        "differences":[{"name":"intent","expected":null,"found":"INStartCallIntent"}]}],"errors":[]}

        """)
  }

  @Test("JUnit XML has a case for each line")
  func writesJUnit() throws {
    let path = pack.folder.path + "/junit.xml"
    _ = try run(
      "## none\n- sing <&>\n- call me\n- call you <!-- known: why \"not\" -->\n- [\n", "--junit",
      path)
    let file = corpora + "/la/calls.md"
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="\(file)" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="\(file)" name="2: sing &lt;&amp;&gt;"/>
            <testcase classname="\(file)" name="3: call me">
              <failure message="wrong">intent: expected nothing, found INStartCallIntent</failure>
            </testcase>
            <testcase classname="\(file)" name="4: call you">
              <skipped message="why &quot;not&quot;"/>
            </testcase>
            <testcase classname="\(file)" name="5">
              <error message="a mark is not closed; write [text](parameter) or [text](parameter=value)"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A path is a file, a language's folder, or a folder of such folders")
  func findsCorpora() throws {
    _ = try run("## none\n- sing\n")
    for path in [corpora, corpora + "/", corpora + "/la", corpora + "/la/calls.md"] {
      let run = try ToolRun(["test", "--packs", pack.folder.path + "/packs", path])
      #expect(
        run.output.hasSuffix("all                   1         0      1        0      0      0\n"))
    }
  }

  @Test("Paths and languages that lead nowhere are told")
  func refusesPaths() throws {
    _ = try run("## none\n- sing\n")
    try pack.folder.write("corpora/stray.md", "## none\n- sing\n")
    for (arguments, message, code) in [
      (["/nowhere"], "/nowhere: there is no such file or folder", Int32(3)),
      (
        [corpora + "/stray.md"],
        "\(corpora)/stray.md: a corpus stands in a folder named by its language, such as en-US", 2
      ),
      ([corpora, "--language", "ka"], "\(corpora): there is no corpus to test", 3),
      (
        [corpora, "--language", "xx"],
        "no language or region is known as 'xx'; write a code such as en-US", 2
      ),
    ] {
      let run = try ToolRun(["test"] + arguments)
      #expect(run.errors.hasPrefix("parlance: \(message)\n"))
      #expect(run.code == code)
    }
  }

  @Test("A bad context is told with its line")
  func refusesContexts() throws {
    try pack.folder.write("corpora/la/context.json", "{\n\"app\": []}")
    let run = try run("## none\n- sing\n")
    #expect(
      run.errors
        == "parlance: \(corpora)/la/context.json:2: unknown key \"app\"; did you mean \"apps\"?\n")
    #expect(run.code == 3)
  }
}
