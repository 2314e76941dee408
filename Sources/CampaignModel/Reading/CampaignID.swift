/// What a campaign's id may be: it names files on every system.
package enum CampaignID {
  /// Why a text is no campaign id, and which part of its UTF-8 is at fault; nil where it is one.
  package static func fault(in id: String) -> (reason: String, part: Range<Int>)? {
    let bytes = Array(id.utf8)
    guard let first = bytes.first else { return ("an id is not empty", 0..<0) }
    if !isLowerCase(first), !isDigit(first) {
      return ("an id starts with a-z or 0-9", id.wholeCharacter(at: 0).bytes)
    }
    if let bad = bytes.firstIndex(where: { !isLowerCase($0) && !isDigit($0) && !"._-".utf8.contains($0) }) {
      return ("an id has only a-z, 0-9, '.', '_' and '-'", id.wholeCharacter(at: bad).bytes)
    }
    if bytes.count > 64 { return ("an id has at most 64 characters, this has \(bytes.count)", 64..<bytes.count) }
    if bytes.last == UInt8(ascii: ".") { return ("an id does not end with '.'", bytes.count - 1..<bytes.count) }
    let stem = id.prefix { $0 != "." }
    if windowsDevices.contains(String(stem)) {
      return ("'\(stem)' is the name of a device on Windows", 0..<stem.utf8.count)
    }
    return nil
  }

  /// The id that a text was probably meant to be, if there is one.
  package static func nearest(to id: String) -> String? {
    let right = String(decoding: id.lowercased().utf8.map { isAllowed($0) ? $0 : UInt8(ascii: "-") }, as: UTF8.self)
    let bare = right.drop { $0 == "-" || $0 == "." || $0 == "_" }
    let trimmed = String(bare.reversed().drop { $0 == "-" || $0 == "." }.reversed())
    return fault(in: trimmed) == nil ? trimmed : nil
  }

  /// The id that a campaign's path gives: below its configured path, without extension, `/` as `-`.
  package static func fromPath(_ path: String, below roots: [String]) -> String {
    let root = roots.filter { path.utf8.starts(with: ($0 + "/").utf8) }.max { $0.utf8.count < $1.utf8.count }
    var name = root.map { String(path.dropFirst($0.count + 1)) } ?? path
    for end in [".yaml", ".yml"] where name.hasSuffix(end) {
      name.removeLast(end.count)
      break
    }
    return String(name.map { $0 == "/" ? "-" : $0 })
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLowerCase(byte) || isDigit(byte) || "._-".utf8.contains(byte)
  }

  private static func isLowerCase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static let windowsDevices: [String] =
    ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] }
}
