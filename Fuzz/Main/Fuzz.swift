import FuzzTargets
import Glibc

/// The target that the environment names; one program for all of them, since linking takes longer than starting.
private let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
private let target = FuzzTarget(rawValue: name)

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: count))
  guard let target else {
    guard name == "planted" else { fatalError("FUZZ_TARGET '\(name)' is no target") }
    planted(bytes)
    return 0
  }
  do {
    try target.check(bytes)
  } catch {
    fatalError("\(error)")
  }
  return 0
}

/// A fault that is found only step by step: what shows that the fuzzer is guided.
private func planted(_ bytes: [UInt8]) {
  guard bytes.count > 3, bytes[0] == UInt8(ascii: "b") else { return }
  guard bytes[1] == UInt8(ascii: "e") else { return }
  guard bytes[2] == UInt8(ascii: "l") else { return }
  guard bytes[3] == UInt8(ascii: "l") else { return }
  fatalError("planted")
}
