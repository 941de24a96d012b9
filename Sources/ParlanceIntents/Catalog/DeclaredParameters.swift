internal import ParlanceMatching

/// The parameters that intents declare, by the numbers that the matcher gives templates and parameters.
struct DeclaredParameters: Sendable {
  private struct Intent {
    let movesMoney: Bool
    let parameters: [DeclaredParameter]
    /// By the matcher's number of a parameter, its place among the intent's; -1 where it declares none of that name.
    let places: [Int32]
  }

  private var intents: [Intent] = []
  /// By template.
  private let numbers: [Int32]

  /// Numbers what the templates of a matcher bind.
  ///
  /// - Parameter kinds: The names of the kinds of edges without a role.
  init(_ catalog: IntentCatalog, matcher: PhraseMatcher, kinds: [String]) {
    numbers = matcher.intentOfTemplate
    // Intents are numbered from 0 as their first templates come.
    for (number, template) in zip(numbers, matcher.templates) where number == intents.count {
      let parameters = (catalog.intents[template.intent] ?? []).map {
        DeclaredParameter($0, of: template.intent, catalog: catalog, kinds: kinds)
      }
      intents.append(
        Intent(
          movesMoney: catalog.movesMoney(template.intent), parameters: parameters,
          places: matcher.parameters.map { name in
            Int32(parameters.firstIndex { $0.name == name } ?? -1)
          }))
    }
  }

  /// The parameter of a binding; nil where the template's intent declares none of that name.
  subscript(template: Int32, parameter: Int32) -> DeclaredParameter? {
    let intent = intents[Int(numbers[Int(template)])]
    let place = intent.places[Int(parameter)]
    return place < 0 ? nil : intent.parameters[Int(place)]
  }

  /// The parameter of a name; nil where the template's intent declares none.
  subscript(template: Int32, name: String) -> DeclaredParameter? {
    intents[Int(numbers[Int(template)])].parameters.first { $0.name == name }
  }

  /// Whether a template's intent orders or asks for a sum of money.
  func movesMoney(_ template: Int32) -> Bool { intents[Int(numbers[Int(template)])].movesMoney }
}
