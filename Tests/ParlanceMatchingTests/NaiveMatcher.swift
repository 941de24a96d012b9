@testable import ParlanceMatching

/// Finds the least cost of a template by trying everything: what the automaton has to agree with.
///
/// It reads the meaning of templates off their tree: every way to read an expression is a pair of where it ends and
/// what it costs, and of ways that end alike only the cheapest is kept.
struct NaiveMatcher {
  /// What a token may be taken for; costs in 1/1024, nil where it may not.
  struct Word {
    let text: String
    let nameStart: Int?
    let nameRest: Int?
    let noun: Int?
    let textStart: Int?
    let textRest: Int?
    let skip: Int?
  }

  struct Thing {
    let from: Int
    let to: Int
    let kind: Int
    let cost: Int
  }

  let words: [Word]
  let things: [Thing]

  /// Where a reading stands: before which token, and whether the parameter under way has begun, after which nothing
  /// may be left out until it ends.
  private struct Place: Hashable {
    let token: Int
    let isInner: Bool
  }

  private typealias Ways = [Place: Int]

  /// The cost of the cheapest reading of all words; nil when there is none.
  func cost(of template: Expression) -> Int? {
    let ends = read(template, from: [Place(token: 0, isInner: false): 0], inParameter: false)
    return skipping(ends)[Place(token: words.count, isInner: false)]
  }

  private func read(_ expression: Expression, from ways: Ways, inParameter: Bool) -> Ways {
    switch expression {
    case .word(let text):
      return consume(ways, inParameter) { $0.text == text ? 0 : nil }
    case .kind(let kind): return take(kind, skipping(ways), inParameter)
    case .name: return words(ways, inParameter, first: \.nameStart, further: \.nameRest, limit: 4)
    case .noun: return words(ways, inParameter, first: \.noun, further: \.noun, limit: 4)
    case .text:
      return words(ways, inParameter, first: \.textStart, further: \.textRest, limit: .max)
    case .cost(let cost): return ways.mapValues { $0 + cost }
    case .sequence(let parts):
      return parts.reduce(ways) { read($1, from: $0, inParameter: inParameter) }
    case .alternatives(let parts):
      return parts.reduce([:]) { cheapest($0, read($1, from: ways, inParameter: inParameter)) }
    case .optional(let content):
      return cheapest(ways, read(content, from: ways, inParameter: inParameter))
    case .repetition(let content): return repeated(content, from: ways, inParameter)
    case .anyOrder(let parts): return permuted(parts, from: ways, inParameter)
    case .parameter(_, let content):
      return outside(read(content, from: ways, inParameter: true))
    }
  }

  private func repeated(_ content: Expression, from ways: Ways, _ inParameter: Bool) -> Ways {
    var all = ways
    while true {
      let more = cheapest(all, read(content, from: all, inParameter: inParameter))
      if more == all { return all }
      all = more
    }
  }

  /// Every order of every choice of parts that leaves out only optional ones.
  private func permuted(_ parts: [Expression], from ways: Ways, _ inParameter: Bool) -> Ways {
    let mayEnd = parts.allSatisfy { if case .optional = $0 { true } else { false } }
    var ends: Ways = mayEnd ? ways : [:]
    for index in parts.indices {
      var rest = parts
      var part = rest.remove(at: index)
      if case .optional(let content) = part { part = content }
      let after = read(part, from: ways, inParameter: inParameter)
      ends = cheapest(ends, permuted(rest, from: after, inParameter))
    }
    return ends
  }

  // MARK: Tokens

  private func consume(_ ways: Ways, _ inParameter: Bool, _ price: (Word) -> Int?) -> Ways {
    step(skipping(ways), inParameter, price)
  }

  private func words(
    _ ways: Ways, _ inParameter: Bool, first: (Word) -> Int?, further: (Word) -> Int?, limit: Int
  ) -> Ways {
    var last = consume(ways, inParameter, first)
    var all = last
    var count = 1
    while !last.isEmpty, count < limit {
      last = step(last, inParameter, further)
      all = cheapest(all, last)
      count += 1
    }
    return all
  }

  private func step(_ ways: Ways, _ inParameter: Bool, _ price: (Word) -> Int?) -> Ways {
    var ends: Ways = [:]
    for (place, cost) in ways where place.token < words.count {
      guard let price = price(words[place.token]) else { continue }
      ends = cheapest(ends, [Place(token: place.token + 1, isInner: inParameter): cost + price])
    }
    return ends
  }

  private func take(_ kind: Int, _ ways: Ways, _ inParameter: Bool) -> Ways {
    var ends: Ways = [:]
    for (place, cost) in ways {
      for thing in things where thing.kind == kind && thing.from == place.token {
        ends = cheapest(ends, [Place(token: thing.to, isInner: inParameter): cost + thing.cost])
      }
    }
    return ends
  }

  /// Leaves out any number of tokens, where that is allowed.
  private func skipping(_ ways: Ways) -> Ways {
    var all = ways
    for token in words.indices {
      guard let cost = all[Place(token: token, isInner: false)], let skip = words[token].skip else {
        continue
      }
      all = cheapest(all, [Place(token: token + 1, isInner: false): cost + skip])
    }
    return all
  }

  private func outside(_ ways: Ways) -> Ways {
    var ends: Ways = [:]
    for (place, cost) in ways {
      ends = cheapest(ends, [Place(token: place.token, isInner: false): cost])
    }
    return ends
  }

  private func cheapest(_ one: Ways, _ other: Ways) -> Ways { one.merging(other) { min($0, $1) } }
}
