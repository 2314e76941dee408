import Writers

/// Members that are the same in every locale of a campaign: written once, and put into each payload as bytes.
package struct SharedMembers: Sendable {
  /// Those without placeholders, in the order in which they are written.
  private(set) var fixed: [PayloadValue.Member] = []

  /// Those with placeholders, which each payload lists and counts for itself.
  private(set) var filled: [PayloadValue.Member] = []

  /// The fixed members as RFC 8785 writes them, with commas between.
  private var wire: [UInt8] = []

  /// Where each fixed member ends in `wire`.
  private var ends: [Int] = []

  /// The keys and decoded values of the fixed members.
  private(set) var entryBytes = 0

  /// Members in any order, no name twice.
  package init(_ members: [PayloadValue.Member]) {
    let emitter = PayloadEmitter(measure: .entries(path: []), bounds: ValueBounds([]))
    for member in members.sorted(by: { JSONWriter.nameOrder($0.name, $1.name) }) {
      let emission = emitter.emit(.object([member]))
      guard emission.placeholders.isEmpty else {
        filled.append(member)
        continue
      }
      if !fixed.isEmpty { wire.append(UInt8(ascii: ",")) }
      fixed.append(member)
      wire += emission.wire.dropFirst().dropLast()
      ends.append(wire.count)
      entryBytes += emission.bytes
    }
  }

  var isEmpty: Bool {
    fixed.isEmpty && filled.isEmpty
  }

  /// How many fixed members, from one on, stand before a name.
  func end(from start: Int, before name: String) -> Int {
    var index = start
    while index < fixed.count, JSONWriter.nameOrder(fixed[index].name, name) { index += 1 }
    return index
  }

  /// Appends some fixed members, with commas between them.
  func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
    guard !range.isEmpty else { return }
    let start = range.lowerBound == 0 ? 0 : ends[range.lowerBound - 1] + 1
    bytes.append(contentsOf: wire[start..<ends[range.upperBound - 1]])
  }
}
