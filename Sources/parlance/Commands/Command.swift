/// Something that the tool does.
protocol Command: SendableMetatype {
  /// What it is called and takes.
  static var synopsis: Synopsis { get }

  /// Reads what the command line says.
  init(_ arguments: Arguments) throws(ToolError)

  /// Does it.
  func run(on console: Console) throws(ToolError) -> ExitCode
}

extension Command {
  /// The only operand; nil where there is none.
  ///
  /// - Throws: ``ToolError`` when there are several.
  static func onlyOperand(_ arguments: Arguments) throws(ToolError) -> String? {
    guard arguments.operands.count <= 1 else {
      throw .usage(
        "'\(arguments.operands[1])' is too much: parlance \(synopsis.name) \(synopsis.operands)")
    }
    return arguments.operands.first
  }

  /// Refuses operands where a command takes none.
  static func requireNoOperands(_ arguments: Arguments) throws(ToolError) {
    guard let operand = arguments.operands.first else { return }
    throw .usage("'\(operand)' is too much: parlance \(synopsis.name) takes options only")
  }
}
