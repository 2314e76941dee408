import CampaignModel
import Writers

/// Members that are the same in every locale of a campaign: written once, and put into each payload as bytes.
///
/// Every payload of the campaign refers to them, and none changes them.
package final class SharedMembers: Sendable {
  /// Those without placeholders, in the order in which they are written.
  let fixed: [PayloadValue.Member]

  /// Those with placeholders, which each payload lists and counts for itself.
  let filled: [PayloadValue.Member]

  /// The fixed members as RFC 8785 writes them.
  private let pieces: PayloadEmitter.Pieces

  /// Members in any order, no name twice.
  package init(_ members: [PayloadValue.Member]) {
    let members = members.inWireOrder
    fixed = members.filter { !$0.value.isListed }
    filled = members.filter(\.value.isListed)
    pieces = PayloadEmitter.pieces(of: fixed)
  }

  /// The keys and decoded values of the fixed members.
  var entryBytes: Int {
    pieces.entryBytes
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
  func append(_ range: Range<Int>, to bytes: inout ByteBuffer) {
    guard !range.isEmpty else { return }
    let start = range.lowerBound == 0 ? 0 : pieces.ends[range.lowerBound - 1] + 1
    bytes.append(contentsOf: pieces.wire[start..<pieces.ends[range.upperBound - 1]])
  }
}

extension PayloadValue {
  /// Whether some text in it is one that payloads list for who fills it: with a placeholder, or with `\{{` alone.
  fileprivate var isListed: Bool {
    switch self {
    case .json: false
    case .template(let template, _): !template.isPlain
    case .dialect(let text): !text.isPlain
    case .array(let items): items.contains(where: \.isListed)
    case .object(let members): members.contains(where: \.value.isListed)
    case .merged(let shared, let members): !shared.filled.isEmpty || members.contains(where: \.value.isListed)
    case .embedded(let document): document.isListed
    }
  }
}
