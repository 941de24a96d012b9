import ParlanceEntities
import Testing

@Suite("People who are counted")
struct PeopleTests {
  @Test(
    "Groups are added up",
    arguments: [
      ("en-US", "two adults and a child", "two adults and a child = 3"),
      ("en-US", "table for 3 grown-ups, 2 kids and a baby", "3 grown-ups, 2 kids and a baby = 6"),
      ("en-US", "me and my wife", "me and my wife = 2"),
      ("en-US", "two people and me", "two people and me = 3"),
      ("de-DE", "wir kommen zu dritt", "zu dritt = 3"),
      ("de-DE", "meine Schwester, mein Bruder und ich", "meine Schwester, mein Bruder und ich = 3"),
      ("nl-NL", "met z'n drieën", "met z'n drieën = 3"),
      ("fr-FR", "moi et mon mari", "moi et mon mari = 2"),
      ("ru-RU", "двое взрослых и ребёнок", "двое взрослых и ребёнок = 3"),
      ("he-IL", "שני מבוגרים וילד", "שני מבוגרים וילד = 3"),
      ("ar-SA", "أنا وزوجتي", "أنا وزوجتي = 2"),
      ("ja-JP", "大人2人子供1人", "大人2人子供1人 = 3"),
      ("ko-KR", "어른 두 명 아이 한 명", "어른 두 명 아이 한 명 = 3"),
      ("zh-CN", "两个大人一个小孩", "两个大人一个小孩 = 3"),
      ("zh-CN", "我跟我老婆", "我跟我老婆 = 2"),
      ("th-TH", "ผู้ใหญ่สองคนเด็กหนึ่งคน", "ผู้ใหญ่สองคนเด็กหนึ่งคน = 3"),
    ])
  func sum(_ language: String, _ text: String, _ people: String) throws {
    #expect(try Languages.any(language).entities(text, .people) == [people])
  }

  @Test("A number that counts some of them is no number of its own") func inner() throws {
    #expect(try Languages.fixture("en-US").candidates("2 adults and 3 kids", .number).isEmpty)
  }

  @Test(
    "Those who may be among those before are not added, and one person is no party",
    arguments: ["eight people, two kids", "four guests", "me", "two adults", "call my wife"])
  func single(_ text: String) throws {
    #expect(try Languages.fixture("en-US").entities(text, .people).isEmpty)
  }
}
