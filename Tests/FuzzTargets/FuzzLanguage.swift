internal import Parlance
internal import ParlanceText

/// What interprets and what reads answers in a language, made when it is first asked for.
struct FuzzLanguage {
  let interpreter: Interpreter
  let answers: AnswerReader

  private static let known = Guarded<[String: FuzzLanguage]>([:])

  /// A language that is part of the library, with a few names.
  static func language(_ tag: String) -> FuzzLanguage {
    known.withLock { known in
      if let language = known[tag] { return language }
      do {
        let language = try FuzzLanguage(tag)
        known[tag] = language
        return language
      } catch {
        fatalError("\(tag): \(error)")
      }
    }
  }

  private init(_ tag: String) throws {
    var vocabulary = Vocabulary()
    _ = vocabulary.setVocabularyStrings(
      ["Ann Lee", "Bob Kim", "Bob Kemp", "山田太郎", "محمد علي"], of: .contactName)
    _ = vocabulary.setVocabularyStrings(["Book Club"], of: .contactGroupName)
    let context = Context(
      vocabulary: vocabulary, apps: [App(name: "LetsEat", alternativeNames: ["Lets Eat"])])
    try self.init(try LanguagePack(for: LanguageCode(tag)), context)
  }

  /// A pack with a context.
  init(_ pack: LanguagePack, _ context: Context = Context()) throws {
    interpreter = try Interpreter(try LanguageModel(pack), context: context)
    let answers = try LanguageModel(pack, for: .answers)
    self.answers = try AnswerReader(answers, requests: interpreter.model, context: context)
  }

  /// What a payment could ask for.
  static let expected = ExpectedAnswers(
    parameters: ["payee", "currencyAmount", "note"], options: [.text("Ann Lee"), .text("Bob Kim")],
    includeConsent: true)

  func interpret(_ text: String) {
    guard let result = try? interpreter.interpret(text, at: Reading.date) else { return }
    Reading.requireJSON {
      $0.result(result, language: interpreter.model.code, id: "7", maximumCount: .max)
    }
  }

  func findEntities(_ text: String) {
    guard let found = try? interpreter.entities(in: text, at: Reading.date) else { return }
    Reading.requireJSON {
      $0.entities(
        found.entities, of: found.utterance, language: interpreter.model.code, id: nil)
    }
  }

  func explain(_ text: String) {
    guard let explanation = try? interpreter.explanation(of: text, at: Reading.date) else { return }
    Reading.requireJSON {
      $0.explanation(explanation, language: interpreter.model.code, id: nil)
    }
  }

  func answer(_ text: String) {
    let payment = "INSendPaymentIntent"
    guard let schema = IntentSchema.system[payment],
      let reading = try? answers.reading(
        of: text, as: Self.expected, about: schema, at: Reading.date)
    else { return }
    Reading.requireJSON {
      $0.answer(reading, language: interpreter.model.code, id: nil)
    }
  }
}
