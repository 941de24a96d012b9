package import FoundationEssentials

/// A `.strings` file: texts by their keys.
///
/// Xcode reads lines of `"key" = "value";` with comments, and property lists, XML or binary, of texts.
package struct StringsTable {
  /// In file order; of property lists in the order of the keys.
  package let entries: [StringsEntry]
  /// The list, when the table is one.
  package let list: PropertyList?

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``FileFault`` when they are no table, at the line where that shows.
  package init(_ data: Data) throws(FileFault) {
    let encoding = FileEncoding(data)
    let text = encoding.text(of: data)
    if encoding == .binary || text?.first(where: { !$0.isWhitespace }) == "<" {
      let list = try PropertyList(data)
      self.list = list
      entries = Self.entries(of: list.root)
    } else if let text {
      var parser = StringsParser(text)
      list = nil
      entries = try parser.entries()
    } else {
      throw FileFault(message: "the file is not the text that its first bytes announce")
    }
  }

  /// What is no text is left out; ``SchemaCheck`` tells of it.
  private static func entries(of root: PropertyListNode) -> [StringsEntry] {
    root.keys.compactMap { key in
      PlacedText(root[key]).map { StringsEntry(key: PlacedText(key, line: $0.line), value: $0) }
    }
  }
}
