internal import Parlance
internal import ParlanceApps

/// The findings of a check in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020).
///
/// Of a folder that was named by a relative path, files are relative to the working directory, as code hosts want them;
/// of one that was named by an absolute path, to the folder itself.
struct SARIFLog {
  private static let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private static let version = "2.1.0"
  /// Where Apple documents what the rules are about.
  private static let documentation = "https://developer.apple.com/documentation/sirikit"
  private static let base = "FOLDER"
  private static let ruleIndices = Dictionary(
    uniqueKeysWithValues: AppRule.allCases.enumerated().map { ($1, $0) })

  private let check: AppCheck
  private let isAbsolute: Bool

  init(_ check: AppCheck) {
    self.check = check
    isAbsolute = check.path.hasPrefix("/")
  }

  /// The log as one object.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("$schema", Self.schema)
      json.member("version", Self.version)
      json.member("runs") { $0.array { $0.object(run) } }
    }
  }

  private func run(_ json: inout JSONWriter) {
    json.member("tool") { $0.object { $0.member("driver") { $0.object(Self.driver) } } }
    if isAbsolute { json.member("originalUriBaseIds", baseIdentifiers) }
    json.member("results") { json in
      json.array { json in
        var occurrences: [String: Int] = [:]
        for finding in check.findings { result(finding, isKnown: false, &occurrences, &json) }
        for finding in check.knownFindings { result(finding, isKnown: true, &occurrences, &json) }
      }
    }
  }

  private func baseIdentifiers(_ json: inout JSONWriter) {
    let folder = check.path == "/" ? check.path : check.path + "/"
    json.object { json in
      json.member(Self.base) { json in
        json.object { $0.member("uri", "file://" + URIReference.encoded(folder)) }
      }
    }
  }

  // MARK: Rules

  private static func driver(_ json: inout JSONWriter) {
    json.member("name", "parlance")
    json.member("semanticVersion", Tool.version)
    json.member("informationUri", documentation)
    json.member("rules") { $0.array(of: AppRule.allCases, rule) }
  }

  private static func rule(_ json: inout JSONWriter, _ rule: AppRule) {
    json.object { json in
      json.member("id", rule.rawValue)
      json.message("shortDescription", sentence(rule.summary))
      json.message("fullDescription", "\(sentence(rule.summary)) \(rule.fix)")
      json.message("help", rule.fix)
      json.member("helpUri", documentation)
      json.member("defaultConfiguration") { json in
        json.object { $0.member("level", rule.severity.rawValue) }
      }
    }
  }

  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }

  // MARK: Results

  private func result(
    _ finding: AppFinding, isKnown: Bool, _ occurrences: inout [String: Int],
    _ json: inout JSONWriter
  ) {
    let fingerprint = finding.fingerprint(in: check.path)
    occurrences[fingerprint, default: 0] += 1
    json.object { json in
      json.member("ruleId", finding.rule.rawValue)
      json.member("ruleIndex", Self.ruleIndices[finding.rule] ?? -1)
      json.member("level", finding.severity.rawValue)
      json.message("message", finding.detail.map { "\(finding.message). \($0)" } ?? finding.message)
      json.member("locations") { $0.array { location(of: finding, line: finding.line, &$0) } }
      if let line = finding.otherLine {
        json.member("relatedLocations") { $0.array { location(of: finding, line: line, &$0) } }
      }
      json.member("partialFingerprints") { json in
        json.object {
          $0.member("finding/v1", "\(fingerprint):\(occurrences[fingerprint] ?? 1)")
        }
      }
      if isKnown { Self.suppression(&json) }
    }
  }

  private func location(of finding: AppFinding, line: Int, _ json: inout JSONWriter) {
    json.object { json in
      json.member("physicalLocation") { json in
        json.object { json in
          json.member("artifactLocation") { $0.object { artifact(finding, &$0) } }
          json.member("region") { $0.object { $0.member("startLine", line) } }
        }
      }
    }
  }

  private func artifact(_ finding: AppFinding, _ json: inout JSONWriter) {
    let path = isAbsolute ? finding.path(in: check.path) : Self.withoutDot(finding.file)
    json.member("uri", URIReference.encoded(path))
    if isAbsolute { json.member("uriBaseId", Self.base) }
  }

  private static func withoutDot(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  private static func suppression(_ json: inout JSONWriter) {
    json.member("suppressions") { json in
      json.array { json in
        json.object { json in
          json.member("kind", "external")
          json.member("justification", "The baseline lists it.")
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a member that SARIF wraps a text in.
  fileprivate mutating func message(_ key: String, _ text: String) {
    member(key) { $0.object { $0.member("text", text) } }
  }
}
