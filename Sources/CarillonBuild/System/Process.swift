import CSystem

/// What concerns the whole process: signals, the environment, the processors.
package enum Process {
  /// To be called once, before anything is opened.
  package static func prepare() {
    carillon_install_signal_handlers()
    carillon_set_file_mask()
  }

  /// A signal that asked the process to end, and was noted.
  package static var caughtSignal: Int32? {
    let signal = carillon_caught_signal()
    return signal == 0 ? nil : signal
  }

  /// Ends the process by the signal, as if nothing had caught it.
  package static func end(by signal: Int32) {
    carillon_raise(signal)
  }

  /// Ends the process as one whose reader has gone.
  package static func endByBrokenPipe() {
    carillon_raise(carillon_broken_pipe_signal())
  }

  /// Ends the process with a status.
  package static func end(with status: Int32) -> Never {
    carillon_exit(status)
  }

  /// The value of an environment variable.
  package static func environment(_ name: String) -> String? {
    unsafe carillon_environment(name).map { unsafe String(cString: $0) }
  }

  /// How many processors this process may use.
  package static var processors: Int {
    Int(carillon_processors())
  }

  /// Nanoseconds from some fixed moment: to measure, never to write.
  package static var monotonicTime: UInt64 {
    carillon_monotonic_time()
  }

  /// Waits; a signal that is noted ends the waiting.
  package static func sleep(milliseconds: Int32) {
    carillon_sleep(milliseconds)
  }
}
