import Foundation
import Parlance
import Synchronization

/// The clock on the wall, as a transcript sets it.
final class TestClock: Sendable {
  private struct Moment {
    let reference: ReferenceDate
    let date: Date
  }

  struct MalformedTime: Error {
    let text: String
  }

  private let moment: Mutex<Moment>

  var reference: ReferenceDate { moment.withLock { $0.reference } }
  var date: Date { moment.withLock { $0.date } }

  init(at start: String = "2026-03-11T09:30") throws {
    moment = Mutex(try Self.moment(start))
  }

  /// Sets the clock to a time of the system's time zone.
  func set(_ text: String) throws {
    let next = try Self.moment(text)
    moment.withLock { $0 = next }
  }

  private static func moment(_ text: String) throws -> Moment {
    let fields = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard let reference = ReferenceDate(text), fields.count == 5,
      let date = Calendar(identifier: .gregorian).date(
        from: DateComponents(
          year: fields[0], month: fields[1], day: fields[2], hour: fields[3], minute: fields[4]))
    else { throw MalformedTime(text: text) }
    return Moment(reference: reference, date: date)
  }
}
