import ParlanceReader
import Testing

@Suite("Words of carrier phrases")
struct CarrierWordsTests {
  private func model(_ carriers: CarrierWords) throws -> ReaderModel {
    let builder = ReaderModelBuilder(
      labels: ["none", "Pay", "Call"], domains: [0, 3, 3], segmentLabels: ["", "payee"],
      lexicon: [:],
      maximumSize: 250_000)
    let nothing = WeightMatrix(features: [], labelCount: 3, weights: [])
    return try #require(
      ReaderModel(
        builder.file(
          classes: nothing, segments: nothing, carriers: carriers, calibration: .none)))
  }

  private let send: UInt32 = 77_000_000
  private let parking: UInt32 = 4_000_000_000

  @Test("The share counts a class's own sentences")
  func shares() throws {
    var carriers = CarrierWords()
    for isAround in [true, true, true, false] { carriers.add(send, for: 1, isAround: isAround) }
    for _ in 0..<4 { carriers.add(send, for: 2, isAround: false) }
    let model = try model(carriers)
    #expect(model.carrierShare(of: send, in: 1) == 75)
    #expect(model.carrierShare(of: send, in: 2) == 0)
  }

  @Test("What was said too rarely around parameters, or never, is not known")
  func rare() throws {
    var carriers = CarrierWords(leastCount: 2)
    carriers.add(send, for: 1, isAround: true)
    for _ in 0..<9 { carriers.add(parking, for: 1, isAround: false) }
    let model = try model(carriers)
    #expect(model.carrierShare(of: send, in: 1) == 0)
    #expect(model.carrierShare(of: parking, in: 1) == 0)
    #expect(model.carrierShare(of: 5, in: 1) == 0)
  }
}
