import Testing

@testable import parlance

@Suite("parlance interpret")
struct InterpretTests {
  private let pack: TestPack
  private let context: String

  init() throws {
    pack = try TestPack()
    context = try pack.file("context.json", TestPack.context)
  }

  private func run(_ words: [String], input: String = "") throws -> ToolRun {
    try ToolRun(["interpret"] + pack.options + words, input: input)
  }

  @Test("JSON has ordered keys, spans in code points, and arrays for parameters of several values")
  func writesJSON() throws {
    let run = try run([
      "--format", "json", "--context", context, "send €20 to José for lunch using LetsEat",
      "call Jason and Ann Lee", "video call Ann", "sing",
    ])
    #expect(
      run.lines == [
        #"{"utterance":"send €20 to José for lunch using LetsEat","language":"la-VA","interpretations":[{"intent":"INSendPaymentIntent","confidence":1,"app":{"name":"LetsEat","span":[33,40]},"parameters":{"currencyAmount":{"text":"€20","span":[5,8],"value":{"amount":"20","currency":"EUR"}},"payee":{"text":"José","span":[12,16],"value":{"displayName":"José","match":"unknown"}},"note":{"text":"lunch","span":[21,26],"value":"lunch"}}}]}"#,
        #"{"utterance":"call Jason and Ann Lee","language":"la-VA","interpretations":[{"intent":"INStartCallIntent","confidence":1,"parameters":{"contacts":[{"text":"Jason","span":[5,10],"value":{"displayName":"Jason Clayton","match":"partial"}},{"text":"Ann Lee","span":[15,22],"value":{"displayName":"Ann Lee","match":"exact","identifier":"7"}}]}}]}"#,
        #"{"utterance":"video call Ann","language":"la-VA","interpretations":[{"intent":"INStartCallIntent","confidence":1,"parameters":{"contacts":[{"text":"Ann","span":[11,14],"value":{"displayName":"Ann Lee","match":"partial","identifier":"7"}}],"callCapability":{"value":{"case":"videoCall"}}}}]}"#,
        #"{"utterance":"sing","language":"la-VA","interpretations":[]}"#,
      ])
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test("Text names the values, the template and what was left out")
  func writesText() throws {
    let run = try run(["--context", context, "uh send €20 to José"])
    #expect(
      run.output == """
        uh send €20 to José
          INSendPaymentIntent  confidence 1.00
            currencyAmount  "€20"   EUR 20
            payee           "José"  José (unknown)
            by \(pack.folder.path)/packs/la/requests.phrases:9, without "uh"

        """)
  }

  @Test("An app's own files name it")
  func readsApps() throws {
    let name = "<key>CFBundleDisplayName</key><string>Lets Dance</string>"
    let plist = "<plist><dict>\(name)</dict></plist>"
    let file = try pack.file("Dance/Info.plist", plist)
    let folder = String(file.dropLast("/Info.plist".count))
    let text = "send €20 to José using lets dance"
    let run = try run(["--app", folder, "--format", "json", text])
    #expect(run.output.contains(#""app":{"name":"Lets Dance""#))
    #expect(!(try self.run([text]).output.contains("Lets Dance")))
    let empty = try self.run(["--app", "/nowhere", text])
    #expect(empty.errors == "parlance: /nowhere: the folder cannot be read\n")
    #expect(empty.code == 3)
  }

  @Test("A refusal names where matching ended, and the nearest templates")
  func writesRefusals() throws {
    let run = try run(["pay Ann and dance"])
    #expect(
      run.output == """
        pay Ann and dance
          not understood: nothing goes on with "and"
            near INSendPaymentIntent  \(pack.folder.path)/packs/la/requests.phrases:11
              pay {payee} [{currencyAmount}]
              expected: {payee}, {currencyAmount}, the end

        """)
    #expect(run.code == 0)
  }

  @Test("An utterance needs no command")
  func interpretsWithoutCommand() throws {
    let run = try ToolRun(pack.options + ["call Ann"])
    #expect(run.output.hasPrefix("call Ann\n  INStartCallIntent  confidence "))
    #expect(run.code == 0)
  }

  @Test("A line of JSON answers with its id as it was given, in order")
  func echoesIdentifiers() throws {
    let run = try run(
      ["--input", "jsonl", "--format", "json"],
      input: #"""
        {"id": 12345678901234567890, "text": "sing"}
        {"text": "sing", "id": "ü\u0041"}
        {"text": "sing"}
        {"id": [1, {"a": null}], "text": "si\"ng", "language": "la"}

        """#)
    #expect(
      run.lines == [
        #"{"id":12345678901234567890,"utterance":"sing","language":"la-VA","interpretations":[]}"#,
        #"{"id":"ü\u0041","utterance":"sing","language":"la-VA","interpretations":[]}"#,
        #"{"id":null,"utterance":"sing","language":"la-VA","interpretations":[]}"#,
        #"{"id":[1, {"a": null}],"utterance":"si\"ng","language":"la-VA","interpretations":[]}"#,
      ])
    #expect(run.code == 0)
  }

  @Test(
    "Several threads answer what one does, faults in their places", arguments: ["json", "text"])
  func answersInBatches(_ format: String) throws {
    let lines = (0..<1_200).map { number in
      number % 100 == 7 ? "{\"id\": \(number)" : #"{"id": \#(number), "text": "call Ann"}"#
    }
    let input = lines.joined(separator: "\n")
    let alone = try run(["--input", "jsonl", "--format", format], input: input)
    let together = try run(["--input", "jsonl", "--format", format, "--jobs", "3"], input: input)
    #expect(together.output == alone.output)
    #expect(together.code == alone.code && alone.code == 1)
    #expect(try run(["--jobs", "0", "x"]).code == 2)
  }

  @Test("A malformed line of JSON is answered by an error, and the others all the same")
  func reportsMalformedLines() throws {
    let run = try run(
      ["--input", "jsonl", "--format", "json"],
      input: """
        {"id": 1, "text": "sing"}
        {"id": 2, "text"}
        {"id": 3}
        {"id": 4, "text": 5}
        {"id": 5, "text": "sing", "language": "xx"}
        {"id": 6, "id": 7, "text": "sing"}

        [1]
        """)
    #expect(
      run.lines == [
        #"{"id":1,"utterance":"sing","language":"la-VA","interpretations":[]}"#,
        #"{"id":null,"error":"line 2: not valid JSON"}"#,
        #"{"id":3,"error":"line 3: \"text\" is missing"}"#,
        #"{"id":4,"error":"line 4: \"text\" is to be a string"}"#,
        #"{"id":5,"error":"line 5: no language or region is known as 'xx'; write a code such as en-US"}"#,
        #"{"id":null,"error":"line 6: the key \"id\" stands twice"}"#,
        #"{"id":null,"error":"line 7: not valid JSON"}"#,
        #"{"id":null,"error":"line 8: expected a JSON object"}"#,
      ])
    #expect(run.code == 1)
  }

  @Test("Lines may name languages of their own")
  func switchesLanguages() throws {
    let run = try run(
      ["--input", "jsonl", "--format", "json"],
      input: """
        {"id": 1, "text": "sing", "language": "en-GB"}
        {"id": 2, "text": "sing", "language": "en_NZ"}

        """)
    #expect(run.lines.map { $0.contains(#""language":"en-GB""#) } == [true, false])
    #expect(run.lines.last?.contains(#""language":"en-NZ""#) == true)
  }

  @Test("--limit bounds the interpretations")
  func limits() throws {
    let run = try run(["--limit", "1", "--format", "json", "call Ann"])
    #expect(run.output.components(separatedBy: "\"intent\"").count == 2)
  }

  @Test("The reference date comes from the option, else from the context")
  func readsReferenceDates() throws {
    func date(_ options: [String]) throws -> String {
      try ToolRun(["entities"] + pack.options + options + ["--format", "json", "2026-01-02"]).output
    }
    #expect(try date(["--context", context]).contains("2026-01-02"))
    #expect(try date(["--reference-date", "2026-03-11"]).contains("2026-01-02"))
  }

  @Test(
    "A bad command line ends with 2 and says what to write",
    arguments: [
      (["--limit", "0"], "'0' is no value of '--limit'; write a whole number from 1"),
      (
        ["--reference-date", "11.3."],
        "'11.3.' is no date; write one such as 2026-03-11 or 2026-03-11T09:30"
      ),
      (
        ["--time-zone", "Mars/Olympus"],
        "unknown time zone 'Mars/Olympus'; write one such as America/New_York"
      ),
      (
        ["--input", "jsonl", "sing"],
        "'--input' is for standard input; leave it out, or leave out 'sing'"
      ),
    ])
  func refusesBadValues(_ options: [String], _ message: String) throws {
    let run = try run(options)
    #expect(run.errors == "parlance: \(message)\nparlance: 'parlance --help' says what there is\n")
    #expect(run.output == "")
    #expect(run.code == 2)
  }

  @Test(
    "A language that is none ends with 2",
    arguments: [
      ("xx", "no language or region is known as 'xx'; write a code such as en-US"),
      ("e!", "'e!' is not a language code; write one such as en-US"),
      ("ka", "there is no language pack for 'ka-GE'"),
    ])
  func refusesLanguages(_ code: String, _ message: String) throws {
    let run = try ToolRun(["interpret", "--language", code, "sing"])
    #expect(run.errors.hasPrefix("parlance: \(message)\n"))
    #expect(run.code == 2)
  }

  @Test("Files that cannot be read end with 3, and are named with their line")
  func refusesBadFiles() throws {
    let bad = try pack.file("bad.json", "{\n\"vocabulary\": {\"contactNmae\": []}}")
    for (options, message) in [
      (["--context", "/nowhere.json"], "/nowhere.json: the file cannot be read"),
      (
        ["--context", bad],
        "\(bad):2: unknown vocabulary type \"contactNmae\"; did you mean 'contactName'?"
      ),
      (["--packs", "/nowhere"], "/nowhere: the folder cannot be read"),
    ] {
      let run = try ToolRun(["interpret", "sing"] + options)
      #expect(run.errors == "parlance: \(message)\n")
      #expect(run.code == 3)
    }
  }

  @Test("A faulty pack ends with 3, and is named with its line")
  func refusesBadPacks() throws {
    try pack.folder.write("packs/la/requests.phrases", "## INSendPaymentIntent\npay {payee\n")
    let run = try run(["sing"])
    #expect(run.errors.hasPrefix("parlance: \(pack.folder.path)/packs/la/requests.phrases:2: "))
    #expect(run.code == 3)
  }

  @Test("What the vocabulary does not take is a warning")
  func warnsOfRejections() throws {
    let file = try pack.file("twice.json", #"{"vocabulary": {"contactName": ["Ann", "Ann", " "]}}"#)
    let run = try run(["--context", file, "call Ann"])
    #expect(
      run.errors == """
        parlance: \(file): 'Ann' stands twice; the first one holds; it is left out
        parlance: \(file): a term is empty; it is left out

        """)
    #expect(run.code == 0)
  }
}
