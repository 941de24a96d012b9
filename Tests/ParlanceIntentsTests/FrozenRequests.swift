import Parlance

/// A small pack of requests in English words, for a language that no embedded pack speaks, with a context.
enum FrozenRequests {
  static let files = [
    "requests.phrases": phrases,
    "values.tsv": """
    AmountType.minimumDue\tminimum due|least sum
    AccountType.saving\tsavings|savings account
    BillType.electricity\telectricity|power
    BillType.rent\trent
    CallCapability.videoCall\tvideo
    MessageAttribute.unread\tunread
    UnitTemperature.celsius\tcelsius
    WorkoutNameIdentifier.indoorrun\tindoor run

    """,
    "intervals.tsv": "and\tand\n",
    "dates.tsv": "friday\tweekday 5\ntoday\tday 0\nyesterday\tday -1\n",
    "numbers.tsv": "one\t=1\ntwo\t=2\nthousand\t*1000\n",
    "relations.tsv": "mom\tmother\nbig sister\tsister\n",
    "names.tsv": "ann\tgiven\nbob\tgiven\njason\tgiven\n",
    "words.tsv": "lunch\tcommon\nmy\tfunction\nplease\tfiller\nthe\tfunction\nto\tfunction\n",
    "nicknames.tsv": "annie\tann\n",
  ]

  private static let phrases = """
    Person = [my] (@contactName|@relation) | [the] @relation of my @relation | @phoneNumber | @emailAddress | @name [@name]
    CurrencyAmount = @currencyAmount | @number ~0.5
    PaymentAmount = @currencyAmount | [the] @AmountType
    DateComponentsRange = @date
    String = @text
    App = @app | @name ~0.5
    SpeakableString = @contactGroupName | @noun
    PaymentAccount = @paymentsAccountNickname | @AccountType | @noun [@AccountType] ~0.5
    BillPayee = @paymentsOrganizationName | @noun
    BillType = @BillType
    CallCapability = @CallCapability
    MessageAttributeOptions = @MessageAttribute
    Double = @number
    Integer = @number
    Temperature = @number [@UnitTemperature]
    workout = @WorkoutNameIdentifier | @noun

    ## INSendPaymentIntent
    send {currencyAmount} to {payee} [for {note}] [using {app}]
      > send €20 to Jason for lunch
    send {payee} something
      > send Jason something

    ## INRequestPaymentIntent
    ask {payer} for {currencyAmount}
      > ask Jason for €5
    send {payer} something ~0.5

    ## INPayBillIntent
    pay my {billType} bill [of {transactionAmount}] [on {transactionScheduledDate}] [from {fromAccount}]
      > pay my rent bill of €500 on friday
    pay the {billPayee} bill
      > pay the Acme bill

    ## INSearchForBillsIntent
    bills paid {paymentDateRange}
      > bills paid friday

    ## INStartCallIntent
    call {contacts} [and {contacts}] [by {callCapability}]
      > call Jason and Ann
    call back the one {callRecordFilter=missed}
      > call back the one

    ## INSearchCallHistoryIntent
    calls nobody saw {unseen=true}
      > calls nobody saw

    ## INSendMessageIntent
    text the {speakableGroupName} {content}
      > text the Cousins hello

    ## INSetClimateSettingsInCarIntent
    heat the car to {temperature} [with the fan at {fanSpeedIndex}]
      > heat the car to 21 celsius

    ? make it {temperature}
      > make it 21 celsius

    ## INStartWorkoutIntent
    begin my {workoutName:workout} of {goalValue}
      > begin my indoor run of 5

    ## INEndWorkoutIntent
    stop my {workoutName:workout}
      > stop my indoor run

    ## INPlayMediaIntent
    put on {mediaSearch.mediaName}
      > put on something by Bach

    ## none
    put on (my|a) (hat|coat)
      > put on my hat

    ## INRequestRideIntent
    take me to {dropOffLocation} [by taxi]
      > take me to the old mill

    ## INSearchForMediaIntent
    find songs by {mediaSearch.artistName}
      > find songs by Ann

    ## INSearchForMessagesIntent
    read {attributes} messages
      > read unread messages
    """

  static let context: Context = {
    var vocabulary = Vocabulary()
    let rejected =
      vocabulary.setVocabulary(
        [
          VocabularyTerm("Ann Lee", vocabularyIdentifier: "7"), VocabularyTerm("Jason Ruiz"),
          VocabularyTerm("Jason Óg"),
        ], of: .contactName)
      + vocabulary.setVocabularyStrings(["Cousins"], of: .contactGroupName)
      + vocabulary.setVocabularyStrings(["Acme"], of: .paymentsOrganizationName)
      + vocabulary.setVocabularyStrings(["Rainy Day"], of: .paymentsAccountNickname)
    precondition(rejected.isEmpty)
    return Context(
      vocabulary: vocabulary, apps: [App(name: "LetsEat", alternativeNames: ["Lets Eat"])])
  }()

  /// Wednesday.
  static let reference = ReferenceDate("2026-03-11T09:30")

  static let model = Result { try FrozenLanguage.model("la", files: files) }

  static func interpreter(_ context: Context = context) throws -> Interpreter {
    try Interpreter(model.get(), context: context)
  }

  static func interpret(_ text: String, _ context: Context = context) throws -> InterpretationResult
  {
    try interpreter(context).interpret(text, at: reference ?? .now)
  }
}
