@testable import ParlanceMatching
import ParlanceText
import TestSupport
import Testing

@Suite("Tables of the search")
struct SearchTableTests {
  @Test("A hash table finds what was put in, and nothing else", arguments: Array<UInt64>(1...5))
  func integerTable(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = IntegerTable()
    var known: [UInt64: Int32] = [:]
    for number in Int32(0)..<5_000 {
      // Small keys, large keys, and keys that share their low bits.
      let keys = [UInt64(number), generator.next(), UInt64(number) << 40]
      let key = keys[Int.random(in: 0..<3, using: &generator)]
      guard known[key] == nil else { continue }
      #expect(table[key] == -1)
      known[key] = number
      table.insert(key, number)
    }
    for (key, number) in known { #expect(table[key] == number) }
    for _ in 0..<1_000 {
      let key = generator.next()
      #expect(table[key] == known[key] ?? -1)
    }
  }

  @Test("Lists of implied values keep their order, and equal lists are one")
  func impliedValueLists() {
    var lists = ImpliedValueLists()
    let one = lists.prepend(7, to: -1)
    let two = lists.prepend(8, to: one)
    #expect(lists.values(of: two) == [7, 8])
    #expect(lists.values(of: one) == [7])
    #expect(lists.values(of: -1) == [])
    #expect(lists.prepend(8, to: lists.prepend(7, to: -1)) == two)
    #expect(lists.prepend(7, to: lists.prepend(8, to: -1)) != two)
  }

  @Test("Equal expressions are one; sequences lean to the right and lose what is empty")
  func arena() {
    var arena = PhraseArena()
    let words = (Int32(0)..<3).map { arena.intern(.init(operation: .word, a: $0)) }
    #expect(arena.intern(.init(operation: .word, a: 1)) == words[1])
    #expect(arena.sequence(words[0], arena.empty) == words[0])
    #expect(arena.sequence(arena.empty, words[0]) == words[0])
    let left = arena.sequence(arena.sequence(words[0], words[1]), words[2])
    let right = arena.sequence(words[0], arena.sequence(words[1], words[2]))
    #expect(left == right)
    #expect(arena.alternative(words[0], words[0]) == words[0])
    #expect(arena.optional(arena.empty) == arena.empty)
  }

  @Test("Templates with equal beginnings share them")
  func trie() throws {
    let set = try PhraseSet(
      [.init(path: "x", text: "## SendIntent\na b c\na b d\na b c\na [b]")],
      catalog: FrozenPack.catalog,
      tokenizer: Engine.tokenizer)
    let trie = TemplateTrie(set.templates, in: set.arena)
    // Of the root, a, b, c, d and [b].
    #expect(trie.nodes.count == 6)
    #expect(trie.nodes.flatMap(\.ends).sorted() == [0, 1, 2, 3])
    #expect(trie.nodes.contains { $0.ends == [0, 2] })
  }

  @Test("Classes of words grow as they are set")
  func wordClasses() {
    var classes = WordClasses()
    #expect(classes[5] == nil)
    classes[5] = .given
    classes[2] = .filler
    #expect(classes[5] == .given)
    #expect(classes[4] == nil)
    #expect(classes.lexemes(of: .filler) == [2])
    #expect(classes.lexemes(of: .family) == [])
  }
}
