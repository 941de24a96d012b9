import FoundationEssentials
import Parlance
import Testing

@Suite("Typed system intents")
struct SystemIntentTests {
  /// Pays whom it knows, and asks which Clayton is meant.
  private struct Payments: SendPaymentIntentHandling {
    func resolvePayee(for intent: SendPaymentIntent) async -> SendPaymentPayeeResolutionResult {
      guard let payee = intent.payee else { return .needsValue() }
      guard payee.displayName == "Clayton" else { return .unsupported(forReason: .noAccount) }
      return .disambiguation(with: ["Jason Clayton", "Joshua Clayton"].map(Self.person))
    }

    func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
      var response = SendPaymentIntentResponse(code: .success)
      response.paymentRecord = PaymentRecord(identifier: "1", display: "Payment")
      response.paymentRecord?.payee = intent.payee
      return response
    }

    static func person(_ name: String) -> Person { Person(displayName: name, match: .exact) }
  }

  private func request(to name: String?) -> AnyIntent {
    var intent = SendPaymentIntent()
    intent.payee = name.map(Payments.person)
    intent.note = "dinner"
    return intent.erased
  }

  @Test("A handler resolves what it is written for, and takes the rest as it is")
  func resolves() async {
    let handler = IntentHandler.sendPayment(Payments())
    #expect(await handler.resolve("payee", request(to: nil)) == [.needsValue])
    #expect(
      await handler.resolve("payee", request(to: "Ann")) == [.unsupported(reason: "noAccount")])
    #expect(
      await handler.resolve("payee", request(to: "Clayton")) == [
        .disambiguation(
          [Payments.person("Jason Clayton"), Payments.person("Joshua Clayton")].map {
            .person($0)
          })
      ])
    #expect(await handler.resolve("note", request(to: nil)) == [.success(.text("dinner"))])
    #expect(await handler.resolve("currencyAmount", request(to: nil)) == [.notRequired])
  }

  @Test("Confirming answers ready where a handler does not say; handling tells what it did")
  func handles() async throws {
    let handler = IntentHandler.sendPayment(Payments())
    #expect(await handler.confirm(request(to: "Clayton")).code.outcome == .ready)
    let response = await handler.handle(request(to: "Clayton"))
    #expect(response.code == ResponseCode(name: "success", rawValue: 3, outcome: .success))
    let record: PaymentRecord = try #require(response.properties.object("paymentRecord"))
    #expect(record.payee?.displayName == "Clayton")
  }

  @Test("An intent of another class is not handled")
  func otherClass() async {
    let handler = IntentHandler.sendPayment(Payments())
    let other = AnyIntent(intentClass: "INSendMessageIntent")
    #expect(await handler.handle(other).code == .unspecified)
    #expect(await handler.confirm(other).code == .unspecified)
    #expect(await handler.resolve("payee", other) == [.unsupported(reason: nil)])
  }

  @Test("Payments need confirmation and an unlocked device; several values are an array")
  func schemas() {
    let schema = SendPaymentIntent.schema
    #expect(schema.needsConfirmation && schema.needsUnlock)
    #expect(schema.parameters.map(\.name) == ["payee", "currencyAmount", "note"])
    #expect(schema.responseCodes["failureInsufficientFunds"]?.outcome == .failure)
    #expect(SendMessageIntent.schema["recipients"]?.isArray == true)
    #expect(SendMessageIntent.schema["sender"]?.isResolved == false)
  }

  @Test("Composite values, option sets and former names are read and written")
  func values() {
    var values = ParameterValues()
    values["mediaSearch.artistName"] = [.text("Ella")]
    values["mediaSearch.mediaType"] = [.enumeration("song")]
    var play = PlayMediaIntent(values: values)
    #expect(play.mediaSearch?.artistName == "Ella")
    #expect(play.mediaSearch?.mediaType == .song)
    play.mediaSearch?.albumName = "Blue"
    #expect(play.mediaSearch?.artistName == "Ella" && play.mediaSearch?.albumName == "Blue")
    #expect(play.values["mediaSearch.artistName"].isEmpty)

    var signal = ActivateCarSignalIntent()
    #expect(signal.signals.isEmpty)
    signal.signals = [.audible, .visible]
    #expect(signal.values["signals"] == [.enumeration("audible"), .enumeration("visible")])
    #expect(signal.signals == [.audible, .visible])
    #expect(CarSignalOptions(CarSignalOptions([.audible, .visible]).parameterValue)?.rawValue == 3)

    #expect(CallDestinationType(.enumeration("emergencyDestination")) == .emergency)
    #expect(
      PaymentAccount(.term(Term(spokenPhrase: "savings", isKnown: true)))?.displayString
        == "savings")
  }
}

@Suite("Handlers that answer by completions")
struct CompletionHandlerTests {
  private struct Twice: SendMessageIntentCompletionHandling {
    func handle(
      intent: SendMessageIntent, completion: @escaping (SendMessageIntentResponse) -> Void
    ) {
      completion(SendMessageIntentResponse(code: .success))
      completion(SendMessageIntentResponse(code: .failure))
    }
  }

  private struct Never: SendMessageIntentCompletionHandling {
    func handle(
      intent: SendMessageIntent, completion: @escaping Completion<SendMessageIntentResponse>
    ) {}
  }

  @Test("The first answer counts, and later ones are ignored")
  func first() async {
    let handler = IntentHandler.sendMessage(Twice())
    #expect(await handler.handle(SendMessageIntent().erased).code.name == "success")
    #expect(await handler.confirm(SendMessageIntent().erased).code.name == "ready")
    #expect(await handler.resolve("recipients", SendMessageIntent().erased) == [.notRequired])
  }

  @Test("Who never answers is waited for until the caller gives up")
  func never() async {
    let handler = IntentHandler.sendMessage(Never())
    let task = Task { await handler.handle(SendMessageIntent().erased).code }
    task.cancel()
    #expect(await task.value == .unspecified)
  }
}
