import ParlanceShortcuts
import TestSupport
import Testing

@Suite("Histories of shortcuts")
struct SuggestionHistoryTests {
  private typealias Samples = SuggestionSamples

  private func moments(_ seed: UInt64) -> [DonationMoment] {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...300, using: &generator)
    return (0..<count).map { _ in Samples.randomMoment(&generator) }
  }

  @Test("Donations one by one give what all at once give", arguments: UInt64(1)...20)
  func inserts(_ seed: UInt64) {
    let moments = moments(seed)
    var history = ShortcutHistory(shortcut: "soup")
    for moment in moments { history.insert(moment) }
    #expect(history == ShortcutHistory(shortcut: "soup", moments: moments), "seed \(seed)")
    #expect(history.moments == moments.sorted().suffix(ShortcutHistory.capacity))
  }

  @Test("A deleted donation leaves no trace", arguments: UInt64(1)...20)
  func deletes(_ seed: UInt64) {
    var moments = moments(seed)
    let never = ShortcutHistory(shortcut: "soup", moments: moments)
    let deleted = Samples.moment(days: -1)
    var with = never
    with.insert(deleted)
    moments.append(deleted)
    #expect(with == ShortcutHistory(shortcut: "soup", moments: moments))
    moments.removeLast()
    let without = ShortcutHistory(shortcut: "soup", moments: moments.reversed())
    #expect(without == never && without.bytes == never.bytes, "seed \(seed)")
  }

  @Test("Bytes give the history back", arguments: UInt64(1)...20)
  func bytes(_ seed: UInt64) {
    let history = ShortcutHistory(shortcut: "soup", moments: moments(seed))
    #expect(history.bytes.count == 14 * history.moments.count)
    let read = history.bytes.withUnsafeBytes { ShortcutHistory(shortcut: "soup", bytes: $0) }
    #expect(read == history, "seed \(seed)")
  }

  @Test("Bytes of no history are refused", arguments: [1, 13, 15, 14 * 129])
  func refuses(_ count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    #expect(bytes.withUnsafeBytes { ShortcutHistory(shortcut: "soup", bytes: $0) } == nil)
  }

  @Test("The form of the bytes stays") func form() {
    let moment = DonationMoment(
      secondsSince1970: 0x0102_0304 * 60 + 59, secondsFromUTC: -60, place: nil)
    let history = ShortcutHistory(shortcut: "soup", moments: [moment])
    #expect(history.bytes == [4, 3, 2, 1, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0x80])
  }
}
