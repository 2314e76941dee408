/// Random numbers that a seed decides: SplitMix64, so that a failing case can be made again.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// True once in so many times.
  package mutating func chance(_ one: Int) -> Bool {
    Int.random(in: 0..<one, using: &self) == 0
  }

  /// Some of the items, in their order, about one in `one`.
  package mutating func some<Item>(of items: [Item], one: Int) -> [Item] {
    items.filter { _ in chance(one) }
  }

  /// One of the items, which are not empty.
  package mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int.random(in: items.indices, using: &self)]
  }
}
