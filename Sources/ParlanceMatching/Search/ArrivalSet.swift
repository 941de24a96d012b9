/// The places that a step arrives at, each at its least cost.
struct ArrivalSet {
  /// A place, what it costs to come there, and how.
  struct Arrival {
    let place: StateCache.Place
    let cost: Int32
    let origin: StateCache.Origin
  }

  private struct Visit {
    var generation: Int32 = 0
    var index: Int32 = 0
  }

  private(set) var arrivals: [Arrival] = []
  private var visits: [Visit] = []
  /// Of the step under way, from 1.
  private var generation: Int32 = 0

  /// Forgets all.
  mutating func begin() {
    generation &+= 1
    arrivals.removeAll(keepingCapacity: true)
  }

  /// Adds a way to a place; of ways equally cheap the first stays.
  ///
  /// The order of the places is that of their discovery, which follows the order of the templates: of paths equally
  /// cheap the first wins, whatever numbers the nodes happen to have.
  mutating func insert(_ place: StateCache.Place, cost: Int32, origin: StateCache.Origin) {
    if place.index >= visits.count {
      visits.append(contentsOf: repeatElement(Visit(), count: place.index + 512 - visits.count))
    }
    let visit = visits[place.index]
    if visit.generation == generation {
      guard cost < arrivals[Int(visit.index)].cost else { return }
      arrivals[Int(visit.index)] = Arrival(place: place, cost: cost, origin: origin)
    } else {
      visits[place.index] = Visit(generation: generation, index: Int32(arrivals.count))
      arrivals.append(Arrival(place: place, cost: cost, origin: origin))
    }
  }
}
