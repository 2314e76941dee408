import Synchronization
import Testing

@testable import CarillonBuild

@Suite struct ProgressTests {
  @Test func `nothing is shown of a short run, and a long one is told of now and then`() {
    let clock = Mutex<UInt64>(0)
    let shown = Mutex("")
    let progress = Progress(
      now: { clock.withLock { $0 } }, write: { text in shown.withLock { $0 += text } })
    progress.begin(100)
    for _ in 0..<10 { progress.step() }
    progress.end()
    #expect(shown.withLock { $0 } == "")
    progress.begin(40)
    for _ in 0..<40 {
      clock.withLock { $0 += 40_000_000 }
      progress.step()
    }
    let lines = shown.withLock { $0.split(separator: "\r").map(String.init) }
    #expect(lines.first == "\u{1B}[K13 of 40 campaigns")
    #expect(lines.last == "\u{1B}[K40 of 40 campaigns")
    #expect(lines.count == 10)
    progress.end()
    #expect(shown.withLock { $0 }.hasSuffix("40 of 40 campaigns\r\u{1B}[K"))
  }
}
