import Parlance
import Testing

@testable import ParlanceIntents

@Suite("Confidence")
struct ConfidenceTests {
  @Test("It is one half at the even cost, and falls from one to nothing")
  func falls() {
    let values = stride(from: -50.0, through: 60, by: 0.5).map {
      Confidence.value(cost: $0, evenCost: 6, scale: 1.2)
    }
    #expect(Confidence.value(cost: 6, evenCost: 6, scale: 1.2) == 0.5)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(values.first.map { $0 > 0.999 } == true && values.last.map { $0 < 0.001 } == true)
    #expect(values.allSatisfy { (0...1).contains($0) })
  }

  private func confidences(_ text: String) throws -> [Double] {
    try FrozenRequests.interpret(text).interpretations.map(\.confidence)
  }

  @Test("Word for word it is near one, and each doubt takes some of it")
  func followsCosts() throws {
    let known = try #require(try confidences("send €20 to Ann Lee").first)
    let unknown = try #require(try confidences("send €20 to Xaver").first)
    let filled = try #require(try confidences("please send €20 to Xaver").first)
    #expect(known > 0.99)
    #expect(known > unknown && unknown > filled && filled > 0.5)
  }

  @Test("Of two intents that fit, the cheaper has more than half, and both have one at most")
  func sharesAmongRivals() throws {
    let shares = try confidences("send Ann something")
    #expect(shares.count == 2)
    #expect(shares[0] > 0.5 && shares[1] < 0.5)
    #expect(shares[0] + shares[1] <= 1)
  }
}
