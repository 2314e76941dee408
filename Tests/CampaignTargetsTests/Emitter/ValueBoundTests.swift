import Testing

@testable import CampaignTargets

/// The bound is held against every mixture of characters that a small enough value can have.
@Suite struct ValueBoundTests {
  @Test(arguments: 0...6, 0...18)
  func `the bound is what the worst value takes`(scalars: Int, bytes: Int) {
    for times in 0...2 {
      for percent in [false, true] {
        let bound = ValueBound(maxScalars: scalars, maxBytes: bytes)
        #expect(
          bound.maxCount(encoded: times, percent: percent)
            == worst(scalars: scalars, bytes: bytes, encoded: times, percent: percent),
          "\(scalars) scalars, \(bytes) bytes, encoded \(times) times, percent \(percent)")
      }
    }
  }

  @Test(arguments: 0...5)
  func `scalars alone take four bytes each, or twelve in a URL`(scalars: Int) {
    let bound = ValueBound(maxScalars: scalars, maxBytes: nil)
    for times in 0...2 { #expect(bound.maxCount(encoded: times, percent: false) == 4 * scalars) }
    #expect(bound.maxCount(encoded: 1, percent: true) == 12 * scalars)
  }

  @Test(arguments: 0...5)
  func `bytes alone double each time they are encoded`(bytes: Int) {
    let bound = ValueBound(maxScalars: nil, maxBytes: bytes)
    #expect((0...2).map { bound.maxCount(encoded: $0, percent: false) } == [bytes, 2 * bytes, 4 * bytes])
    #expect(bound.maxCount(encoded: 1, percent: true) == 3 * bytes)
  }

  /// Letters, quotation marks, and characters of two, three and four bytes, as many of each as there is room for.
  private func worst(scalars: Int, bytes: Int, encoded times: Int, percent: Bool) -> Int {
    let kinds: [(bytes: Int, cost: Int)] =
      percent ? [(1, 3), (2, 6), (3, 9), (4, 12)] : [(1, 1), (1, 1 << times), (2, 2), (3, 3), (4, 4)]
    func best(_ kind: Int, _ scalars: Int, _ bytes: Int) -> Int {
      guard kind < kinds.count else { return 0 }
      return (0...scalars).filter { $0 * kinds[kind].bytes <= bytes }
        .map { $0 * kinds[kind].cost + best(kind + 1, scalars - $0, bytes - $0 * kinds[kind].bytes) }
        .max() ?? 0
    }
    return best(0, scalars, bytes)
  }
}
