import ParlanceText
import ParlanceVocabulary
import Testing

@Suite("Which parts of a name stand for its bearer")
struct NameRulesTests {
  private static let relations: [(String, NameRules.Term)] = [
    ("mom", .relation), ("best friend", .relation), ("teacher", .role), ("お母さん", .relation),
    ("엄마", .relation), ("형", .relation), ("先生", .role),
  ]

  private func index(
    _ names: [String], _ terms: [(String, NameRules.Term)] = relations
  ) throws -> VocabularyIndex {
    try Fixture.contacts(
      names,
      rules: Fixture.rules(
        terms, givenNames: ["maria", "jose"], functionWords: ["of", "の"]))
  }

  @Test(
    "A person who is told by another is neither of both",
    arguments: [
      ("Jason's mom", "pay jason"), ("Jason's mom", "pay mom"), ("Jason Mom", "pay jason"),
      ("Jason's", "pay jason"), ("Mom of Jason", "pay jason"), ("Jason Best Friend", "pay jason"),
      ("Teacher of Jason", "pay jason"), ("大輔のお母さん", "大輔に"), ("健一 お母さん", "健一に"),
      ("大輔の先生", "大輔に"), ("민수 엄마", "민수한테"), ("민수 엄마", "엄마한테"),
    ])
  func othersAreNotNamed(name: String, said: String) throws {
    #expect(try index([name]).summary(of: said).isEmpty)
    #expect(try index([name]).summary(of: name).contains("exact \(name) -> \(name)"))
  }

  @Test("A title, an occupation and words that are pieces of others are a person's own")
  func titlesMayBeLeftOut() throws {
    #expect(try index(["Teacher Jason"]).summary(of: "jason") == ["partial jason -> Teacher Jason"])
    #expect(
      try index(["Momoko Clayton"]).summary(of: "clayton") == ["partial clayton -> Momoko Clayton"])
    #expect(try index(["이 준형"]).summary(of: "준형") == ["partial 준형 -> 이 준형"])
  }

  @Test("In scripts without spaces a part is what spaces stand around")
  func spacesPartClusters() throws {
    let index = try index(["ณัฐพล บุญมา", "清水 凛", "キム・ミンジ"])
    #expect(try index.summary(of: "โอนให้มา").isEmpty)
    #expect(try index.summary(of: "โอนให้บุญมา") == ["partial บุญมา -> ณัฐพล บุญมา"])
    #expect(try index.summary(of: "凛に") == ["partial 凛 -> 清水 凛"])
    #expect(try index.summary(of: "ミンジに") == ["partial ミンジ -> キム・ミンジ"])
  }

  @Test("Without spaces the family name and what follows it are parts, where the language knows it")
  func familyNamesPartClusters() throws {
    let index = try index(
      ["欧阳娜娜", "陈美玲", "阿依古丽", "田中先生", "田中のお母さん", "林太郎"],
      [
        ("欧阳", .familyName), ("陈", .familyName), ("田中", .familyName), ("林", .familyName),
        ("林太郎", .givenName), ("お母さん", .relation), ("先生", .role),
      ])
    #expect(try index.summary(of: "欧阳") == ["partial 欧阳 -> 欧阳娜娜"])
    #expect(try index.summary(of: "娜娜") == ["partial 娜娜 -> 欧阳娜娜"])
    #expect(try index.summary(of: "美玲") == ["partial 美玲 -> 陈美玲"])
    #expect(try index.summary(of: "田中") == ["partial 田中 -> 田中先生"])
    for said in ["阳娜", "陈", "陈美", "古丽", "阿依", "太郎", "お母さん"] {
      #expect(try index.summary(of: said).isEmpty, "\(said)")
    }
  }

  @Test("A particle makes another name of the next word")
  func particlesStayWithTheirNames() throws {
    let index = try index(
      ["Abu Ali", "Ahmed bin Rashid"], [("abu", .particle), ("bin", .particle)])
    #expect(try index.summary(of: "ali rashid abu bin").isEmpty)
    #expect(try index.summary(of: "ahmed") == ["partial ahmed -> Ahmed bin Rashid"])
    #expect(try index.summary(of: "bin rashid") == ["partial bin rashid -> Ahmed bin Rashid"])
  }

  @Test("A nickname stands for the first of several given names")
  func nicknamesStandForFirstNames() throws {
    let index = try Fixture.contacts(
      ["María José Campos", "Campos José", "Jose Ruiz"], nicknames: ["pepe": ["jose"]],
      rules: Fixture.rules(givenNames: ["maria", "maría", "jose", "josé"]))
    #expect(try index.summary(of: "pepe") == ["nickname pepe -> Campos José, Jose Ruiz"])
    #expect(
      try index.summary(of: "jose") == ["partial jose -> María José Campos, Campos José, Jose Ruiz"]
    )
  }
}
