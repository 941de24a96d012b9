/// The probability that a request is the right one, by how far its score lies above that of asking for nothing: the logistic
/// function of Platt ("Probabilistic Outputs for Support Vector Machines", 1999).
package struct Calibration: Hashable, Sendable {
  package let slope: Float
  package let offset: Float

  /// Certainty follows the score as it stands.
  package static let none = Calibration(slope: 1, offset: 0)

  /// A calibration by its two numbers.
  package init(slope: Float, offset: Float) {
    self.slope = slope
    self.offset = offset
  }

  /// The outcome of a sentence.
  package struct Outcome: Sendable {
    /// The distance of the best score above that of asking for nothing.
    package let distance: Float
    /// True where that request was the right one.
    package let isRight: Bool
    /// The number of sentences that it counts as.
    package let weight: Float

    package init(distance: Float, isRight: Bool, weight: Float = 1) {
      self.distance = distance
      self.isRight = isRight
      self.weight = weight
    }
  }

  /// The calibration under which what was seen is most likely, by Newton's method.
  ///
  /// - Complexity: O(*n*), *n* the number of outcomes.
  package init(fitting outcomes: [Outcome]) {
    var (slope, offset): (Float, Float) = (1, 0)
    for _ in 0..<Self.steps where !outcomes.isEmpty {
      // A little of each keeps the curve finite where all outcomes are alike.
      var (a, b): (Float, Float) = (1e-3 * slope, 0)
      var (aa, ab, bb): (Float, Float, Float) = (1e-3, 0, 1e-3)
      for outcome in outcomes {
        let share = Self.share(slope * outcome.distance + offset)
        let error = (share - (outcome.isRight ? 1 : 0)) * outcome.weight
        let curve = share * (1 - share) * outcome.weight
        a += error * outcome.distance
        b += error
        aa += curve * outcome.distance * outcome.distance
        ab += curve * outcome.distance
        bb += curve
      }
      let determinant = aa * bb - ab * ab
      guard determinant > 1e-6 else { break }
      slope -= Self.limited((a * bb - b * ab) / determinant)
      offset -= Self.limited((b * aa - a * ab) / determinant)
    }
    self.init(slope: max(slope, Self.leastSlope), offset: offset)
  }

  /// Far from its end Newton's method would leap.
  private static func limited(_ step: Float) -> Float { max(-0.5, min(0.5, step)) }

  private static let steps = 60
  private static let leastSlope: Float = 0.1

  /// The probability at a distance, from 0 to 1.
  package func probability(_ distance: Float) -> Float {
    Self.share(slope * distance + offset)
  }

  /// The probability of the higher of two scores, from one half to 1.
  package func preference(_ distance: Float) -> Float { Self.share(slope * distance) }

  private static func share(_ value: Float) -> Float { 1 / (1 + Exponential.of(-value)) }
}
