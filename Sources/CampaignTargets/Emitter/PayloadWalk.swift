import CampaignModel
import Writers

/// One payload on its way to bytes.
struct PayloadWalk: ~Copyable {
  var wire = ByteBuffer()
  var emission = Emission()
  let bounds: ValueBounds

  /// The names and indices that lead to the value being written; inside a document in a string they stay those of the
  /// string.
  var path: [Step] = []

  /// How often a string written now is JSON-encoded: 1, and one more in each document in a string.
  var level = 1

  /// The object whose entries the limit counts, or nil where it counts the wire bytes.
  let countedPath: [String]?

  /// The values that the limit counts instead; empty where it counts something else.
  private let countedValues: [[String]]

  /// Whether what is written now counts against the limit.
  var isCounting: Bool

  /// The keys and decoded values of the entries so far, placeholders as authored.
  private var entryBytes = 0

  /// The bytes of the last document that was written into a string.
  private var documentCount = 0

  /// What is to be added to the authored size.
  var growth = Growth()

  init(measure: SizeMeasure, bounds: ValueBounds) {
    self.bounds = bounds
    switch measure {
    case .wireBytes: (countedPath, countedValues) = (nil, [])
    case .entries(let path): (countedPath, countedValues) = (path, [])
    case .values(let paths): (countedPath, countedValues) = (nil, paths)
    }
    isCounting = countedPath == nil && countedValues.isEmpty
    path.reserveCapacity(8)
  }

  mutating func pieces(of members: [PayloadValue.Member]) -> PayloadEmitter.Pieces {
    var ends: [Int] = []
    for index in members.indices {
      if index > 0 { wire.append(UInt8(ascii: ",")) }
      write(members[index], countsEntries: true)
      ends.append(wire.count)
    }
    return PayloadEmitter.Pieces(wire: wire.array, ends: ends, entryBytes: entryBytes)
  }

  mutating func write(_ value: borrowing PayloadValue) {
    switch value {
    case .json(let json): JSONWriter.append(json, to: &wire)
    case .template(let template, let use): write(template, use)
    case .dialect(let text): write(text)
    case .array(let items):
      wire.append(UInt8(ascii: "["))
      for index in items.indices {
        if index > 0 { wire.append(UInt8(ascii: ",")) }
        write(items[index], at: .index(index))
      }
      wire.append(UInt8(ascii: "]"))
    case .object(let members): write(members)
    case .merged(let shared, let members): write(shared, members)
    case .embedded(let document): writeEmbedded(document)
    }
  }

  /// Writes a part of the value that is being written.
  private mutating func write(_ value: borrowing PayloadValue, at step: @autoclosure () -> Step) {
    guard level == 1 else { return write(value) }
    path.append(step())
    write(value)
    path.removeLast()
  }

  private mutating func write(_ members: [PayloadValue.Member]) {
    let countsEntries = startCounting()
    let members = members.inWireOrder
    wire.append(UInt8(ascii: "{"))
    for index in members.indices {
      if index > 0 { wire.append(UInt8(ascii: ",")) }
      write(members[index], countsEntries: countsEntries)
    }
    wire.append(UInt8(ascii: "}"))
    if countsEntries { isCounting = false }
  }

  /// Writes shared members as the bytes that they are, with the others between them.
  private mutating func write(_ shared: SharedMembers, _ members: [PayloadValue.Member]) {
    let countsEntries = startCounting()
    let own = shared.filled.isEmpty ? members.inWireOrder : (members + shared.filled).inWireOrder
    var next = 0
    wire.append(UInt8(ascii: "{"))
    for index in own.indices {
      let end = shared.end(from: next, before: own[index].name)
      if index > 0, next < end { wire.append(UInt8(ascii: ",")) }
      shared.append(next..<end, to: &wire)
      next = end
      if index > 0 || end > 0 { wire.append(UInt8(ascii: ",")) }
      write(own[index], countsEntries: countsEntries)
    }
    if next < shared.fixed.count {
      if !own.isEmpty { wire.append(UInt8(ascii: ",")) }
      shared.append(next..<shared.fixed.count, to: &wire)
    }
    wire.append(UInt8(ascii: "}"))
    if countsEntries {
      entryBytes += shared.entryBytes
      isCounting = false
    }
  }

  private mutating func write(_ member: borrowing PayloadValue.Member, countsEntries: Bool) {
    JSONWriter.append(string: member.name, to: &wire)
    wire.append(UInt8(ascii: ":"))
    let start = wire.count
    let isCounted = startCounting(value: member.name)
    write(member.value, at: .name(member.name))
    if isCounted {
      entryBytes += wire.count - start
      isCounting = false
    }
    guard countsEntries else { return }
    entryBytes += member.name.utf8.count + decodedCount(of: member.value, written: wire.count - start)
  }

  /// Whether the object being started is the one whose entries count.
  private mutating func startCounting() -> Bool {
    guard level == 1, isCountedObject else { return false }
    isCounting = true
    return true
  }

  /// Whether the member being started is one of the values that count.
  private mutating func startCounting(value name: String) -> Bool {
    guard !countedValues.isEmpty, level == 1 else { return false }
    for names in countedValues where names.count == path.count + 1 {
      if names[path.count].utf8.elementsEqual(name.utf8), leads(names.dropLast()) {
        isCounting = true
        return true
      }
    }
    return false
  }

  /// Writes a document as a string: the document's own bytes, encoded once more.
  private mutating func writeEmbedded(_ document: PayloadValue) {
    let start = wire.count
    let firstUse = emission.placeholders.count
    level += 1
    write(document)
    level -= 1
    documentCount = wire.count - start
    JSONWriter.encode(from: start, in: &wire)
    guard emission.placeholders.count > firstUse else { return }
    // The pointer is that of the whole string: where it has a placeholder, a `\{{` in it needs no entry of its own.
    let uses = emission.placeholders[firstUse...]
    let named = uses.filter { $0.name != nil }
    emission.placeholders.replaceSubrange(firstUse..., with: named.isEmpty ? Array(uses.prefix(1)) : named)
  }

  private var isCountedObject: Bool {
    guard let countedPath, countedPath.count == path.count else { return false }
    return leads(countedPath[...])
  }

  /// Whether the path to what is being written starts with these names.
  private func leads(_ names: ArraySlice<String>) -> Bool {
    zip(names, path).allSatisfy { name, step in
      if case .name(let other) = step { name.utf8.elementsEqual(other.utf8) } else { false }
    }
  }

  /// The UTF-8 of an entry's value, placeholders as authored; `written` is what its wire form took.
  private func decodedCount(of value: PayloadValue, written: Int) -> Int {
    switch value {
    case .json(.string(let text)): text.utf8.count
    case .template(let template, _): template.source.utf8.count
    case .dialect(let text): text.text.utf8.count
    case .embedded: documentCount
    case .json, .array, .object, .merged: written
    }
  }

  consuming func finish() -> Emission {
    let authored = (countedPath == nil && countedValues.isEmpty ? wire.count : entryBytes) + growth.fixed
    emission.wire = wire.array
    emission.bytes = authored + growth.fallbacks
    emission.maxBytes = growth.longest.map { authored + $0 }
    return emission
  }
}
