/// Finds the lines of the values of an XML property list, by a light scan of its tags.
struct PropertyListLineReader {
  /// An element that has begun and not ended.
  private struct Element {
    let tag: XMLTag
    var lines: PropertyListLines
    /// The key of the next value of a dictionary.
    var key = ""

    init(_ tag: XMLTag) {
      self.tag = tag
      lines = PropertyListLines(line: tag.line)
    }
  }

  private var reader: XMLTagReader
  private var elements: [Element] = []
  private var root = PropertyListLines()

  /// The lines of UTF-8.
  ///
  /// - Throws: ``FileFault`` at an element that does not end, or at the end of one that did not begin.
  /// - Complexity: O(*n*), *n* the length of the text.
  static func lines(of text: [UInt8]) throws(FileFault) -> PropertyListLines {
    var reader = PropertyListLineReader(reader: XMLTagReader(text))
    try reader.read()
    return reader.root
  }

  private init(reader: XMLTagReader) {
    self.reader = reader
  }

  private mutating func read() throws(FileFault) {
    while let tag = reader.next() {
      switch tag.role {
      case .opening: try open(tag)
      case .whole: add(Element(tag))
      case .closing: try close(tag)
      }
    }
    guard let element = elements.last else { return }
    throw FileFault(
      message: "the file ends inside the <\(element.tag.name)> of line \(element.tag.line)",
      line: reader.line)
  }

  private mutating func open(_ tag: XMLTag) throws(FileFault) {
    guard elements.count < PropertyListValue.maximumDepth else {
      throw FileFault(message: PropertyListValue.depthComplaint, line: tag.line)
    }
    elements.append(Element(tag))
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
    if tag.name == "key", let last = elements.indices.last {
      elements[last].key = XMLTextReader.text(of: reader.content(from: element.tag, to: tag))
    } else {
      add(element)
    }
  }

  /// Adds an element that has ended to the one that it stands in; the list's own tag is no value.
  private mutating func add(_ element: Element) {
    guard let last = elements.indices.last else {
      if element.tag.name != "plist" { root = element.lines }
      return
    }
    switch elements[last].tag.name {
    case "dict": elements[last].lines.set(element.lines, of: elements[last].key)
    case "array": elements[last].lines.append(element.lines)
    case "plist": root = element.lines
    default: break
    }
  }
}
