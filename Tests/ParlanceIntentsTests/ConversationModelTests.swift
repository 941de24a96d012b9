import Testing

@Suite("Conversations at random")
struct ConversationModelTests {
  @Test(
    "Whatever happens, nothing is done twice, unconfirmed or while locked, and it ends",
    arguments: 0..<10)
  func keepsItsPromises(_ tenth: Int) {
    var handledCount = 0
    for seed in tenth * 10_000..<(tenth + 1) * 10_000 {
      var conversation = RandomConversation(seed: UInt64(seed))
      conversation.run()
      handledCount += conversation.handleCount
      #expect(conversation.fault == nil, "seed \(seed)")
    }
    #expect(handledCount > 1_000)
  }
}
