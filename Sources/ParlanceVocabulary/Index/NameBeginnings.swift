/// Where names begin, by their first words.
struct NameBeginnings {
  private let starts: [Int32]
  private let places: [Int32]

  /// A counting sort.
  ///
  /// - Complexity: O(*n*)
  init(_ names: NameList, wordCount: Int) {
    var starts = [Int32](repeating: 0, count: wordCount + 1)
    for place in names.entries.indices where names.begins(place) {
      starts[Int(names.entries[place].word) + 1] += 1
    }
    for word in 0..<wordCount { starts[word + 1] += starts[word] }
    var next = starts
    var places = [Int32](repeating: 0, count: Int(starts[wordCount]))
    for place in names.entries.indices where names.begins(place) {
      let word = Int(names.entries[place].word)
      places[Int(next[word])] = Int32(place)
      next[word] += 1
    }
    (self.starts, self.places) = (starts, places)
  }

  /// Where the names begin that begin with a word, in the order of the names.
  func places(of word: Int) -> ArraySlice<Int32> {
    places[Int(starts[word])..<Int(starts[word + 1])]
  }

  /// The words in as many runs, with about as many names each.
  func shares(_ count: Int) -> [Range<Int>] {
    var shares: [Range<Int>] = []
    var start = 0
    for number in 1...count {
      let limit = Int32(places.count / count * number)
      var end = number == count ? starts.count - 1 : start
      while end < starts.count - 1, starts[end] < limit { end += 1 }
      shares.append(start..<end)
      start = end
    }
    return shares
  }
}
