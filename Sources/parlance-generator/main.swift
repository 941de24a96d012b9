// What the build plugin GenerateIntents runs for each definition: parlance-generator DEFINITION OUTPUT

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let input = arguments.first, let output = arguments.last else {
  print("usage: parlance-generator DEFINITION OUTPUT")
  exit(2)
}
let build = DefinitionBuild(input: input, output: output).run()
for message in build.messages { print(message) }
exit(build.isWritten ? 0 : 1)
