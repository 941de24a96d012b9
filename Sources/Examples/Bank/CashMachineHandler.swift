/// Finds the nearest cash machine.
///
/// The only parameter may be absent, and is an enumeration: there is nothing to resolve.
struct CashMachineHandler: FindCashMachineIntentHandling {
  let branch: Branch

  func handle(intent: FindCashMachineIntent) async -> FindCashMachineIntentResponse {
    let able = branch.machines.filter { intent.service != .deposit || $0.takesDeposits == true }
    let nearest = able.min { ($0.distance ?? .max) < ($1.distance ?? .max) }
    guard let nearest, let distance = nearest.distance else {
      return FindCashMachineIntentResponse(code: .failureNoneNearby)
    }
    return .success(machine: nearest, distance: distance)
  }
}
