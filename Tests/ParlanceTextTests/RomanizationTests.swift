import ParlanceText
import Testing

@Suite("Latin letters for other scripts")
struct RomanizationTests {
  @Test(
    "A name has one or two ways",
    arguments: [
      ("王小明", ["wang xiao ming"]), ("Юлия Чехова", ["ulia cehova", "yuliya chekhova"]),
      ("けんた", ["kenta"]), ("Ольга", ["olga"]), ("Zoë D'Arcy", ["zoe darcy"]), ("…", []),
    ])
  func romanizes(_ name: String, _ forms: [String]) {
    #expect(Romanization.forms(of: name) == forms)
  }

  @Test(
    "Names are Latin or not",
    arguments: [("Zoë 2", true), ("Анна", false), ("Bоb", false), ("", true)])
  func tellsLatin(_ name: String, _ isLatin: Bool) {
    #expect(Romanization.isLatin(name) == isLatin)
  }

  @Test("The script is that of the first letter")
  func tellsScripts() {
    #expect(Romanization.script(of: "1 Анна") == Romanization.script(of: "Иван"))
    #expect(Romanization.script(of: "Анна") != Romanization.script(of: "Anna"))
    #expect(Romanization.script(of: "けん") != Romanization.script(of: "ケン"))
    #expect(Romanization.script(of: "12 …") == nil)
  }

  @Test("Long names are romanised whole")
  func takesLongNames() {
    let name = String(repeating: "щ", count: 400)
    #expect(Romanization.forms(of: name).last == String(repeating: "shch", count: 400))
  }
}
