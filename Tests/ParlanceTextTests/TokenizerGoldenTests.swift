import ParlanceText
import Testing

/// A text, the language it is in, and its tokens in ``notation(_:)``.
struct Golden: Sendable, CustomTestStringConvertible {
  let language: String
  let text: String
  let tokens: String

  init(_ language: String, _ text: String, _ tokens: String) {
    self.language = language
    self.text = text
    self.tokens = tokens
  }

  var testDescription: String { text.debugDescription }
}

@Suite("Tokens of many languages")
struct TokenizerGoldenTests {
  private static func tokenizer(_ language: String) -> Tokenizer {
    language == "en-US" ? Fixture.english : Fixture.tokenizer(language)
  }

  @Test("Tokens", arguments: goldens)
  func cuts(_ golden: Golden) throws {
    let utterance = try Self.tokenizer(golden.language).utterance(golden.text)
    #expect(notation(utterance) == golden.tokens)
  }

  private static let goldens: [Golden] = [
    Golden(
      "en-US", "Send $20 to Jason for pizza, please!",
      "Send=wC $=s_ 20=n to=w_ Jason=w_C for=w_ pizza=w_ ,=p please=w_ !=p"),
    Golden("en-US", "What's Jason's balance?", "What=wC 's=wg Jason=w_C 's=wg balance=w_ ?=p"),
    Golden("en-US", "Jason 's lunch", "Jason=wC 's=w_ lunch=w_"),
    Golden("en-US", "Jason’s and Ann’S", "Jason=wC ’s=wg and=w_ Ann=w_C ’S=wg"),
    Golden("en-US", "Jason ’s", "Jason=wC ’s=w_"),
    Golden("en-US", "5kg 10k$ USD50", "5=n kg=wg 10=n_ k=wg $=s USD=w_CU 50=ng"),
    Golden("en-US", "$1,234.56 and 50%", "$=s 1,234.56=n and=w_ 50=n_ %=p"),
    Golden(
      "en-US", "3:30pm 1/2 1.5k 1st", "3=n :=p 30=n pm=wg 1=n_ /=p 2=n 1.5=n_ k=wg 1=n_ st=wg"),
    Golden(
      "en-US", "O'Neil's co-op isn't e.g. U.S.",
      "O'Neil=wC 's=wg co=w_ -=p op=w isn't=w_ e.g=w_ .=p U.S=w_CU .=p"),
    Golden("en-US", "I'd say they're it'll", "I=wC 'd=wg say=w_ they=w_ 're=wg it=w_ 'll=wg"),
    Golden(
      "en-US", "mail john.smith@example.com, or", "mail=w john.smith@example.com=a_ ,=p or=w_"),
    Golden(
      "en-US", "see https://example.com/a?b=c. or www.example.org/x",
      "see=w https://example.com/a?b=c=a_ .=p or=w_ www.example.org/x=a_"),
    Golden("en-US", "and @bob_99!", "and=w @bob_99=a_ !=p"),
    Golden("en-US", "5 @ $3, bob @ home", "5=n @=p_ $=s_ 3=n ,=p bob=w_ @=p_ home=w_"),
    Golden("en-US", "@@bob http:// www. x", "@=p @bob=a http=w_ :=p /=p /=p www=w_ .=p x=w_"),
    Golden("en-US", "call +1 (555) 123-4567", "call=w +=s_ 1=n (=p_ 555=n )=p 123=n_ -=p 4567=n"),
    Golden("en-US", "555-1234 555.123.4567", "555=n -=p 1234=n 555.123.4567=n_"),
    Golden("en-US", "👩‍👩‍👧‍👦 👍🏽 🇩🇪🇫🇷 ❤️ 1️⃣", "👩‍👩‍👧‍👦=e 👍🏽=e_ 🇩🇪=e_ 🇫🇷=e ❤️=e_ 1️⃣=n_"),
    Golden("en-US", "hi👋bob ☎ ©", "hi=w 👋=e bob=w ☎=e_ ©=e_"),
    Golden(
      "en-US", "\"quoted\" “curly” ‘single’",
      "\"=p quoted=w \"=p “=p_ curly=w ”=p ‘=p_ single=w ’=p"),
    Golden("en-US", "— dash – … ?!", "—=p dash=w_ –=p_ …=p_ ?=p_ !=p"),
    Golden(
      "en-US", "a_b c+d #tag $AAPL AT&T",
      "a_b=w c=w_ +=s d=w #=p_ tag=w $=s_ AAPL=wCU AT=w_CU &=p T=wC"),
    Golden("en-US", "NASA A I iPhone Élan", "NASA=wCU A=w_C I=w_C iPhone=w_ Élan=w_C"),
    Golden(
      "de-DE", "Überweise 12,50 € an Jürgen Groß",
      "Überweise=wC 12,50=n_ €=s_ an=w_ Jürgen=w_C Groß=w_C"),
    Golden("de-DE", "1.234,56 Euro, 20er", "1.234,56=n Euro=w_C ,=p 20=n_ er=wg"),
    Golden("fr-FR", "50 € à l'ami d’Anne", "50=n €=s_ à=w_ l'ami=w_ d’Anne=w_"),
    Golden("tr-TR", "Ahmet'e 100₺ gönder", "Ahmet'e=wC 100=n_ ₺=s gönder=w_"),
    Golden("he-IL", "שלח 50 ש\"ח לדני", "שלח=w 50=n_ ש\"ח=w_ לדני=w_"),
    Golden("he-IL", "ש״ח לג׳ורג׳", "ש״ח=w לג׳ורג׳=w_"),
    Golden(
      "ar-SA", "أرسل ٥٠ ريال إلى أحمد، من فضلك؟",
      "أرسل=w ٥٠=n_ ريال=w_ إلى=w_ أحمد=w_ ،=p من=w_ فضلك=w_ ؟=p"),
    Golden("hi-IN", "राहुल को ₹५०० भेजो।", "राहुल=w को=w_ ₹=s_ ५००=n भेजो=w_ ।=p"),
    Golden("zh-CN", "给张三转二百元。", "给=wc| 张=wc 三=wc| 转=wc| 二=wc 百=wc 元=wc| 。=p"),
    Golden(
      "zh-CN", "用微信给Jason转5块,谢谢!",
      "用=wc| 微=wc| 信=wc| 给=wc| Jason=wC 转=wc| 5=n 块=wc| ,=p 谢=wc 谢=wc| !=p"),
    Golden(
      "ja-JP", "ジョンさんに3千円送って", "ジ=wc ョ=wc ン=wc| さ=wc ん=wc| に=wc| 3=n 千=wc 円=wc| 送=wc| っ=wc て=wc|"),
    Golden("ja-JP", "ﾗｰﾒﾝ代１２３円", "ﾗ=wc ｰ=wc ﾒ=wc ﾝ=wc| 代=wc| １２３=n 円=wc|"),
    Golden(
      "ko-KR", "민수에게 점심값 만원 보내줘",
      "민=wc 수=wc 에=wc 게=wc| 점=w_c 심=wc 값=wc| 만=w_c 원=wc| 보=w_c 내=wc 줘=wc|"),
    Golden(
      "th-TH", "ส่งเงินห้าร้อยบาท",
      "ส่=wc ง=wc| เ=wc งิ=wc น=wc| ห้=wc า=wc| ร้=wc อ=wc ย=wc| บ=wc า=wc ท=wc|"),
    Golden(
      "en-US", "send 五块 to Łukasz и Ольге", "send=w 五=w_c| 块=wc| to=w_ Łukasz=w_C и=w_ Ольге=w_C"),
    Golden("ru-RU", "Отправь 1 000,50 ₽", "Отправь=wC 1=n_ 000,50=n_ ₽=s_"),
    Golden("en-US", "A中B かnaカ 5中 中5", "A=wC 中=wc| B=wC か=w_c| na=w カ=wc| 5=n_ 中=wc| 中=w_c| 5=n"),
    Golden("en-US", "请发给bob@x.com谢谢", "请=wc| 发=wc| 给=wc| bob@x.com=a 谢=wc 谢=wc|"),
    Golden("en-US", "", ""),
    Golden("en-US", "   \t\n ", ""),
    Golden("en-US", "a\0b \0", "a=w b=w_"),
    Golden("en-US", "\" ( [ { < ' ’", "\"=p (=p_ [=p_ {=p_ <=s_ '=p_ ’=p_"),
    Golden("en-US", "a\u{AD}b x\u{200D}y", "a\u{AD}b=w x\u{200D}y=w_"),
    Golden("en-US", "5's 's 'so", "5=n 's=w 's=w_ '=p_ so=w"),
    Golden("en-US", "½ Ⅳ 5㎏", "½=w Ⅳ=w_ 5=n_ ㎏=s"),
    Golden("en-US", "कि  \r\n x", "कि=w x=w_"),
    Golden("en-US", "🇩 \u{300}a", "🇩=e a=w_"),
    Golden("en-US", "Cafe\u{301} nin\u{303}o", "Cafe\u{301}=wC nin\u{303}o=w_"),
  ]
}
