/// Which of the calls that were made is meant, as in "call back the missed call" (INCallRecordFilter).
///
/// Whose call it was stands in the intent's `contacts`, and what kind of call in its `callCapability`.
public struct CallRecordFilter: Hashable, Codable, Sendable {
  /// Cases of INCallRecordType: `missed`.
  public var callTypes: [String]

  /// Makes a filter.
  public init(callTypes: [String]) {
    self.callTypes = callTypes
  }
}
