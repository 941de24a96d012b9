import TestSupport
/// A small pack that never changes, so that better language data breaks no test of the tool.
///
/// It is Latin, a language that no embedded pack speaks: nothing of an embedded pack lies below it.
struct TestPack {
  let folder: TemporaryFolder

  /// The options that make the tool read the pack.
  var options: [String] { ["--packs", folder.path + "/packs", "--language", "la"] }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("packs/la/pack.json", #"{"tag": "la", "detachableSuffixes": ["'s"]}"#)
    try folder.write("packs/la/requests.phrases", Self.phrases)
    try folder.write("packs/la/weights.json", Self.weights)
    try folder.write("packs/la/words.tsv", "uh\tfiller\n")
  }

  /// Writes a file beside the packs and gives its path.
  func file(_ name: String, _ text: String) throws -> String {
    try folder.write(name, text)
    return "\(folder.path)/\(name)"
  }

  static let phrases = """
    Person = @contactName | @name
    CurrencyAmount = @currencyAmount
    String = @text
    App = @app | @name ~2
    CallCapability = video
    politely = [please]

    ## INSendPaymentIntent
    <politely> send {currencyAmount} to {payee} [for {note}] [using {app}]
      > send €20 to Jason
    pay {payee} [{currencyAmount}]
      > pay Jason

    ## INStartCallIntent
    call {contacts} [and {contacts}]
      > call Jason and Ann
    video call {contacts} {callCapability=videoCall}
      > video call Ann

    """

  static let weights = """
    {
      "threshold": 3.5,
      "nameStart": {"unknown": [0.9, 0.3, 2.0], "common": [2.9, 0.8, 3.3]},
      "nameRest": {"unknown": [0.9, 0.1, 2.2], "common": [2.9, 0.5, 3.3]},
      "skip": {"filler": 0.1, "comma": 0.05, "stop": 0.05}
    }
    """

  static let context = """
    {
      "referenceDate": "2026-03-11T09:30:00",
      "vocabulary": {"contactName": ["Jason Clayton", {"name": "Ann Lee", "identifier": "7"}]},
      "apps": [{"name": "LetsEat", "alternativeNames": ["Lets Eat"], "intents": ["INSendPaymentIntent"]}]
    }
    """
}
