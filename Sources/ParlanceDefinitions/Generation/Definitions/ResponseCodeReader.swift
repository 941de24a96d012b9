/// Numbers the codes of an app's own intent.
enum ResponseCodeReader {
  /// The codes that every intent of an app has, by their numbers.
  ///
  /// Source: code that Xcode generated.
  private static let standardNames: [SwiftIdentifier] = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
    "failureRequiringAppLaunch",
  ]
  /// The number of the first code that a definition adds.
  private static let firstOwnNumber = 100

  /// The codes of an intent.
  ///
  /// - Parameters:
  ///   - names: Those of the codes that it declares, in their order.
  ///   - properties: What its responses tell.
  static func codes(
    of intent: CustomIntent, _ names: [SwiftIdentifier], _ properties: [PropertyModel]
  ) -> [ResponseCodeModel] {
    let declared = Array(zip(intent.responseCodes, names))
    let standard = standardNames.enumerated().map { number, name in
      model(declared.first { $0.1 == name }?.0, name, number, properties)
    }
    let own = declared.filter { !standardNames.contains($0.1) }
    return standard
      + own.enumerated().map { index, code in
        model(code.0, code.1, firstOwnNumber + index, properties)
      }
  }

  private static func model(
    _ code: DefinedResponseCode?, _ name: SwiftIdentifier, _ number: Int,
    _ properties: [PropertyModel]
  ) -> ResponseCodeModel {
    let format = code?.format.words
    var said: [PropertyModel] = []
    for variable in format.map(TextVariables.names) ?? [] {
      let property = properties.first { $0.name.text == variable.prefix { $0 != "." } }
      if let property, !said.contains(property) { said.append(property) }
    }
    return ResponseCodeModel(
      name: name, rawValue: number,
      isOwnSuccess: number >= firstOwnNumber && code?.isSuccess == true, format: format,
      properties: said)
  }
}
