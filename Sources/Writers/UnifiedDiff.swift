/// The difference of two texts in the unified form that `patch` and reviewers read.
package enum UnifiedDiff {
  /// The lines of the difference, each with its line end; none where the texts are equal.
  ///
  /// A line keeps its own bytes, a carriage return among them.
  package static func lines(path: String, before: [UInt8], after: [UInt8]) -> [[UInt8]] {
    guard before != after else { return [] }
    let old = split(before)
    let new = split(after)
    var lines = [Array("--- a/\(path)\n".utf8), Array("+++ b/\(path)\n".utf8)]
    for hunk in hunks(of: steps(from: old, to: new)) { lines += text(of: hunk, old: old, new: new) }
    return lines
  }

  /// A line of the difference.
  private enum Step {
    case kept(old: Int, new: Int)
    case removed(old: Int, new: Int)
    case added(old: Int, new: Int)

    var isChange: Bool {
      if case .kept = self { false } else { true }
    }
  }

  private static func steps(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Step] {
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var steps: [Step] = []
    var from = 0
    var to = 0
    while from < old.count || to < new.count {
      if removed.contains(from) {
        steps.append(.removed(old: from, new: to))
        from += 1
      } else if added.contains(to) {
        steps.append(.added(old: from, new: to))
        to += 1
      } else {
        steps.append(.kept(old: from, new: to))
        from += 1
        to += 1
      }
    }
    return steps
  }

  /// The steps around changes, with three lines before and after; those that meet are one hunk.
  private static func hunks(of steps: [Step]) -> [ArraySlice<Step>] {
    var ranges: [Range<Int>] = []
    for index in steps.indices where steps[index].isChange {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { steps[$0] }
  }

  private static func text(
    of hunk: ArraySlice<Step>, old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]
  ) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var oldStart: Int?
    var newStart: Int?
    var oldCount = 0
    var newCount = 0
    for step in hunk {
      switch step {
      case .kept(let from, let to):
        (oldStart, newStart) = (oldStart ?? from, newStart ?? to)
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        lines += line(" ", old[from])
      case .removed(let from, let to):
        (oldStart, newStart) = (oldStart ?? from, newStart ?? to)
        oldCount += 1
        lines += line("-", old[from])
      case .added(let from, let to):
        (oldStart, newStart) = (oldStart ?? from, newStart ?? to)
        newCount += 1
        lines += line("+", new[to])
      }
    }
    let head = "@@ -\(place(oldStart ?? 0, oldCount)) +\(place(newStart ?? 0, newCount)) @@\n"
    return [Array(head.utf8)] + lines
  }

  /// An empty side is named by the line before it.
  private static func place(_ start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private static func line(_ mark: Character, _ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    let text = Array(String(mark).utf8) + bytes
    return bytes.last == UInt8(ascii: "\n") ? [text] : [text + [UInt8(ascii: "\n")], noNewline]
  }

  /// The lines with their ends.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(bytes[start...end])
      start = end + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static let context = 3
  private static let noNewline = Array("\\ No newline at end of file\n".utf8)
}
