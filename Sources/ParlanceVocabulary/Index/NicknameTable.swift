/// The given names that a nickname stands for, by word.
struct NicknameTable {
  private let starts: [Int32]
  private let names: [WordTable.Word]

  /// - Parameter namesByNickname: The names of a nickname in any order.
  init(_ namesByNickname: [WordTable.Word: Set<WordTable.Word>], wordCount: Int) {
    var starts: [Int32] = [0]
    var names: [WordTable.Word] = []
    if !namesByNickname.isEmpty {
      for word in 0..<Int32(wordCount) {
        names += namesByNickname[word]?.sorted() ?? []
        starts.append(Int32(names.count))
      }
    }
    self.starts = starts
    self.names = names
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { (starts.count + names.count) * 4 }

  /// The names of a nickname; empty for other words.
  @inline(__always)
  func range(of word: WordTable.Word) -> Range<Int> {
    guard Int(word) + 1 < starts.count else { return 0..<0 }
    return Int(starts[Int(word)])..<Int(starts[Int(word) + 1])
  }

  /// A name of ``range(of:)``.
  @inline(__always)
  subscript(index: Int) -> WordTable.Word { names[index] }
}
