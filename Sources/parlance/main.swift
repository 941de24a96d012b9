let console = Console()
let code = Tool(console: console).run(Array(CommandLine.arguments.dropFirst()))
console.end(with: code)
