/// Words of a pack that keep an order of money from being carried out, or that keep other words from doing so.
struct Guard: Sendable {
  /// The effect of the words.
  enum Effect: Hashable, Sendable {
    case refuses(GuardKind)
    /// The words stand directly before a text that is free to hold any words: "with the note …".
    case marksText
    /// The words take back a value for the one behind them: "no wait".
    case corrects
    /// The words refuse nothing although they hold such that do: "if you can".
    case isHarmless
  }

  /// Where the words refuse an order.
  enum Place: String, Sendable, CaseIterable {
    /// Anywhere, unless they are words of the template that matched.
    case free
    /// Anywhere, also as words of the template.
    case always
    /// At the end of a clause, unless they are words of the template.
    case end
    /// At the start of the sum, or directly before or behind it, unless they are words of the template.
    case sum
    /// At the start of the sum, or directly before it: "from $20", but not "$20 from savings".
    case before
    /// Within a text, such as a note: a word that a second person would be said with.
    case text

    /// Whether the words refuse wherever they stand.
    var isAnywhere: Bool { self == .free || self == .always }

    /// Whether the same words of a template refuse nothing: whoever wrote it knows what they do there.
    var yieldsToTemplates: Bool { self != .always }
  }

  let effect: Effect
  let place: Place
}
