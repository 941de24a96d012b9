extension Array where Element: Comparable {
  /// The place of the first element that is not less than another, in an array in order.
  ///
  /// - Complexity: O(log *n*)
  func lowerBound(of element: Element) -> Int {
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if self[middle] < element { start = middle + 1 } else { end = middle }
    }
    return start
  }
}
