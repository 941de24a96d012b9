internal import Parlance

/// Answers with what an utterance answers to a question.
struct QuestionAnswerer: Answerer {
  private let languages: Languages
  /// What is asked where an utterance does not come with a question of its own.
  private let question: AskedQuestion

  init(_ languages: Languages, question: AskedQuestion) {
    self.languages = languages
    self.question = question
  }

  func json(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate,
    into json: inout JSONWriter
  ) throws {
    let reading = try reading(request, interpreter, date)
    json.answer(reading, language: interpreter.model.code, id: request.id)
  }

  func text(
    _ request: Request, from interpreter: Interpreter, at date: ReferenceDate
  ) throws -> String {
    let reading = try reading(request, interpreter, date)
    let place = if case .choice(let place) = reading.answer { " \(place)" } else { "" }
    return "  \(reading.answer.kind)\(place)\n"
      + InterpretationText.table(reading.parameters, reading.utterance)
  }

  private func reading(
    _ request: Request, _ interpreter: Interpreter, _ date: ReferenceDate
  ) throws -> AnswerReading {
    let question = request.question.completed(by: question)
    let schema = try question.schema()
    return try languages.answerReader(for: interpreter.model.code)
      .reading(of: request.text, as: question.expectedAnswers, about: schema, at: date)
  }
}
