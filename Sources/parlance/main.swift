import Foundation
import ParlanceEntities
import ParlanceIntents
import ParlanceLanguages
import ParlanceMatching
import ParlanceText

struct Line: Decodable { let id: String; let text: String; let language: String? }
let args = CommandLine.arguments
let clock = ContinuousClock()
let t0 = clock.now
let code = try LanguageCode("en-US")
let pack = try LanguagePack(for: code)
let t1 = clock.now
let model = try LanguageModel(pack)
let t2 = clock.now
debugPrint("pack", t1 - t0, "model", t2 - t1, to: &err)
struct Err: TextOutputStream { mutating func write(_ s: String) { FileHandleWrite(s) } }
func FileHandleWrite(_ s: String) { FileHandle.standardError.write(Data(s.utf8)) }
nonisolated(unsafe) var err = Err()
let refDate = ReferenceDate()
func esc(_ s: some StringProtocol) -> String { String(decoding: try! JSONEncoder().encode(String(s)), as: UTF8.self) }
func show(_ text: String, id: String?) throws {
  var u = try model.tokenizer.utterance(text)
  model.lexicon.annotate(&u)
  let edges = model.edges(in: u, at: refDate)
  let ms = model.matcher.matches(in: u, edges: edges, maximumCount: 3)
  if let id {
    var out = "{\"id\":\(esc(id)),\"interpretations\":["
    if let m = ms.first {
      let t = model.matcher.templates[Int(m.template)]
      var ps: [String: [String]] = [:]
      for b in m.bindings {
        let r = u.scalarRange(of: u.span(of: b.tokens))
        ps[model.matcher.parameters[Int(b.parameter)].name, default: []].append("{\"span\":[\(r.lowerBound),\(r.upperBound)]}")
      }
      ps["app"] = nil
      out += "{\"intent\":\(esc(t.intent)),\"cost\":\(m.cost.units),\"template\":\"\(t.file):\(t.line)\",\"parameters\":{" + ps.sorted { $0.key < $1.key }.map { "\(esc($0.key)):[" + $0.value.joined(separator: ",") + "]" }.joined(separator: ",") + "}}"
    }
    print(out + "]}")
  } else {
    for m in ms {
      let t = model.matcher.templates[Int(m.template)]
      print(m.cost.units, t.intent, "\(t.file):\(t.line)", m.bindings.map { (model.matcher.parameters[Int($0.parameter)].name, u.text(of: u.span(of: $0.tokens))) }, m.implied)
      for s in model.matcher.steps(of: m.template, in: u, edges: edges) { print("   ", u.text(of: u.span(of: s.tokens)), s.role, s.parameter, s.cost.units) }
    }
    if ms.isEmpty {
      let r = model.matcher.refusal(of: u, edges: edges, maximumCount: 3)
      print("refused at", r.token, r.candidates.map { (model.matcher.templates[Int($0.template)].line, model.matcher.templates[Int($0.template)].file, $0.expected.prefix(5)) })
    }
  }
}
if args.contains("jsonl") {
  while let l = readLine() {
    let line = try JSONDecoder().decode(Line.self, from: Data(l.utf8))
    try show(line.text, id: line.id)
  }
} else {
  for a in args.dropFirst() { try show(a, id: nil) }
}
