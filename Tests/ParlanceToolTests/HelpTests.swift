import Testing

@testable import parlance

@Suite("Help")
struct HelpTests {
  @Test("The tool's help")
  func helps() throws {
    let run = try ToolRun(["--help"])
    #expect(run.output == Self.tool)
    #expect(run.code == 0)
  }

  @Test("A command's help")
  func helpsWithInterpret() throws {
    #expect(try ToolRun(["interpret", "sing", "--help"]).output == Self.interpret)
    #expect(try ToolRun(["interpret", "-h"]).output == Self.interpret)
  }

  @Test("Every command has a help of at most 80 columns that names each of its options")
  func helpsWithCommands() throws {
    for command in Tool.commands {
      let synopsis = command.synopsis
      let run = try ToolRun(synopsis.name.split(separator: " ").map(String.init) + ["--help"])
      #expect(run.output == synopsis.help)
      for option in synopsis.allOptions { #expect(run.output.contains("\n  --\(option.name)")) }
      #expect(run.lines.allSatisfy { $0.count <= 80 })
    }
  }

  private static let tool = """
    usage: parlance "TEXT" [OPTION…]
           parlance COMMAND [OPTION…] [ARGUMENT…]

    Understands what people say to an assistant. Without a command it interprets
    TEXT.

    commands:
      interpret             say what utterances mean
      answer                say what utterances answer to a question
      entities              find sums of money, dates and numbers
      explain               show each template that utterances match, step by step,
                            or where matching ended
      test                  run corpora and compare what is understood
      check                 check the Siri vocabulary of an app, file by file
      generate              write the Swift of an app's own intents
      pack new              begin a language pack: its tables with what CLDR knows,
                            and templates to translate
      pack check            compile language packs and run the examples of their
                            templates
      pack train            make the model that reads what no template of a language
                            matches
      repl                  interpret or converse line by line, with commands such
                            as :help
      talk                  hold conversations with apps that a script describes
      shortcuts donate      keep what was done with an app, so that it can be found,
                            offered and said again
      shortcuts list        list the shortcuts that were donated, and the phrases
                            that people say for shortcuts
      shortcuts delete      forget donations, or take a phrase off its shortcut
      shortcuts add-phrase  have a phrase run a shortcut that was donated
      shortcuts suggest     say which shortcuts are likely wanted at a time and a
                            place, and why
      shortcuts export      print all that a store holds as JSON, one object a line
      shortcuts import      put into a store what was exported from another
      languages             list the languages that there are packs for

    exit codes:
      0  all was answered, or all tests passed
      1  a line of the input or a phrase was refused, a test failed, or an app has
         an error
      2  the command line is wrong
      3  a file, a pack or a context could not be read

    'parlance COMMAND --help' lists the options of a command.

    """

  private static let interpret = """
    usage: parlance interpret [OPTION…] [TEXT…]

    say what utterances mean

    Without TEXT, each line of standard input is an utterance, answered as soon as
    it is read.
    With '--jobs' above 1 they are answered some hundreds at a time, in the same
    order.

    options:
      --language CODE        the language of the utterances, such as en-GB (default
                             en-US)
      --context FILE         vocabulary and apps, as JSON
      --app DIR              an app's sources or bundle: its names, its terms, and
                             its own intents
      --reference-date DATE  what "today" is, such as 2026-03-11T09:30 (default the
                             context's, else now)
      --time-zone ZONE       the zone that "now" is read in, such as
                             America/New_York (default the system's)
      --packs DIR            a folder of language packs, used over the embedded ones
      --format text|json     how to answer (default text)
      --input text|jsonl     what lines of standard input hold: text, or
                             {"id":…,"text":…,"language":…} (default text)
      --shortcuts FILE       a store of shortcuts, whose phrases are understood
                             ('parlance shortcuts')
      --limit COUNT          how many interpretations to give at most
      --jobs COUNT           how many threads answer standard input (default 1)
      --help                 print this help

    """
}
