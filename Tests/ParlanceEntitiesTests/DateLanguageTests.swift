import Testing

@testable import ParlanceEntities

/// Kinds of dates that English does not have, each in a language that does; values as in ``DateTests``.
@Suite("Dates in other languages")
struct DateLanguageTests {
  @Test(
    "Modifiers behind what they tell from others",
    arguments: [
      ("fr-FR", "la semaine dernière", "2026-03-02/2026-03-08"),
      ("fr-FR", "les trois derniers jours", "2026-03-08/2026-03-11"),
      ("fr-FR", "lundi dernier", "2026-03-09"), ("fr-FR", "mars dernier", "2025-03-01/2025-03-31"),
      ("es-ES", "el mes que viene", "2026-04-01/2026-04-30"),
      ("es-ES", "el viernes que viene", "2026-03-13"),
      ("th-TH", "อาทิตย์ที่แล้ว", "2026-03-01/2026-03-07"), ("th-TH", "วันจันทร์หน้า", "2026-03-16"),
    ])
  func modifiers(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Lengths from now",
    arguments: [
      ("de-DE", "vor drei Tagen", "2026-03-08"), ("de-DE", "vor einer Woche", "2026-03-04"),
      ("fr-FR", "il y a trois jours", "2026-03-08"), ("es-ES", "hace una semana", "2026-03-04"),
      ("es-ES", "desde hace tres días", "2026-03-08/.."), ("ru-RU", "через неделю", "2026-03-18"),
      ("ru-RU", "неделю назад", "2026-03-04"), ("ru-RU", "21 день назад", "2026-02-18"),
      ("tr-TR", "iki gün sonra", "2026-03-13"), ("ja-JP", "2週間後", "2026-03-25"),
      ("th-TH", "3 วันที่แล้ว", "2026-03-08"),
    ])
  func lengths(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Days of months",
    arguments: [
      ("de-DE", "am 16. März", "2026-03-16 | 2025-03-16"),
      ("de-DE", "am 20.", "2026-03-20 | 2026-02-20"),
      ("de-DE", "Freitag, den 13. März", "2026-03-13"),
      ("es-ES", "el día 16", "2026-03-16 | 2026-02-16"),
      ("es-ES", "el 1 de abril de 2026", "2026-04-01"),
      ("es-ES", "el 5 del mes que viene", "2026-04-05"),
      ("es-ES", "antes del 15", "../2026-03-15 | ../2026-02-15"),
      ("es-ES", "hasta el 15", "../2026-03-15 | ../2026-02-15"),
      ("fr-FR", "le 15", "2026-03-15 | 2026-02-15"), ("fr-FR", "vendredi 13 mars", "2026-03-13"),
      ("ru-RU", "до 15 числа", "../2026-03-15 | ../2026-02-15"),
      ("ru-RU", "20 марта 2026 года", "2026-03-20"),
      ("tr-TR", "ayın on beşinde", "2026-03-15 | 2026-02-15"),
      ("tr-TR", "ayın 15'inde", "2026-03-15 | 2026-02-15"),
      ("ja-JP", "2026年3月25日", "2026-03-25"), ("ja-JP", "3月25日水曜日", "2026-03-25"),
      ("ja-JP", "三月二十日", "2026-03-20 | 2025-03-20"), ("th-TH", "20 มีนาคม 2569", "2026-03-20"),
    ])
  func days(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Digits in the order of the region",
    arguments: [
      ("de-DE", "am 16.03.2026", "2026-03-16"), ("de-DE", "bis 16.3.26", "../2026-03-16"),
      ("de-DE", "16.03.", "2026-03-16 | 2025-03-16"), ("fr-FR", "15-03-2026", "2026-03-15"),
      ("es-ES", "15/03", "2026-03-15 | 2025-03-15"), ("ru-RU", "01.04.26", "2026-04-01"),
    ])
  func digits(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Weeks and their days",
    arguments: [
      ("de-DE", "nächste Woche Freitag", "2026-03-20"),
      ("fr-FR", "le mardi de la semaine prochaine", "2026-03-17"),
      ("tr-TR", "haftaya cuma", "2026-03-20"), ("ja-JP", "先週の金曜日", "2026-03-06"),
      ("ko-KR", "다음 주 월요일", "2026-03-16"),
      (
        "de-DE", "Montagmorgen",
        "2026-03-16T06:00/2026-03-16T12:00 | 2026-03-09T06:00/2026-03-09T12:00"
      ), ("de-DE", "heute morgen", "2026-03-11T06:00/2026-03-11T12:00"),
    ])
  func weeks(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Times",
    arguments: [
      ("fr-FR", "demain à 18h30", "2026-03-12T18:30"),
      ("fr-FR", "demain à huit heures moins le quart", "2026-03-12T07:45"),
      ("es-ES", "mañana a las ocho y media", "2026-03-12T08:30"),
      ("es-ES", "mañana a las ocho de la tarde", "2026-03-12T20:00"),
      ("de-DE", "morgen um halb acht", "2026-03-12T07:30"),
      ("de-DE", "morgen um zehn Minuten vor acht", "2026-03-12T07:50"),
      ("zh-CN", "明天两点半", "2026-03-12T14:30"), ("zh-CN", "明天3点20分", "2026-03-12T15:20"),
      ("zh-HK", "聽日三點二十分", "2026-03-12T15:20"), ("fi-FI", "huomenna klo 8.30", "2026-03-12T08:30"),
      ("de-DE", "morgen um 8.30 Uhr", "2026-03-12T08:30"),
      ("de-DE", "morgen von 14 bis 16 Uhr", "2026-03-12T14:00/2026-03-12T16:00"),
      ("ru-RU", "завтра в 5 вечера", "2026-03-12T17:00"),
      ("ja-JP", "明日の午後3時半", "2026-03-12T15:30"),
      ("th-TH", "พรุ่งนี้สองทุ่ม", "2026-03-12T20:00"),
    ])
  func times(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "Bounds and ranges",
    arguments: [
      ("tr-TR", "cumaya kadar", "../2026-03-13 | ../2026-03-06"),
      ("tr-TR", "pazartesiden beri", "2026-03-09/.."),
      ("ja-JP", "20日まで", "../2026-03-20 | ../2026-02-20"),
      ("ja-JP", "月曜から金曜まで", "2026-03-16/2026-03-20 | 2026-03-02/2026-03-06"),
      ("fr-FR", "du 3 au 5 avril", "2026-04-03/2026-04-05 | 2025-04-03/2025-04-05"),
      ("de-DE", "vom 3. bis 5. April", "2026-04-03/2026-04-05 | 2025-04-03/2025-04-05"),
      ("ru-RU", "с первого по пятое апреля", "2026-04-01/2026-04-05 | 2025-04-01/2025-04-05"),
    ])
  func ranges(_ language: String, _ text: String, _ value: String) throws {
    try expect(language, text, value)
  }

  @Test(
    "No dates",
    arguments: [
      ("de-DE", "schick Max 12.50"), ("de-DE", "schick Max 50."), ("de-DE", "zahl 15.03"),
      ("es-ES", "paga el 20 por ciento"), ("fr-FR", "prends le 15 euros"),
      ("fr-FR", "envoie ça à 5 amis"), ("ru-RU", "за 3 дня"), ("ru-RU", "в 11 ночи"),
      ("ja-JP", "金を送って"), ("de-AT", "geh sei so lieb"), ("tr-TR", "annemi ara"),
      ("nl-NL", "stuur Jan een bericht"), ("zh-CN", "提高一点"),
      ("fr-FR", "au 06 12 34 56 78"), ("nb-NO", "til ti."),
    ])
  func none(_ language: String, _ text: String) throws {
    #expect(try Fixture(ofAny: language).entities(text, .date) == [])
  }

  @Test("A word may mean a day before and one after today") func eitherDay() throws {
    try expect("hi-IN", "कल", "2026-03-12 | 2026-03-10")
  }

  private func expect(_ language: String, _ text: String, _ value: String) throws {
    #expect(try Fixture(ofAny: language).entities(text, .date) == ["\(text) = \(value)"])
  }
}
