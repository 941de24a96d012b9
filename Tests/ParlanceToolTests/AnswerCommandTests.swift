import Testing

@testable import parlance

@Suite("parlance answer")
struct AnswerCommandTests {
  private func answer(_ text: String, _ options: String...) throws -> String {
    try ToolRun(["answer", "--format", "json"] + options + [text]).output
  }

  private static let payment = ["--intent", "INSendPaymentIntent"]

  @Test("A value is that of the parameter that is asked for, with its place")
  func answersValues() throws {
    let run = try ToolRun(
      ["answer", "--format", "json"] + Self.payment + ["--asked", "currencyAmount", "twenty bucks"])
    #expect(
      run.output
        == #"{"utterance":"twenty bucks","language":"en-US","answer":"values","parameters":{"currencyAmount":{"text":"twenty bucks","span":[0,12],"value":{"amount":"20","currency":"USD"}}}}"#
        + "\n")
    #expect(run.code == 0)
  }

  @Test("A choice is the place of the option, from 0")
  func answersChoices() throws {
    let names = "Jason Clayton|Joshua Clayton"
    #expect(try answer("Joshua", "--options", names).contains(#""answer":"choice","choice":1}"#))
    #expect(try answer("the first one", "--options", names).contains(#""choice":0}"#))
  }

  @Test("Yes answers where it is asked for alone")
  func answersConsent() throws {
    #expect(try answer("yes", "--confirm").contains(#""answer":"yes"}"#))
    #expect(try answer("yes").contains(#""answer":"notUnderstood"}"#))
    #expect(try answer("no").contains(#""answer":"no"}"#))
    #expect(try answer("never mind").contains(#""answer":"cancel"}"#))
  }

  @Test("Each line of the input may have a question of its own, over that of the command line")
  func answersLines() throws {
    let lines = #"""
      {"id": 1, "text": "Ann", "asked": ["payee"]}
      {"id": 2, "text": "Bob", "options": ["Ann", "Bob"]}
      {"id": 3, "text": "yes", "confirm": true}
      {"id": 4, "text": "yes", "intent": "INPay"}
      {"id": 5, "text": "yes", "asked": "payee"}
      """#
    let run = try ToolRun(
      ["answer", "--format", "json", "--input", "jsonl"] + Self.payment, input: lines)
    #expect(run.lines[0].contains(#""payee":{"text":"Ann","span":[0,3],"#))
    #expect(run.lines[1].hasSuffix(#""answer":"choice","choice":1}"#))
    #expect(run.lines[2].hasSuffix(#""answer":"yes"}"#))
    #expect(run.lines[3].hasPrefix(#"{"id":4,"error":"line 4: unknown intent 'INPay'"#))
    #expect(run.lines[4] == #"{"id":5,"error":"line 5: \"asked\" is to be an array"}"#)
    #expect(run.code == 1)
  }

  @Test("Text has a line for each parameter")
  func writesText() throws {
    let run = try ToolRun(["answer"] + Self.payment + ["--asked", "payee", "to Ann", "--confirm"])
    #expect(run.output == "to Ann\n  values\n    payee  \"Ann\"  Ann (unknown)\n")
    #expect(try ToolRun(["answer", "--options", "Ann|Bob", "Bob"]).output == "Bob\n  choice 1\n")
  }

  @Test("An unknown intent or parameter is a fault of the command line")
  func refusesQuestions() throws {
    let intent = try ToolRun(["answer", "--intent", "INSendPaymentInten", "yes"])
    #expect(
      intent.errors.hasPrefix(
        "parlance: unknown intent 'INSendPaymentInten'; did you mean 'INSendPaymentIntent'?"))
    #expect(intent.code == 2)
    let parameter = try ToolRun(["answer"] + Self.payment + ["--asked", "paye", "yes"])
    #expect(
      parameter.errors.hasPrefix(
        "parlance: INSendPaymentIntent has no parameter 'paye'; did you mean 'payee'?"))
  }
}
