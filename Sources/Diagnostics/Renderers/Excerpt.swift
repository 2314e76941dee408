import SourceText

/// A source line with a mark under a part of it, both safe to print.
struct Excerpt {
  /// From 1.
  let line: Int

  /// Tabs stay as they are; what could act or hide is spelled out; a long line is cut around the mark.
  let text: String

  /// Blanks, or tabs where the line has them, up to the mark.
  let padding: String

  /// At least one caret.
  let carets: String

  /// The first line of a place; nil where there is no text to show.
  init?(of place: Place) {
    guard let start = place.start, let lines = place.file.lines, let bytes = place.file.excerptBytes else { return nil }
    line = start.line
    let range = lines.lineBytes(start.line)
    let from = min(max(Int(place.range.start), range.lowerBound), range.upperBound)
    let to = min(max(Int(place.range.end), from), range.upperBound)
    // Of a line that has no end no more is looked at than is shown: a report may have a thousand findings in it.
    let before = Self.scalars(bytes, max(range.lowerBound, from - Self.reach)..<from)
    let marked = Self.scalars(bytes, from..<min(to, from + Self.reach))
    let after = Self.scalars(bytes, to..<min(range.upperBound, to + Self.reach))
    var cells = SafeText.cells(before + marked + after)
    for (index, scalar) in (before + marked + after).enumerated() where scalar == "\t" { cells[index] = "\t" }

    let window = Self.window(of: cells.count, mark: before.count..<(before.count + marked.count))
    let leading = window.lowerBound > 0 ? "…" : ""
    text = leading + cells[window].joined() + (window.upperBound < cells.count ? "…" : "")
    padding = (leading.isEmpty ? "" : " ") + cells[window.lowerBound..<before.count].map(Self.blank).joined()
    let markEnd = min(before.count + marked.count, window.upperBound)
    let width = cells[before.count..<markEnd].reduce(0) { $0 + $1.unicodeScalars.count }
    carets = String(repeating: "^", count: max(1, width))
  }

  /// The part of a line that is shown: all of it, or as much as has room, with the mark's start and some text before it.
  private static func window(of count: Int, mark: Range<Int>) -> Range<Int> {
    guard count > width else { return 0..<count }
    let before = max(width - mark.count, 0) / 2
    let start = min(max(mark.lowerBound - before, 0), count - width)
    return start..<(start + width)
  }

  private static func blank(_ cell: String) -> String {
    cell == "\t" ? "\t" : String(repeating: " ", count: cell.unicodeScalars.count)
  }

  /// The characters in a range, of which one that the range cuts at its end is left out.
  private static func scalars(_ bytes: [UInt8], _ range: Range<Int>) -> [Unicode.Scalar] {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return Array(String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars)
  }

  /// How many characters of a line are shown at most.
  private static let width = 120

  /// How many bytes of each part can be shown: more than the width in the longest characters.
  private static let reach = 4 * (width + 5)
}
