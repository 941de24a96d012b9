package import ParlanceText

/// A sentence from which a reader learns.
package struct ReaderExample: Sendable {
  /// A parameter that stands in the sentence.
  package struct Parameter: Hashable, Sendable {
    package let name: String
    package let span: Utterance.Span

    package init(name: String, span: Utterance.Span) {
      self.name = name
      self.span = span
    }
  }

  package let text: String
  /// The class; nil where nothing is to be understood.
  package let intent: String?
  package let parameters: [Parameter]
  /// The values that the wording implies: `callCapability=videoCall`.
  package let implied: [String]
  /// The classes that may be meant; nil for all.
  package let rivals: Set<String>?

  package init(
    text: String, intent: String?, parameters: [Parameter] = [], implied: [String] = [],
    among rivals: Set<String>? = nil
  ) {
    self.text = text
    self.intent = intent
    self.parameters = parameters
    self.implied = implied
    self.rivals = rivals
  }
}
