import Testing

@testable import ParlanceText

@Suite("Width in a terminal")
struct DisplayWidthTests {
  @Test(
    "Cells",
    arguments: [
      ("", 0), ("Amount", 6), ("送金先", 6), ("ｶﾅ", 2), ("￥100", 5), ("금액", 4), ("a\u{301}", 1),
      ("👨‍👩‍👧", 2), ("❤️", 2), ("🇩🇪", 2), ("จำนวน", 5), ("\u{200F}100", 3), ("राशि", 4),
    ])
  func cells(_ text: String, _ count: Int) {
    #expect(text.cellCount == count)
  }
}
