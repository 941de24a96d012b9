/// How a word joins the parts of a number.
struct NumberJoint: Hashable, Sendable {
  /// The least place of the part before it: 100 where only "hundred and five" is said, 10 for "veinte y uno".
  var leastPlace: Int64 = 100
  /// Whether it stands between a digit and the tens after it: "fünf|und|zwanzig".
  var joinsDigits = false

  /// What joins all that either does.
  func merged(with other: NumberJoint) -> NumberJoint {
    NumberJoint(
      leastPlace: min(leastPlace, other.leastPlace), joinsDigits: joinsDigits || other.joinsDigits)
  }
}
