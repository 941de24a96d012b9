import ParlanceIntents
import ParlanceLanguages
import TestSupport
import Testing

@Suite("The catalogue of intents")
struct IntentCatalogTests {
  private let catalog: IntentCatalog

  init() throws {
    catalog = try IntentCatalog(LanguagePack(ofAny: LanguageCode("la")))
  }

  @Test("It has every parameter of the system's intents")
  func isComplete() {
    #expect(catalog.intents.count == 61)
    #expect(catalog.intents.filter { $0.value.isEmpty }.count == 3)
    let names = catalog.intents.values.joined().map(\.name)
    #expect(names.count { !$0.contains(".") } == 234)
    #expect(catalog.enumerations.count == 42)
    for (intent, parameters) in catalog.intents {
      #expect(intent.hasPrefix("IN") && intent.hasSuffix("Intent"))
      #expect(Set(parameters.map(\.name)).count == parameters.count, "\(intent)")
    }
  }

  @Test("The catalogue that languages share is that of each")
  func isShared() throws {
    let shared = try IntentCatalog(sharedIn: .embedded)
    #expect(shared.intents == catalog.intents)
    #expect(shared.enumerations == catalog.enumerations)
  }

  @Test(
    "What is asked for has the name of its type, or a name of its own",
    arguments: [
      ("INSendPaymentIntent", "note", "PaymentNote"), ("INSendMessageIntent", "content", "String"),
    ])
  func knowsAskedTypes(_ intent: String, _ parameter: String, _ type: String) {
    #expect(catalog.askedType(of: parameter, in: intent) == type)
    #expect(catalog.askedType(of: "nothing", in: intent) == nil)
  }

  @Test(
    "The parameters of an intent, in the order of its initialiser",
    arguments: [
      ("INSendPaymentIntent", "payee: Person, currencyAmount: CurrencyAmount, note: String"),
      ("INRequestPaymentIntent", "payer: Person, currencyAmount: CurrencyAmount, note: String"),
      (
        "INPayBillIntent",
        "billPayee: BillPayee, fromAccount: PaymentAccount, transactionAmount: PaymentAmount, "
          + "transactionScheduledDate: DateComponentsRange, transactionNote: String, "
          + "billType: BillType, dueDate: DateComponentsRange"
      ),
      (
        "INSearchForBillsIntent",
        "billPayee: BillPayee, paymentDateRange: DateComponentsRange, billType: BillType, "
          + "status: PaymentStatus, dueDateRange: DateComponentsRange"
      ),
      (
        "INTransferMoneyIntent",
        "fromAccount: PaymentAccount, toAccount: PaymentAccount, transactionAmount: PaymentAmount, "
          + "transactionScheduledDate: DateComponentsRange, transactionNote: String"
      ),
      (
        "INSearchForAccountsIntent",
        "accountNickname: SpeakableString, accountType: AccountType, "
          + "organizationName: SpeakableString, requestedBalanceType: BalanceType"
      ),
      ("INSetMessageAttributeIntent", "identifiers: [String], attribute: MessageAttribute"),
      (
        "INStartCallIntent",
        "callRecordFilter: CallRecordFilter, callRecordToCallBack: CallRecord, "
          + "audioRoute: CallAudioRoute, destinationType: CallDestinationType, contacts: [Person], "
          + "callCapability: CallCapability, recordTypeForRedialing: CallRecordType"
      ),
      (
        "INSearchCallHistoryIntent",
        "dateCreated: DateComponentsRange, recipient: Person, "
          + "callCapabilities: CallCapabilityOptions, callTypes: CallRecordTypeOptions, "
          + "unseen: Boolean, callType: CallRecordType"
      ),
    ])
  func hasParameters(_ intent: String, _ signature: String) {
    let parameters = catalog.intents[intent] ?? []
    #expect(
      parameters.map { "\($0.name): \($0.isArray ? "[\($0.type)]" : $0.type)" }
        .joined(separator: ", ") == signature)
  }

  @Test("A parameter is found by its name and its intent's")
  func findsParameters() {
    #expect(catalog.parameter("payee", of: "INSendPaymentIntent")?.type == "Person")
    #expect(catalog.parameter("recipients", of: "INSendMessageIntent")?.isArray == true)
    #expect(catalog.parameter("payee", of: "INRequestPaymentIntent") == nil)
    #expect(catalog.parameter("payee", of: "INNothing") == nil)
    let genres = catalog.parameter("mediaSearch.genreNames", of: "INPlayMediaIntent")
    #expect(genres?.type == "String" && genres?.isArray == true)
    #expect(catalog.parameter(IntentCatalog.appParameter, of: "INSendPaymentIntent") == nil)
  }

  @Test(
    "Cases have the raw values of the framework",
    arguments: [
      ("AccountType", "saving", 7), ("AmountType", "minimumDue", 1), ("AmountType", "unknown", 0),
      ("CallDestinationType", "callBack", 5), ("AccountType", "checking", 1),
    ])
  func hasRawValues(_ type: String, _ name: String, _ value: Int) {
    #expect(catalog.enumerations[type]?[name] == .number(value))
  }

  @Test("Constants have the framework's names")
  func hasConstants() {
    #expect(
      catalog.enumerations["WorkoutNameIdentifier"]?["indoorrun"]
        == .constant("INWorkoutNameIdentifierIndoorrun"))
  }

  @Test("Messages, calls and bills are searched in what was")
  func looksBack() {
    #expect(catalog.looksBack("dateTimeRange"))
    #expect(catalog.looksBack("dateCreated"))
    #expect(catalog.looksBack("paymentDateRange"))
    #expect(!catalog.looksBack("transactionScheduledDate"))
    #expect(!catalog.looksBack("dueDateRange"))
  }

  @Test(
    "A malformed line is an error at its place",
    arguments: [
      ("intents.tsv", "INPay\tPerson", "1: expected 'Type.member', found 'INPay'"),
      ("intents.tsv", "INPay.a.\tPerson", "1: expected 'Type.member', found 'INPay.a.'"),
      ("asked.tsv", "INPay.a\tNote", "1: INPay has no parameter 'a'"),
      (
        "intents.tsv", "# x\nINPay.a\tPerson\nINPay.a\tString",
        "3: 'INPay.a' stands twice in this file"
      ),
      ("enums.tsv", "Kind\t1", "1: expected 'Type.member', found 'Kind'"),
      ("vocabulary.tsv", "INPay.a\tb", "1: INPay has no parameter 'b'"),
    ])
  func refusesLines(_ file: String, _ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("und/pack.json", #"{"tag": "und"}"#)
    try folder.write("und/" + file, text)
    let pack = try LanguagePack(ofAny: LanguageCode("la"), in: .folder(folder.path))
    let error = #expect(throws: PackError.self) { try IntentCatalog(pack) }
    #expect(error?.description == "\(folder.path)/und/\(file):\(message)")
  }
}
