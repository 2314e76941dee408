import CSystem
import Synchronization

/// Tells a person who waits how far a run is. Nothing is shown of a short one.
package final class Progress: Sendable {
  private struct State {
    var done = 0
    var total = 0
    var started: UInt64 = 0
    var shown: UInt64?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> UInt64
  private let write: @Sendable (String) -> Void

  /// A clock in nanoseconds from some fixed moment, and where the text goes: a terminal.
  package init(now: @escaping @Sendable () -> UInt64, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
  }

  /// Shown on standard error, past all that is held back to be printed there.
  package static func onStandardError() -> Progress {
    Progress(
      now: { Process.monotonicTime },
      write: { text in
        let bytes = Array(text.utf8)
        // Where a terminal has gone, there is nobody to be told.
        _ = unsafe bytes.withUnsafeBytes { unsafe carillon_write(2, $0.baseAddress, $0.count) }
      })
  }

  /// So many campaigns are to be looked at from now on.
  func begin(_ total: Int) {
    let moment = now()
    state.withLock { $0 = State(total: total, started: moment) }
  }

  /// One of them is done; called by any thread.
  func step() {
    let moment = now()
    state.withLock { state in
      state.done += 1
      guard moment - state.started >= Self.patience, moment - (state.shown ?? 0) >= Self.pause else { return }
      state.shown = moment
      write("\r\u{1B}[K\(state.done) of \(state.total) campaigns")
    }
  }

  /// All are done: what was shown goes.
  func end() {
    state.withLock { state in
      if state.shown != nil { write("\r\u{1B}[K") }
      state.shown = nil
    }
  }

  /// Before that nobody wonders.
  private static let patience: UInt64 = 500_000_000

  /// Between two that are shown.
  private static let pause: UInt64 = 100_000_000
}
