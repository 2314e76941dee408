import SourceText

/// A small project in one text, as the examples of the rules write it, with the places that are marked in it.
///
/// A line `//- path` begins a file, `//- path (UTF-16)` one in that encoding, `//- path (WAV, Linear PCM, 31 s)` a sound;
/// before the first one the file is `campaigns/example.yaml`. Below a line, a line of
/// blanks and carets marks places in it and is left out of the file; it may begin with a comment sign. Columns count
/// Unicode scalars. `|` marks an empty place, a file's first line may mark the start of the file so. A place over several
/// lines begins as `^^>` and ends, under its last line, as `<^^`.
package struct Fixture: Sendable {
  /// A file as lines, so that a rewrite can add some above and change how they end.
  package struct File: Sendable {
    package let path: String
    package var lines: [String] = []
    package var marks: [Mark] = []

    /// What each line ends with.
    package var lineEnd = "\n"
    package var startsWithByteOrderMark = false

    /// With its own byte-order mark; nothing but its start can be marked in it.
    package var isUTF16 = false

    /// What stands for the lines of a file that is no text.
    package var sound: [UInt8]?
  }

  /// A marked place.
  package struct Mark: Sendable, Equatable {
    /// A line of `lines`, from 0, and a column, from 0; nil is the start of the file.
    package struct Position: Sendable, Equatable {
      package var line: Int
      package let column: Int
    }

    package var start: Position?
    package var end: Position?
  }

  package var files: [File]

  package init(_ text: String) {
    files = []
    var open: Mark.Position?
    // By bytes: Swift takes CR LF for one character, and U+2028 must stay inside its line.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map({
      String($0) ?? ""
    }) {
      if line.hasPrefix("//- ") {
        let name = line.dropFirst(4)
        let isUTF16 = name.hasSuffix(" (UTF-16)")
        let sound = SoundFixture(name)
        files.append(
          File(
            path: sound?.path ?? String(isUTF16 ? name.dropLast(9) : name), isUTF16: isUTF16, sound: sound?.bytes))
        continue
      }
      if files.isEmpty { files.append(File(path: "campaigns/example.yaml")) }
      let file = files.count - 1
      guard let spans = MarkLine.spans(in: line) else {
        files[file].lines.append(line)
        continue
      }
      let lineIndex = files[file].lines.count - 1
      for span in spans {
        let start = Mark.Position(line: lineIndex, column: span.columns.lowerBound)
        let end = Mark.Position(line: lineIndex, column: span.columns.upperBound)
        if lineIndex < 0 {
          files[file].marks.append(Mark(start: nil, end: nil))
        } else if span.continues {
          open = start
        } else {
          files[file].marks.append(Mark(start: span.isContinued ? open : start, end: end))
        }
      }
    }
  }

  /// The files as a tree takes them, in the fixture's order.
  package var contents: [(path: String, bytes: [UInt8])] {
    files.map { ($0.path, $0.bytes) }
  }
}

extension Fixture.File {
  package var bytes: [UInt8] {
    if let sound { return sound }
    if isUTF16 {
      return [0xFF, 0xFE] + lines.flatMap { ($0 + lineEnd).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    }
    return (startsWithByteOrderMark ? byteOrderMark : []) + lines.flatMap { Array(($0 + lineEnd).utf8) }
  }

  /// The bytes of a mark; the start of a file is where its text starts.
  package func range(of mark: Fixture.Mark) -> Range<Int> {
    offset(of: mark.start)..<offset(of: mark.end)
  }

  /// Adds a line above another, and moves the marks along.
  package mutating func insert(_ line: String, above index: Int) {
    lines.insert(line, at: index)
    for mark in marks.indices {
      if let start = marks[mark].start, start.line >= index { marks[mark].start?.line += 1 }
      if let end = marks[mark].end, end.line >= index { marks[mark].end?.line += 1 }
    }
  }

  private func offset(of position: Fixture.Mark.Position?) -> Int {
    let start = startsWithByteOrderMark && !isUTF16 ? byteOrderMark.count : 0
    guard let position else { return start }
    let above = lines[..<position.line].reduce(0) { $0 + $1.utf8.count + lineEnd.utf8.count }
    let before = lines[position.line].unicodeScalars.prefix(position.column).reduce(0) { $0 + UTF8.width($1) }
    return start + above + before
  }
}

/// A line that marks places in the line above it.
private enum MarkLine {
  struct Span {
    let columns: Range<Int>
    /// Ends further down.
    let continues: Bool
    /// Began further up.
    let isContinued: Bool
  }

  /// The marked columns, or nil where the line is one of the file's own.
  static func spans(in line: String) -> [Span]? {
    var characters = Array(line)
    if let first = characters.firstIndex(where: { $0 != " " }), characters[first] == "#" { characters[first] = " " }
    guard characters.contains(where: { $0 == "^" || $0 == "|" }), characters.allSatisfy({ " ^|<>".contains($0) })
    else { return nil }
    var spans: [Span] = []
    var index = 0
    while index < characters.count {
      guard characters[index] != " " else {
        index += 1
        continue
      }
      if characters[index] == "|" {
        spans.append(Span(columns: index..<index, continues: false, isContinued: false))
        index += 1
        continue
      }
      let start = index
      while index < characters.count, "^<>".contains(characters[index]) { index += 1 }
      let continues = characters[index - 1] == ">"
      spans.append(
        Span(
          columns: start..<(continues ? index - 1 : index), continues: continues, isContinued: characters[start] == "<")
      )
    }
    return spans
  }
}

extension UTF8 {
  /// How many bytes a scalar takes.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    UTF8.encode(scalar)?.count ?? 0
  }
}
