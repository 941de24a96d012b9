/// Requests around a name.
enum CarrierPhrases {
  /// What stands before and behind the name.
  struct Phrase {
    let before: String
    let after: String

    func text(_ name: String) -> String { before + name + after }
  }

  /// What people say to pay and to write to somebody.
  static let all = [
    Phrase(before: "send $20 to ", after: ""),
    Phrase(before: "message ", after: " that I'm late"),
    Phrase(before: "pay ", after: " 15 dollars for lunch"),
    Phrase(before: "request 40 bucks from ", after: " for the tickets"),
    Phrase(before: "text ", after: " saying I will call back tonight"),
    Phrase(before: "please transfer 12 euros to ", after: ""),
  ]
}
