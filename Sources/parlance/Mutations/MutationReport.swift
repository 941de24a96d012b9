internal import Parlance
internal import ParlanceText

/// The outcome of mutations, by language.
struct MutationReport {
  private static let maximumShownCount = 20

  let results: [MutationRun.Result]

  var isSuccess: Bool { results.allSatisfy(\.unsafe.isEmpty) }

  /// The unsafe readings, then a table, for people.
  var text: String {
    let shown = results.flatMap { result in
      result.unsafe.prefix(Self.maximumShownCount).map { mutation, reading in
        let kind = mutation.kind.rawValue
        return "\(result.language.identifier): \(kind): \(mutation.text)\n  \(reading.intent)\n"
      }
    }
    return shown.joined() + TextTable.rows([head] + rows + [end], rightAligned: [1, 2, 3])
  }

  private var head: [String] { ["language", "orders", "mutations", "unsafe"] }

  private var rows: [[String]] {
    results.map { result in
      cells(result.language.identifier, [result.orderCount, tried(result), result.unsafe.count])
    }
  }

  private var end: [String] {
    let counts = [
      results.map(\.orderCount), results.map(tried), results.map(\.unsafe.count),
    ]
    return cells("all", counts.map { $0.reduce(0, +) })
  }

  private func tried(_ result: MutationRun.Result) -> Int {
    result.tried.values.reduce(0, +)
  }

  private func cells(_ name: String, _ counts: [Int]) -> [String] {
    [name] + counts.map(String.init)
  }
}
