package import SourceText

/// The fixes of some findings that can be carried out together.
///
/// Each finding's edits are one fix: all of them are carried out, or none. Of two fixes that touch the same bytes the one
/// whose place comes first is chosen, and the other is left to the next look at the file; where two would put different
/// texts into the same place, neither is certain, and neither is chosen.
package struct FixPlan: Sendable {
  /// The fixes of one file; none of their edits overlap.
  package struct FileFixes: Sendable, Equatable {
    package let file: FileID

    /// The edits of each fix, in the order of the first.
    package var fixes: [[Finding.Edit]]
  }

  /// In ascending order of the files.
  package private(set) var files: [FileFixes] = []

  /// Chooses among the fixes of findings; `isWanted` says whether an edit may be made at all.
  package init(_ findings: [Finding], isWanted: (Finding.Edit) -> Bool = { _ in true }) {
    let fixes = findings.map(\.fix).filter { fix in !fix.isEmpty && fix.allSatisfy(isWanted) && fix.hasOneFile }
    var chosen: [FileID: FileFixes] = [:]
    var claims = Claims(fixes.flatMap(\.self))
    for fix in fixes.sorted(by: { $0.comesBefore($1) }) where !claims.areDisputed(fix) {
      guard let file = fix.first?.range.file else { continue }
      // The same edit of two findings, as of a value that two fields share, is made once.
      let new = fix.filter { !claims.isTaken($0) }
      guard claims.take(new) else { continue }
      chosen[file, default: FileFixes(file: file, fixes: [])].fixes.append(new)
    }
    files = chosen.values.sorted { $0.file < $1.file }
  }
}

extension FixPlan.FileFixes {
  /// The bytes of the file with the edits made; every other byte stays.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = 0
    for edit in fixes.flatMap(\.self).sorted(by: { $0.range.start < $1.range.start }) {
      result += bytes[position..<edit.range.bytes.lowerBound]
      result += edit.text.utf8
      position = edit.range.bytes.upperBound
    }
    return result + bytes[position...]
  }
}

/// Which bytes are spoken for.
private struct Claims {
  private var taken: [FileID: [Finding.Edit]] = [:]
  private let disputed: Set<SourceRange>

  init(_ edits: [Finding.Edit]) {
    var texts: [SourceRange: String] = [:]
    var disputed = Set<SourceRange>()
    for edit in edits {
      if let other = texts[edit.range], !other.utf8.elementsEqual(edit.text.utf8) { disputed.insert(edit.range) }
      texts[edit.range] = edit.text
    }
    self.disputed = disputed
  }

  func areDisputed(_ fix: [Finding.Edit]) -> Bool {
    fix.contains { disputed.contains($0.range) }
  }

  func isTaken(_ edit: Finding.Edit) -> Bool {
    guard let edits = taken[edit.range.file] else { return false }
    let index = edits.partition(from: edit.range.start)
    return index < edits.count && edits[index] == edit
  }

  /// Claims the bytes of edits; false, and nothing claimed, where some are spoken for.
  mutating func take(_ new: [Finding.Edit]) -> Bool {
    guard let file = new.first?.range.file else { return true }
    // Taken out while it grows, so that it is not copied for each fix of a file.
    var edits = taken.removeValue(forKey: file) ?? []
    defer { taken[file] = edits }
    for (count, edit) in new.enumerated() {
      let index = edits.partition(from: edit.range.start)
      guard edits.hasRoom(for: edit, at: index) else {
        for claimed in new[..<count] { edits.remove(at: edits.partition(from: claimed.range.start)) }
        return false
      }
      edits.insert(edit, at: index)
    }
    return true
  }
}

extension [Finding.Edit] {
  /// The index of the first edit that starts at an offset or later; the edits are in ascending order.
  fileprivate func partition(from start: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].range.start < start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether an edit touches none of the others, whose first at its start or later has an index.
  ///
  /// An insertion claims its point: what comes before or behind another insertion there would be a matter of taste.
  fileprivate func hasRoom(for edit: Finding.Edit, at index: Int) -> Bool {
    let isFreeBefore = index == 0 || self[index - 1].range.end <= edit.range.start
    guard isFreeBefore, index < count else { return isFreeBefore }
    return edit.range.end <= self[index].range.start && edit.range.start != self[index].range.start
  }

  fileprivate var hasOneFile: Bool {
    dropFirst().allSatisfy { $0.range.file == first?.range.file }
  }

  /// By place, then by what is written: an order that does not depend on that of the findings.
  fileprivate func comesBefore(_ other: [Finding.Edit]) -> Bool {
    for (left, right) in zip(self, other) {
      if left.range.file != right.range.file { return left.range.file < right.range.file }
      if left.range.start != right.range.start { return left.range.start < right.range.start }
      if left.range.end != right.range.end { return left.range.end < right.range.end }
      if left.text != right.text { return left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
    }
    return count < other.count
  }
}
