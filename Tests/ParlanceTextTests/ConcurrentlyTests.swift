import Testing

@testable import ParlanceText

@Suite("Computing concurrently")
struct ConcurrentlyTests {
  @Test("Values come in the order of the items", arguments: [0, 1, 1000])
  func maps(count: Int) {
    let items = Array(0..<count)
    #expect(Concurrently.map(items) { $0 * 2 } == items.map { $0 * 2 })
  }

  @Test("An item may have no value")
  func mapsToNothing() {
    #expect(Concurrently.map([1, 2, 3]) { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }
}
