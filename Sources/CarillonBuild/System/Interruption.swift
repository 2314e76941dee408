/// A signal asked the process to end; what was begun was taken back.
package struct Interruption: Error, Sendable {
  /// Throws where a signal has been noted.
  package static func check() throws(Interruption) {
    if Process.caughtSignal != nil { throw Interruption() }
  }
}
