/// The lines of the values of an XML property list, by a light scan of its tags.
struct PropertyListLines: Sendable {
  /// An element that has begun and not ended.
  private struct Element {
    let tag: XMLTag
    /// Whether it is a value that stands in another, and so a step of the way.
    let isStep: Bool
    /// How many values it has had so far.
    var count = 0
    /// The key of the next value of a dictionary.
    var key = ""
  }

  private let text: [UInt8]
  private var elements: [Element] = []
  private var path: [PropertyListStep] = []
  private var lines: [[PropertyListStep]: Int] = [:]

  /// The lines of a list that is not XML, of which all is on the first one.
  init() {
    text = []
  }

  /// Scans UTF-8.
  ///
  /// - Throws: ``FileFault`` at an element that does not end, or at the end of one that did not begin.
  init(_ text: [UInt8]) throws(FileFault) {
    self.text = text
    var reader = XMLTagReader(text)
    while let tag = reader.next() {
      switch tag.role {
      case .opening: try open(tag)
      case .whole: begin(tag, isWhole: true)
      case .closing: try close(tag)
      }
    }
    if let element = elements.last {
      throw FileFault(
        message: "the file ends inside the <\(element.tag.name)> of line \(element.tag.line)",
        line: reader.line)
    }
  }

  /// The line of a value, from 1; where it is not known, that of what it stands in.
  func line(of path: [PropertyListStep]) -> Int {
    var path = path[...]
    while !path.isEmpty {
      if let line = lines[Array(path)] { return line }
      path.removeLast()
    }
    return lines[[]] ?? 1
  }

  private mutating func open(_ tag: XMLTag) throws(FileFault) {
    guard elements.count < PropertyListValue.maximumDepth else {
      throw FileFault(message: PropertyListValue.depthComplaint, line: tag.line)
    }
    begin(tag, isWhole: false)
  }

  private mutating func begin(_ tag: XMLTag, isWhole: Bool) {
    let step = tag.name == "key" ? nil : nextStep()
    if tag.name != "key", tag.name != "plist" { lines[path + (step.map { [$0] } ?? [])] = tag.line }
    guard !isWhole else { return }
    if let step { path.append(step) }
    elements.append(Element(tag: tag, isStep: step != nil))
  }

  /// The step to a value that begins now; nil for the list's root.
  private mutating func nextStep() -> PropertyListStep? {
    guard let last = elements.indices.last else { return nil }
    defer { elements[last].count += 1 }
    switch elements[last].tag.name {
    case "dict": return .key(elements[last].key)
    case "array": return .index(elements[last].count)
    default: return nil
    }
  }

  private mutating func close(_ tag: XMLTag) throws(FileFault) {
    guard let element = elements.popLast() else {
      throw FileFault(message: "</\(tag.name)> ends what did not begin", line: tag.line)
    }
    guard element.tag.name == tag.name else {
      throw FileFault(
        message: "</\(tag.name)> stands in the <\(element.tag.name)> of line \(element.tag.line)",
        line: tag.line)
    }
    if element.isStep { path.removeLast() }
    if tag.name == "key", let last = elements.indices.last {
      let range = element.tag.range.upperBound..<tag.range.lowerBound
      elements[last].key = String(decoding: text[range], as: UTF8.self)
    }
  }
}
