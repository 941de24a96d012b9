import FoundationEssentials
import Parlance
import ParlanceShortcuts

/// A store of many donations: how fast it takes them, how large it is, and how long it is asked.
struct DonationBenchmark {
  private static let batchSize = 1_000
  private static let soupCount = 500
  private static let singleCount = 100
  private static let allowedRate = 5_000.0
  private static let allowedSuggestionTime = 20.0
  private static let app = ShortcutApp(
    identifier: "com.example.soup", activityTypes: ["OrderSoupIntent"])

  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  func report() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/parlance-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/shortcuts.db"
    try reportDonating(Self.center(path))
    let size = try Self.size(of: folder)
    print("size on disk: \(size >> 20) MiB, \(size / count) bytes a donation")
    try reportAsking(path)
  }

  private static func center(_ path: String) throws -> DonationCenter {
    try DonationCenter(app: app, store: ShortcutStore(path: path), language: "en-US")
  }

  private func reportDonating(_ center: DonationCenter) throws {
    let batches = try Self.seconds {
      for start in stride(from: 0, to: count, by: Self.batchSize) {
        let end = min(start + Self.batchSize, count)
        try center.donate((start..<end).map(Self.interaction))
      }
    }
    let rate = Double(count) / batches
    print(
      "\(count) donations in batches of \(Self.batchSize): \(Int(rate)) a second "
        + "(allowed: at least \(Int(Self.allowedRate)))\(rate < Self.allowedRate ? "  TOO SLOW" : "")"
    )
    let singles = try Self.seconds {
      for number in count..<count + Self.singleCount {
        try center.donate(Self.interaction(number))
      }
    }
    print("one by one: \(Int(Double(Self.singleCount) / singles)) a second")
  }

  private func reportAsking(_ path: String) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let center = try Self.center(path)
    print("open: \(Self.milliseconds(clock.now - start)) ms")
    try time("the newest ten") { _ = try center.donations(limit: 10) }
    try reportSuggesting(center.store)
    try time("search") { _ = try center.shortcuts(matching: "soup 49") }
    try time("delete one of \(Self.soupCount) groups") { try center.delete(group: "soup 7") }
    try time("delete what is sold out") {
      try center.delete { shortcut in
        guard case .intent(let intent) = shortcut else { return false }
        return intent.values["soup"] == [.text("soup 8")]
      }
    }
  }

  private func reportSuggesting(_ store: ShortcutStore) throws {
    let center = SuggestionCenter(store: store)
    let now = Date(timeIntervalSince1970: Double(count) * 3600)
    let times = try (0..<9).map { _ in
      try ContinuousClock().measure { _ = try center.suggestions(at: now, secondsFromUTC: 0) }
    }.sorted()
    let median = times[times.count / 2]
    let isSlow = median.microseconds / 1000 > Self.allowedSuggestionTime
    print(
      "suggest from \(Self.soupCount) shortcuts: \(Self.milliseconds(median)) ms "
        + "(allowed: at most \(Int(Self.allowedSuggestionTime)))\(isSlow ? "  TOO SLOW" : "")")
  }

  private func time(_ name: String, _ body: () throws -> Void) throws {
    let elapsed = try ContinuousClock().measure(body)
    print("\(name): \(Self.milliseconds(elapsed)) ms")
  }

  /// Orders of one soup after another, an hour apart.
  private static func interaction(_ number: Int) -> Interaction {
    let soup = "soup \(number % soupCount)"
    var intent = AnyIntent(intentClass: "OrderSoupIntent")
    intent.values["soup"] = [.text(soup)]
    var interaction = Interaction(intent: intent)
    interaction.groupIdentifier = soup
    interaction.dateInterval = DateInterval(
      start: Date(timeIntervalSince1970: Double(number) * 3600), duration: 1)
    return interaction
  }

  private static func size(of folder: String) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { size, name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return size + ((attributes[.size] as? any BinaryInteger).map { Int($0) } ?? 0)
    }
  }

  private static func seconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure(body).microseconds / 1e6
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = Int((duration.microseconds / 100).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
