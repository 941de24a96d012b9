/// A template that an utterance matches, and what it bound.
package struct PhraseMatch: Sendable {
  /// A parameter with the tokens that gave it its value.
  package struct Binding: Hashable, Sendable {
    /// The index in ``PhraseSet/parameters``.
    package let parameter: Int32
    /// The tokens, without punctuation at either end.
    package let tokens: Range<Int>
    /// The indices of the edges taken inside, first to last.
    package let edges: [Int32]

    /// Makes a binding.
    package init(parameter: Int32, tokens: Range<Int>, edges: [Int32]) {
      self.parameter = parameter
      self.tokens = tokens
      self.edges = edges
    }
  }

  /// What became of a stretch of tokens.
  package struct Step: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
      /// A word of the template.
      case word
      /// A word of the template with a letter wrong.
      case typo
      /// An edge, by its kind.
      case edge(kind: Int32)
      /// A token of an unknown name.
      case name
      /// A token of free text or of a noun phrase.
      case text
      /// Left out.
      case skipped
      /// A word that spoke for what was meant, where no template was matched.
      case evidence
    }

    package let tokens: Range<Int>
    package let role: Role
    /// The parameter it is part of, or -1.
    package let parameter: Int32
    /// What it added to the cost.
    package let cost: Cost

    /// Makes a step.
    package init(tokens: Range<Int>, role: Role, parameter: Int32, cost: Cost) {
      self.tokens = tokens
      self.role = role
      self.parameter = parameter
      self.cost = cost
    }
  }

  /// The index in ``PhraseSet/templates``.
  package let template: Int32
  package let cost: Cost
  /// In text order.
  package let bindings: [Binding]
  /// The indices of ``PhraseSet/impliedValues`` of the template's path.
  package let implied: [Int32]
  /// The steps of a reading that did not match the template, which stands for its intent alone; nil for a
  /// match.
  package let reading: [Step]?

  /// Makes a match.
  package init(
    template: Int32, cost: Cost, bindings: [Binding], implied: [Int32], reading: [Step]? = nil
  ) {
    self.template = template
    self.cost = cost
    self.bindings = bindings
    self.implied = implied
    self.reading = reading
  }
}

/// Why nothing matched.
package struct PhraseRefusal: Hashable, Sendable {
  /// A template that came far.
  package struct Candidate: Hashable, Sendable {
    /// The index in ``PhraseSet/templates``.
    package let template: Int32
    /// What the template asks for next, as it is written in templates.
    package let expected: [String]
    package let cost: Cost
  }

  /// The first token that no template could take, or the number of tokens when the utterance ended too early.
  package let token: Int
  package let candidates: [Candidate]
}
