import CSystem
import Synchronization

/// Work on many items by a few threads.
package enum Workers {
  /// What the function makes of each index, in the order of the indices, whichever thread came to it first.
  ///
  /// Threads take blocks of indices from one counter, so that none waits for another; nothing is made per item.
  package static func map<Value: Sendable>(
    _ count: Int, jobs: Int, block: Int = 4, _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    guard jobs > 1, count > 1 else { return (0..<count).map(body) }
    return unsafe [Value](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let slots = unsafe buffer
      withoutActuallyEscaping(body) { body in
        let work = SharedWork(count: count, block: block) { index in
          let value = body(index)
          // Each slot is written by the one thread that drew its index, and read after all threads have ended.
          unsafe slots.initializeElement(at: index, to: value)
        }
        let context = unsafe Unmanaged.passUnretained(work).toOpaque()
        let threads = Int32(clamping: min(jobs, (count + block - 1) / block))
        unsafe carillon_run_threads(
          threads,
          { context in
            guard let context = unsafe context else { return }
            unsafe Unmanaged<SharedWork>.fromOpaque(context).takeUnretainedValue().run()
          }, context)
      }
      initialized = count
    }
  }
}

/// The counter that threads draw from; a class, since they share it.
private final class SharedWork: Sendable {
  private let next = Atomic<Int>(0)
  private let count: Int
  private let block: Int
  private let body: @Sendable (Int) -> Void

  init(count: Int, block: Int, body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.block = max(block, 1)
    self.body = body
  }

  func run() {
    while true {
      let start = next.wrappingAdd(block, ordering: .relaxed).oldValue
      guard start < count else { return }
      for index in start..<min(start + block, count) { body(index) }
    }
  }
}
