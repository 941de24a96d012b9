internal import ParlanceMatching
internal import ParlanceReader

/// The kinds of edges over words whose affix marks a role: `@contactName.dative`, one for each kind and role.
struct CaseKinds: Sendable {
  private let first: Int32
  private let baseCount: Int32
  /// The kind of an unknown name, before a role is added.
  let name: Int32
  /// The kind of a noun.
  let noun: Int32

  /// The names of the kinds of all roles, which follow all others.
  let names: [String]
  /// By base, what its name is known by to models, which outlive the numbers.
  private let hashes: [UInt64]

  /// Numbers the kinds of all roles.
  ///
  /// - Parameter kinds: The names of all other kinds.
  init(roles: [String], kinds: [String]) {
    let bases = kinds + ["name", "noun"]
    name = Int32(kinds.count)
    noun = name + 1
    baseCount = Int32(bases.count)
    first = Int32(kinds.count)
    names = roles.flatMap { role in bases.map { "\($0).\(role)" } }
    hashes = bases.map(FeatureID.hash)
  }

  /// The role of edges of a kind; 0 for kinds without one.
  func role(of kind: Int32) -> Int16 { kind < first ? 0 : Int16((kind - first) / baseCount) + 1 }

  /// What edges of a kind would have in each of the roles.
  func kinds(of base: Int32) -> [Int32] {
    let roleCount = names.count / Int(baseCount)
    return (0..<roleCount).map { kind(base, Int16($0 + 1)) }
  }

  /// The kind that edges of a kind would have without a role.
  func base(of kind: Int32) -> Int32 { kind < first ? kind : (kind - first) % baseCount }

  /// The hash of a kind's name, without its role.
  func hash(of kind: Int32) -> UInt64 { hashes[Int(base(of: kind))] }

  /// The kind of edges of a kind in a role.
  func kind(_ base: Int32, _ role: Int16) -> Int32 { first + Int32(role - 1) * baseCount + base }
}
