import Testing

@Suite("Sums of money as languages say them")
struct LanguageSumTests {
  @Test(
    "A word between magnitude and unit",
    arguments: [
      ("es", "un millón de euros", "EUR 1000000"),
      ("es", "un millón y medio de euros", "EUR 1500000"),
      ("fr", "trois millions d'euros", "EUR 3000000"), ("fr", "2 milliards de $", "USD 2000000000"),
      ("es", "75 USD millones", "USD 75000000"),
    ])
  func links(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "A whole and cents in words without a unit are a sum where one is asked for",
    arguments: [
      ("en", "forty-five fifty", ["forty-five fifty = USD 45.5 ?"]), ("en", "two fifty", []),
      ("en", "twenty twenty", []), ("en", "45 50", []), ("en", "ten forty-five fifty", []),
      ("de", "zwei fünfzig", ["zwei fünfzig = EUR 2.5 ?"]),
      ("es", "doce con cincuenta", ["doce con cincuenta = EUR 12.5 ?"]),
      ("pt", "vinte e cinco e cinquenta", ["vinte e cinco e cinquenta = BRL 25.5 ?"]),
      ("ja", "二 五十", []),
    ])
  func spokenCents(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try Languages.any(language).candidates(text, .currencyAmount) == values)
  }

  @Test(
    "A name of money is not cut where its language writes it with spaces, and tells money of one name apart",
    arguments: [
      ("ja", "445ナ", []), ("ja", "445ナイラ", ["445ナイラ = NGN 445"]),
      ("ja", "200コルナ", ["200コルナ = CZK 200"]),
      ("it", "250 fiorini olandesi", ["250 fiorini olandesi = NLG 250"]),
      ("it", "250 fiorini", ["250 fiorini = HUF 250"]),
    ])
  func wholeNames(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "Marks in digits",
    arguments: [
      ("de", "40,- €", "EUR 40"), ("de-CH", "CHF 40.-", "CHF 40"), ("de", "40,– €", "EUR 40"),
      ("de-CH", "1'250.50 Franken", "CHF 1250.5"), ("de-AT", "€ 1.250,50", "EUR 1250.5"),
      ("de-AT", "1.200 Euro", "EUR 1200"), ("fr", "1.250,50 €", "EUR 1250.5"),
      ("fr-CH", "CHF 1’250.50", "CHF 1250.5"), ("it-CH", "2'000 franchi", "CHF 2000"),
      ("en", "1'000 dollars", "USD 1000"),
      ("fr", "1\u{202F}250,50 €", "EUR 1250.5"), ("ru", "2 500 ₽", "RUB 2500"),
      ("fr", "12€50", "EUR 12.5"), ("de", "siebenhundert-Euro", "EUR 700"),
      ("sv", "49:50 kr", "SEK 49.5"), ("sv", "200:-", "SEK 200"),
      ("nl", "200,-", "EUR 200"), ("nb", "1 250,-", "NOK 1250"), ("de-CH", "40.-", "CHF 40"),
      ("de", "AUD$ 15", "AUD 15"), ("fr", "MXN$15", "MXN 15"),
    ])
  func marks(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "Marks that stand for no cents only behind whole numbers",
    arguments: ["12,50,-", "10,-5", "5, - 20", ",- 50", "5,-naar"])
  func dashes(_ text: String) throws {
    #expect(try sums(text, "nl") == [])
  }

  @Test(
    "The half of the unit before it, and of what is behind it",
    arguments: [
      ("zh", "三块半", ["三块半 = CNY 3.5"]), ("zh", "转十二蚊半给小明", ["十二蚊半 = HKD 12.5"]),
      ("zh-HK", "一皮半", ["一皮半 = HKD 15000"]), ("zh", "十块半斤苹果", ["十块 = CNY 10"]),
      ("zh", "五毛半", []), ("zh", "三千块半", []), ("zh", "三块半美金", []), ("zh", "十块五毛半", []),
      ("zh", "半块钱", ["半块钱 = CNY 0.5"]), ("zh", "蚊半", ["蚊半 = HKD 1.5"]), ("zh", "十几蚊半", []),
    ])
  func halves(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "A counter is money only with a half, or behind a currency",
    arguments: [
      ("七個半", ["七個半 = HKD 7.5"]), ("個半", ["個半 = HKD 1.5"]), ("七個", []), ("個半鐘", []),
      ("七個半鐘", []), ("七個半月", []), ("畀七個半阿明", ["七個半 = HKD 7.5 ?"]), ("七個一毫", []),
      ("港幣七個兩毫", ["港幣七個兩毫 = HKD 7.2"]), ("港幣七個半", ["港幣七個半 = HKD 7.5", "七個半 = HKD 7.5 ?"]),
      ("港幣七個", []), ("港幣七個仙", []), ("七個半美金", ["七個半美金 = USD 7.5"]),
    ])
  func counters(_ text: String, _ values: [String]) throws {
    #expect(try Languages.any("zh-HK").candidates(text, .currencyAmount) == values)
  }

  @Test(
    "A count that may leave out the larger unit, and a name that also names points and minutes",
    arguments: [
      ("七百零三毛", []), ("四百二毛", []), ("三十五毛", ["三十五毛 = CNY 3.5"]),
      ("七百二十毛", ["七百二十毛 = CNY 72"]), ("703毛", ["703毛 = CNY 70.3"]),
      ("十五分", ["十五分 = CNY 0.15"]), ("打十五分", []), ("十五分了", []),
    ])
  func leftOut(_ text: String, _ values: [String]) throws {
    #expect(try sums(text, "zh-CN") == values)
  }

  @Test(
    "Names with an ending behind a mark, which is none of the sum",
    arguments: [
      ("tr", "20 dolar'ı sakla", ["20 dolar = USD 20"]),
      ("tr", "3 lira 40 kuruş’tan az", ["3 lira 40 kuruş = TRY 3.4"]),
      ("tr", "75 çin yuanı'na", ["75 çin yuanı = CNY 75"]), ("tr", "5 TL'yi", ["5 TL = TRY 5"]),
      ("tr", "5 dolardan", ["5 dolardan = USD 5"]), ("nl", "20 euro's", ["20 euro's = EUR 20"]),
    ])
  func endings(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "Tenths before a word that a sum stands before",
    arguments: [
      ("zh", "三块五给小明", ["三块五 = CNY 3.5"]), ("zh", "三块五个苹果", []),
      ("zh", "九毛八的红包", ["九毛八 = CNY 0.98"]),
      ("nl", "twee kuai acht aan Bram", ["twee kuai acht = CNY 2.8"]),
    ])
  func endedTenths(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "A digit behind a magnitude counts the next lower one",
    arguments: [
      ("zh", "2万3", "23000"), ("zh", "两万3", "23000"), ("zh", "3千5", "3500"),
      ("zh", "1百5", "150"), ("zh", "2万30", "20030"), ("zh", "2万3千", "23000"),
      ("th", "2 หมื่น 5", "25000"), ("ja", "2万3", "20003"), ("en", "2 thousand 5", "2005"),
    ])
  func tenths(_ language: String, _ text: String, _ value: String) throws {
    #expect(try Languages.any(language).candidates(text, .number).contains("\(text) = \(value)"))
  }

  @Test("A digit of a date behind a magnitude is no part of it")
  func dates() throws {
    #expect(try Languages.any("zh").candidates("2万3月5日", .number).contains("2万 = 20000"))
  }

  @Test(
    "A number behind a sum and \"and\" that may be more of the same unit",
    arguments: [
      ("ar-SA", "مية ريال وخمسين"), ("ar", "ألف ريال وميتين لأحمد"), ("ar", "مية ريال و 50"),
      ("en", "a hundred dollars and fifty"), ("en", "send 2,000 dollars and 500 to Bob"),
      ("he", "מאה שקל וחמישים"),
    ])
  func more(_ language: String, _ text: String) throws {
    #expect(try sums(text, language) == [])
  }

  @Test(
    "A number behind a sum that can only be its lesser part",
    arguments: [
      ("en", "five dollars and fifty", "USD 5.5"), ("en", "150 dollars and 50", "USD 150.5"),
      ("en", "$100 and fifty", "USD 100.5"),
      ("es", "veinte euros y cincuenta", "EUR 20.5"), ("ru", "сто рублей пятьдесят", "RUB 100.5"),
    ])
  func lesser(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "A magnitude that only stands behind a count",
    arguments: [
      ("he", "מאות שקלים"), ("he", "אלפים שקלים"), ("en", "hundreds of dollars"),
      ("fr", "des centaines d'euros"),
      ("fr", "des millions d'euros"), ("de", "Hunderte Euro"), ("de", "Millionen Euro"),
      ("es", "millones de euros"), ("ru", "тысячи рублей"), ("ar-SA", "آلاف الريالات"),
      ("sv", "miljoner kronor"), ("it", "migliaia di euro"), ("nl", "honderden euro's"),
    ])
  func uncounted(_ language: String, _ text: String) throws {
    #expect(try sums(text, language) == [])
  }

  @Test(
    "A magnitude that stands alone, or behind a count",
    arguments: [
      ("he", "מאה שקלים", "ILS 100"), ("he", "שלוש מאות שקלים", "ILS 300"),
      ("en", "hundred dollars", "USD 100"), ("de", "tausend Euro", "EUR 1000"),
      ("de", "zwei Millionen Euro", "EUR 2000000"), ("fr", "cent euros", "EUR 100"),
      ("fr", "deux cents euros", "EUR 200"), ("ru", "тысячу рублей", "RUB 1000"),
      ("ru", "5 тысяч рублей", "RUB 5000"), ("da", "tusind kroner", "DKK 1000"),
      ("da", "tusinde kroner", "DKK 1000"), ("ar-SA", "ألف ريال", "SAR 1000"),
      ("ar-SA", "ثلاثة آلاف ريال", "SAR 3000"), ("zh", "一万块", "CNY 10000"),
    ])
  func counted(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "A time before a sum is no part of it", arguments: ["10:30 kr 50", "10:30 $5", "10:30:15 kr"])
  func times(_ text: String) throws {
    #expect(try sums(text, "sv").allSatisfy { !$0.hasPrefix("10:30") })
  }

  @Test("A word for a part that stands behind numbers only is none elsewhere")
  func partsBehindNumbers() throws {
    #expect(try sums("改成三十块", "zh") == ["三十块 = CNY 30"])
    #expect(try sums("三成五块", "zh") == [])
  }

  @Test(
    "No group of digits begins with a zero",
    arguments: [("ru", "0 475 ₽"), ("fr", "0 475 €"), ("en", "$0,475")])
  func groupsWithoutZero(_ language: String, _ text: String) throws {
    #expect(try !sums(text, language).contains { $0.hasSuffix("475") })
  }

  @Test("The end of a word and the beginning of the next are no sum")
  func words() throws {
    #expect(try sums("축구 동호회 회비", "ko") == [])
    #expect(try sums("구 동", "ko") == ["구 동 = VND 9"])
  }

  @Test(
    "A part is no number",
    arguments: [
      ("en", "10%"), ("en", "10 %"), ("en", "twenty five percent"), ("en", "20 per cent"),
      ("en", "10 to 20 percent"), ("en", "10-20%"), ("es", "20 por ciento"), ("es", "por ciento"),
      ("fr", "10 pour cent"), ("it", "10 per cento"), ("pt", "dez por cento"), ("tr", "yüzde 10"),
      ("tr", "%10"), ("ar", "١٠٪"), ("de", "10 Prozent"), ("ru", "10 процентов"),
      ("zh", "百分之十"), ("zh", "两成"), ("ja", "10パーセント"), ("ko", "10프로"),
    ])
  func shares(_ language: String, _ text: String) throws {
    #expect(try Languages.any(language).candidates(text, .number) == [])
  }

  @Test(
    "A lesser part before more words",
    arguments: [
      ("fr", "12 euros 80 à max", ["12 euros 80 = EUR 12.8"]),
      ("de", "22 Euro 50 für die Pizza", ["22 Euro 50 = EUR 22.5"]),
      ("es", "9 euros con 90 a olga", ["9 euros con 90 = EUR 9.9"]),
      ("fr", "2 euros 50 billets", ["2 euros = EUR 2"]),
    ])
  func parts(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "Fractions",
    arguments: [
      ("es", "dos euros y medio", "EUR 2.5"), ("es", "medio euro", "EUR 0.5"),
      ("es-CL", "dos lucas y media", "CLP 2500"), ("es-CL", "media luca", "CLP 500"),
      ("tr", "iki buçuk lira", "TRY 2.5"), ("tr", "iki buçuk bin lira", "TRY 2500"),
      ("tr", "yarım milyon lira", "TRY 500000"),
      ("ru", "две с половиной тысячи рублей", "RUB 2500"),
      ("en", "two grand and a half", "USD 2500"),
    ])
  func fractions(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "Coins that are also hundreds",
    arguments: [
      ("25 cents", ["25 cents = EUR 0.25"]), ("vingt-cinq cents", ["vingt-cinq cents = EUR 0.25"]),
      ("deux cents euros", ["deux cents euros = EUR 200"]), ("douze cents", []),
      ("mille cent seize euros", ["mille cent seize euros = EUR 1116"]),
      ("trois dollars vingt cents", ["trois dollars vingt cents = USD 3.2"]),
    ])
  func hundreds(_ text: String, _ values: [String]) throws {
    #expect(try sums(text, "fr") == values)
  }

  @Test(
    "Myriads in digits",
    arguments: [
      ("4천 820만 달러", "USD 48200000"), ("1천 1백 70만 달러", "USD 11700000"),
      ("5만원", "KRW 50000"), ("1만 2천 원", "KRW 12000"),
    ])
  func myriads(_ text: String, _ value: String) throws {
    #expect(try sums(text, "ko") == ["\(text) = \(value)"])
  }

  @Test(
    "Thai magnitudes",
    arguments: [
      ("พันห้าบาท", "THB 1500"), ("สี่พันห้าบาท", "THB 4500"), ("สามร้อยห้าบาท", "THB 305"),
      ("ร้อยนึงบาท", "THB 100"), ("พันหนึ่งบาท", "THB 1000"), ("หนึ่งพันบาท", "THB 1000"),
    ])
  func tenths(_ text: String, _ value: String) throws {
    #expect(try sums(text, "th") == ["\(text) = \(value)"])
  }

  @Test(
    "What stands before a sum and is no part of it",
    arguments: [
      ("ko", "월세 60만원", ["60만원 = KRW 600000"]), ("ko", "1일 1만원", ["1만원 = KRW 10000"]),
      ("de", "einen 48 Millionen Dollar", ["48 Millionen Dollar = USD 48000000"]),
      ("es", "5 euros por 2 cafés", ["5 euros = EUR 5"]), ("es", "5 euros por 3", []),
      ("ru", "кинь сотку на такси", ["сотку = RUB 100"]), ("ru", "сотку долларов", []),
    ])
  func neighbours(_ language: String, _ text: String, _ values: [String]) throws {
    #expect(try sums(text, language) == values)
  }

  @Test(
    "Languages of which only sums are known",
    arguments: [
      ("bg", "два лева и тридесет стотинки", "BGN 2.3"), ("hr", "2 dolara i 23 centa", "USD 2.23"),
      ("ca", "dos euros i vint cèntims", "EUR 2.2"), ("ro", "20 de lei", "RON 20"),
      ("vi", "hai đô la và 23 xen", "USD 2.23"), ("mn", "арван таван төгрөг", "MNT 15"),
      ("id", "antara 10 sampai 20 dolar", "USD 10..20"), ("hr", "manje od 7 eura", "EUR ..7"),
      ("ro", "cel mult 7 euro", "EUR ..7"), ("ar", "5 ريالات قطرية", "QAR 5"),
      ("he", "שקל וחצי", "ILS 1.5"), ("ar", "عشرون دولار", "USD 20"),
    ])
  func entitiesOnly(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "Languages that only CLDR knows",
    arguments: [
      ("uk", "двадцять п'ять гривень", "UAH 25"), ("el", "είκοσι πέντε ευρώ", "EUR 25"),
      ("pl", "dwadzieścia pięć złotych", "PLN 25"), ("cs", "dvacet korun", "CZK 20"),
      ("hu", "huszonöt forint", "HUF 25"), ("kk", "25 USD", "USD 25"),
      ("sw", "1,500 KES", "KES 1500"),
    ])
  func withoutPack(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "No end of a range is a sum where nobody wrote down the words of ranges",
    arguments: [
      ("uk", "між 10 та 20 доларів"), ("pl", "od 10 do 20 dolarów"), ("cs", "mezi 10 a 20 eury"),
    ])
  func unknownRanges(_ language: String, _ text: String) throws {
    #expect(try sums(text, language) == [])
  }

  @Test(
    "Parts of Chinese money",
    arguments: [
      ("两角五分", ["两角五分 = CNY 0.25"]), ("五块三", ["五块三 = CNY 5.3"]),
      ("五元七毛八分", ["五元七毛八分 = CNY 5.78"]), ("给二十分", []), ("五块三个", []),
      ("三千块零用钱", ["三千块 = CNY 3000"]),
    ])
  func chineseParts(_ text: String, _ values: [String]) throws {
    #expect(try sums(text, "zh") == values)
  }

  @Test(
    "Bounds behind a sum",
    arguments: [
      ("en", "$50 or more", "USD 50.."), ("ko", "5000원 이상", "KRW 5000.."),
      ("ko", "10달러 이하", "USD ..10"), ("ja", "5000円以上", "JPY 5000.."),
      ("es", "20 euros o más", "EUR 20.."), ("ko", "이만원 - 삼만원", "KRW 20000..30000"),
    ])
  func bounds(_ language: String, _ text: String, _ value: String) throws {
    #expect(try sums(text, language) == ["\(text) = \(value)"])
  }

  @Test(
    "Letters before a symbol say whose money it is",
    arguments: ["EUR$ 15", "xx$ 15"])
  func unknownSymbols(_ text: String) throws {
    #expect(try sums(text, "de") == [])
  }

  private func sums(_ text: String, _ language: String) throws -> [String] {
    try Languages.any(language).entities(text, .currencyAmount)
  }
}
