#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A place on the Earth (CLLocationCoordinate2D).
public struct Location: Hashable, Codable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: Double

  private static let earthRadius = 6_371_008.8

  /// Makes a location.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// How far another place is, in metres, along a great circle of a sphere: within half a percent of what is true.
  ///
  /// By haversines, which are exact for short ways (Sinnott, Sky and Telescope 68(2), 1984).
  public func distance(to other: Location) -> Double {
    let north = Self.haversine(other.latitude - latitude)
    let east = Self.haversine(other.longitude - longitude)
    let share = north + cos(Self.radians(latitude)) * cos(Self.radians(other.latitude)) * east
    return 2 * Self.earthRadius * asin(min(1, share.squareRoot()))
  }

  private static func haversine(_ degrees: Double) -> Double {
    let half = sin(radians(degrees) / 2)
    return half * half
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
