import Foundation

// Does something with the store that the first argument names, as a process that may be killed, that may write little, or
// that may write nothing: see `Deed`. The second argument begins the identifiers of donations.

let arguments = CommandLine.arguments
do {
  guard arguments.count >= 4, let deed = Deed(rawValue: arguments[3]) else {
    throw DonorError("usage: Donor STORE NAME DEED [BYTES]")
  }
  if arguments.count > 4 {
    guard let byteCount = UInt64(arguments[4]) else { throw DonorError("how many bytes?") }
    try ProcessLimits.setFileSize(byteCount)
  }
  try deed.run(on: arguments[1], name: arguments[2])
} catch {
  try FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
  exit(1)
}
