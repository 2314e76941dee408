import CampaignModel

/// Where a placeholder stands in its text.
struct PlaceholderPlace: Sendable {
  let name: String

  /// Offsets in the text's UTF-8, braces included.
  let range: Range<Int>
}

extension Template {
  /// The placeholders with their places, in text order.
  var placeholderRanges: [PlaceholderPlace] {
    guard !isPlain else { return [] }
    let bytes = Array(source.utf8)
    var places: [PlaceholderPlace] = []
    var names = segments.compactMap { segment in
      if case .placeholder(let name, _) = segment { name } else { nil }
    }[...]
    var index = 0
    while index + 1 < bytes.count, let name = names.first {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{") else {
        index += 1
        continue
      }
      if index > 0, bytes[index - 1] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      var end = index + 2
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "}") || bytes[end + 1] != UInt8(ascii: "}") { end += 1 }
      places.append(PlaceholderPlace(name: name, range: index..<min(end + 2, bytes.count)))
      names.removeFirst()
      index = end + 2
    }
    return places
  }
}
