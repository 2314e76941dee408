import Synchronization

/// Where the time of a run went.
package final class Timings: Sendable {
  package enum Phase: Int, CaseIterable, Sendable {
    case project
    case recall
    case read
    case compile
    case stage
    case assemble
    case publish
    case remember

    /// What happens in it.
    package var summary: String {
      switch self {
      case .project: "configuration, resources, list of campaigns"
      case .recall: "what the last build knew, held against the files"
      case .read: "campaign files"
      case .compile: "parsing, rules, payloads"
      case .stage: "comparing with the build directory, writing what differs"
      case .assemble: "rules across campaigns, root manifest"
      case .publish: "putting into place"
      case .remember: "the cache for the next build"
      }
    }

    /// Whether several threads do it at once: their times are added.
    package var isShared: Bool {
      switch self {
      case .recall, .read, .compile, .stage: true
      case .project, .assemble, .publish, .remember: false
      }
    }
  }

  private let spent = Mutex([UInt64](repeating: 0, count: Phase.allCases.count))

  package init() {}

  /// In nanoseconds.
  package func time(of phase: Phase) -> UInt64 {
    spent.withLock { $0[phase.rawValue] }
  }

  func add(_ time: UInt64, to phase: Phase) {
    spent.withLock { $0[phase.rawValue] += time }
  }
}

extension Timings? {
  /// What the function returns; the time that it takes is added to the phase, where times are wanted.
  package func measure<Value, Failure: Error>(
    _ phase: Timings.Phase, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard let self else { return try body() }
    let start = Process.monotonicTime
    defer { self.add(Process.monotonicTime - start, to: phase) }
    return try body()
  }
}
