import CYAML
import Diagnostics
import SourceText

/// Turns libyaml's events into the flat arrays of a `Document`.
struct YAMLBuilder {
  /// A container whose end has not come yet.
  private struct Frame {
    let node: Int
    /// Where its children begin in `pending`.
    let firstChild: Int
    let anchor: String?
    /// The expanded size before it, to tell its own.
    let sizeBefore: Int
  }

  /// What an anchor stands for.
  private struct Anchor {
    let node: Document.Node
    /// In nodes, aliases counted as what they stand for; nil while the container is still open.
    var size: Int?
  }

  private let file: FileID

  /// The bytes as they are in the file, and as libyaml is given them, equally many: with 'x' for each byte of characters
  /// that are refused.
  private let written: [UInt8]
  let bytes: [UInt8]
  private let textStart: Int
  private var cursor: MarkCursor

  private var records: [Document.Record] = []
  private var children: [Document.Node] = []
  private var text: [UInt8] = []
  private var runs: [[LocatedText.Run]] = []

  private var pending: [Document.Node] = []
  private var frames: [Frame] = []
  private var anchors: [String: Anchor] = [:]
  private var expandedSize = 0
  private var root: Document.Node?

  /// Depth of the mapping of an unquoted placeholder that is being passed over; 0 for none.
  private var placeholderDepth = 0
  private var placeholderStart = 0

  private(set) var findings: [Finding] = []

  /// Whether something was reported that leaves no document worth reading.
  private(set) var isUnusable = false
  private var isDone = false

  init(file: SourceFile, bytes: [UInt8]) {
    self.file = file.id
    written = file.bytes
    self.bytes = bytes
    textStart = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    cursor = MarkCursor(bytes, start: textStart)
    records.reserveCapacity(bytes.count / 16)
    text.reserveCapacity(bytes.count)
  }

  /// The finished document, or nil where there was none.
  var document: Document? {
    guard let root else { return nil }
    return Document(file: file, root: root, records: records, children: children, text: text, runs: runs)
  }

  /// Reads the whole stream; what libyaml stopped at, if it did.
  mutating func build() -> Finding? {
    // libyaml skips a byte-order mark itself only where it also guesses the encoding.
    let input = bytes[textStart...]
    return unsafe input.withUnsafeBytes { buffer -> Finding? in
      guard let events = unsafe YAMLEvents(buffer) else { return nil }
      while !isDone {
        let goesOn = unsafe events.next { event in unsafe take(event) }
        guard goesOn else {
          isUnusable = true
          let fault = events.fault
          let finding = YAMLSyntaxFault.finding(
            fault, at: cursor.offset(of: fault.mark, in: bytes),
            contextAt: fault.contextMark.map { cursor.offset(of: $0, in: bytes) }, in: written, file: file)
          // The whole value says it better than the placeholder that it starts with.
          findings.removeAll { $0.rule == finding.rule && $0.range?.start == finding.range?.start }
          return finding
        }
      }
      return nil
    }
  }

  // MARK: Events

  private mutating func take(_ event: borrowing yaml_event_t) {
    let start = unsafe cursor.offset(of: Int(event.start_mark.index), in: bytes)
    let end = unsafe cursor.offset(of: Int(event.end_mark.index), in: bytes)
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT:
      isDone = true
    case YAML_DOCUMENT_START_EVENT:
      guard root != nil else { return }
      report(
        .multipleDocuments, "a second document starts here; a file holds one", start..<min(start + 3, bytes.count),
        help: "put it into a file of its own")
      isDone = true
    case YAML_SCALAR_EVENT where placeholderDepth == 0:
      unsafe scalar(event, start..<end)
    case YAML_ALIAS_EVENT where placeholderDepth == 0:
      unsafe alias(name(event.data.alias.anchor) ?? "", start..<end)
    case YAML_MAPPING_START_EVENT:
      let data = unsafe event.data.mapping_start
      let isFlow = unsafe data.style == YAML_FLOW_MAPPING_STYLE
      unsafe open(.mapping, anchor: name(data.anchor), tag: name(data.tag), at: start, isFlow: isFlow, headEnd: end)
    case YAML_SEQUENCE_START_EVENT:
      let data = unsafe event.data.sequence_start
      unsafe open(.sequence, anchor: name(data.anchor), tag: name(data.tag), at: start, isFlow: false, headEnd: end)
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT:
      close(end: end)
    default:
      break
    }
  }

  private func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return unsafe String(cString: pointer)
  }

  private mutating func scalar(_ event: borrowing yaml_event_t, _ whole: Range<Int>) {
    let data = unsafe event.data.scalar
    let style: Document.ScalarStyle =
      switch unsafe data.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    let anchor = unsafe name(data.anchor)
    let tag = unsafe name(data.tag)
    let range = trimmed(whole, style: style, hasProperties: anchor != nil || tag != nil)
    let first = text.count
    unsafe text.append(contentsOf: UnsafeBufferPointer(start: data.value, count: data.length))
    var record = Document.Record(
      start: UInt32(range.lowerBound), end: UInt32(range.upperBound), first: UInt32(first),
      count: UInt32(text.count - first), origin: UInt32(range.lowerBound), kind: .scalar, style: style,
      isVerbatim: true)
    let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    let isVerbatim =
      style != .literal && style != .folded && text.count - first == range.count - 2 * quotes
      && (style != .doubleQuoted || !bytes[range].contains(UInt8(ascii: "\\")))
      && !bytes[range].contains(0x0A)
    if isVerbatim {
      record.origin += UInt32(quotes)
    } else {
      let scalarRuns = YAMLScalarRuns.runs(of: text[first...], in: bytes, at: range, style: style)
      record.origin = UInt32(runs.count)
      record.isVerbatim = false
      runs.append(scalarRuns)
    }
    let node = append(record)
    if style == .doubleQuoted, !isVerbatim { checkEscapes(from: first, of: node) }
    check(tag: tag, at: whole.lowerBound)
    if let anchor { anchors[anchor] = Anchor(node: node, size: 1) }
    place(node, size: 1)
  }

  /// A scalar's range without what libyaml adds: properties before it, blank lines after a block scalar.
  private func trimmed(_ whole: Range<Int>, style: Document.ScalarStyle, hasProperties: Bool) -> Range<Int> {
    var start = whole.lowerBound
    var end = whole.upperBound
    if style == .literal || style == .folded {
      while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    }
    guard hasProperties else { return start..<end }
    while start < end, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
      while start < end, ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
      while start < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
    }
    return start..<end
  }

  /// Control characters that an escape wrote; line feeds and tabs are text.
  private mutating func checkEscapes(from first: Int, of node: Document.Node) {
    var index = first
    while index < text.count {
      guard let (scalar, length) = YAMLPrescan.decode(text, at: index) else { return }
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      if isControl, scalar != "\n", scalar != "\t" {
        let record = records[Int(node.index)]
        let place = LocatedText(
          String(decoding: text[first...], as: UTF8.self),
          at: SourceRange(file: file, start: record.start, end: record.end), runs: runs[Int(record.origin)]
        ).range(of: index - first..<index - first + length)
        findings.append(
          Finding(
            .invalidCharacter, "U+\(YAMLPrescan.hex(scalar.value)) is a control character", at: place, help: "delete it"
          ))
        for offset in index..<index + length { text[offset] = UInt8(ascii: "x") }
      }
      index += length
    }
  }

  private mutating func alias(_ name: String, _ range: Range<Int>) {
    guard let anchor = anchors[name] else {
      report(
        .yamlSyntax, "the alias '*\(name)' names no anchor", range,
        help: "define it before with '&\(name)', or quote the text")
      isUnusable = true
      return place(append(.missing(range)), size: 1)
    }
    guard let size = anchor.size else {
      report(
        .aliasRecursion, "the alias '*\(name)' stands inside what it names", range,
        notes: [.init("'&\(name)' is this", at: self.range(of: anchor.node))])
      isUnusable = true
      return place(append(.missing(range)), size: 1)
    }
    place(anchor.node, size: size, at: range)
  }

  private mutating func open(
    _ kind: Document.Kind, anchor: String?, tag: String?, at start: Int, isFlow: Bool, headEnd: Int
  ) {
    if placeholderDepth > 0 {
      placeholderDepth += 1
      return
    }
    if isFlow, startsPlaceholder(at: headEnd - 1) {
      placeholderDepth = 1
      placeholderStart = headEnd - 1
      return
    }
    guard frames.count < YAMLReader.depthLimit else {
      report(
        .nestingLimit, "values may be nested at most \(YAMLReader.depthLimit) deep", written.wholeCharacter(at: start))
      isUnusable = true
      isDone = true
      return
    }
    check(tag: tag, at: start)
    let node = append(
      Document.Record(
        start: UInt32(start), end: UInt32(max(start, headEnd)), first: 0, count: 0, origin: 0, kind: kind,
        style: .plain,
        isVerbatim: true))
    if let anchor { anchors[anchor] = Anchor(node: node, size: nil) }
    frames.append(
      Frame(node: Int(node.index), firstChild: pending.count, anchor: anchor, sizeBefore: expandedSize))
  }

  /// `{{name…}}` without quotes, which YAML reads as a mapping that is the key of a mapping.
  private func startsPlaceholder(at brace: Int) -> Bool {
    brace >= 0 && brace + 1 < bytes.count && bytes[brace] == UInt8(ascii: "{")
      && bytes[brace + 1] == UInt8(ascii: "{")
  }

  private mutating func close(end: Int) {
    if placeholderDepth > 0 {
      placeholderDepth -= 1
      if placeholderDepth == 0 { closePlaceholder(end: end) }
      return
    }
    guard let frame = frames.popLast() else { return }
    var own = Array(pending[frame.firstChild...])
    pending.removeLast(own.count)
    let isFlow = records[frame.node].end > records[frame.node].start && isOpeningBracket(frame.node)
    if records[frame.node].kind == .mapping { own = YAMLMappings.resolve(own, in: &self, mapping: frame.node) }
    records[frame.node].first = UInt32(children.count)
    records[frame.node].count = UInt32(own.count)
    children += own
    if isFlow {
      records[frame.node].end = UInt32(end)
    } else if let extent = extent(of: own, startingAt: Int(records[frame.node].start)) {
      records[frame.node].start = UInt32(extent.lowerBound)
      records[frame.node].end = UInt32(extent.upperBound)
    }
    let size = expandedSize - frame.sizeBefore + 1
    if let anchor = frame.anchor { anchors[anchor]?.size = size }
    place(Document.Node(index: UInt32(frame.node)), size: 1)
  }

  private func isOpeningBracket(_ node: Int) -> Bool {
    let last = bytes[Int(records[node].end) - 1]
    return last == UInt8(ascii: "{") || last == UInt8(ascii: "[")
  }

  /// From the first to the last child that stands inside, since libyaml ends a block where the next token starts.
  private func extent(of own: [Document.Node], startingAt start: Int) -> Range<Int>? {
    let inside = own.map { records[Int($0.index)] }.filter { Int($0.start) >= start }
    guard let first = inside.map(\.start).min(), let last = inside.map(\.end).max() else { return nil }
    return Int(first)..<Int(last)
  }

  private mutating func closePlaceholder(end: Int) {
    let range = placeholderStart..<end
    let first = text.count
    text += bytes[range]
    report(
      .unquotedPlaceholder, "YAML reads '\(String(decoding: bytes[range], as: UTF8.self))' as a mapping", range,
      help: "put the whole value in double quotes",
      fix: [
        .init(SourceRange(file: file, range.lowerBound..<range.lowerBound), text: "\""),
        .init(SourceRange(file: file, range.upperBound..<range.upperBound), text: "\""),
      ])
    place(
      append(
        Document.Record(
          start: UInt32(range.lowerBound), end: UInt32(range.upperBound), first: UInt32(first),
          count: UInt32(range.count), origin: UInt32(range.lowerBound), kind: .scalar, style: .doubleQuoted,
          isVerbatim: true)),
      size: 1)
  }

  // MARK: Nodes

  private mutating func append(_ record: Document.Record) -> Document.Node {
    records.append(record)
    return Document.Node(index: UInt32(records.count - 1))
  }

  /// Puts a finished node where it belongs and counts what it expands to.
  private mutating func place(_ node: Document.Node, size: Int, at alias: Range<Int>? = nil) {
    expandedSize += size
    if expandedSize > YAMLReader.nodeLimit {
      let range = alias ?? Int(records[Int(node.index)].start)..<Int(records[Int(node.index)].end)
      if alias != nil {
        report(
          .aliasExpansionLimit,
          "the aliases so far stand for more than \(YAMLReader.nodeLimit) values", range)
      } else {
        report(
          .fileTooLarge, "a YAML file may have at most \(YAMLReader.nodeLimit) values",
          range.lowerBound..<range.lowerBound)
      }
      isUnusable = true
      isDone = true
      return
    }
    if frames.isEmpty { root = node } else { pending.append(node) }
  }

  private mutating func check(tag: String?, at start: Int) {
    guard let tag else { return }
    let core = "tag:yaml.org,2002:"
    if tag.hasPrefix(core), ["str", "int", "float", "bool", "null", "map", "seq"].contains(tag.dropFirst(core.count)) {
      return
    }
    if tag == "!" { return }
    let first = bytes[start...].firstIndex(of: UInt8(ascii: "!")) ?? start
    let end = bytes[first...].firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains($0) } ?? bytes.count
    let written = String(decoding: bytes[first..<end], as: UTF8.self)
    report(
      .yamlTag, "the tag '\(written)' is not read", first..<end,
      help: "delete it, or quote the value if '\(written)' belongs to the text")
  }

  func range(of node: Document.Node) -> SourceRange {
    let record = records[Int(node.index)]
    return SourceRange(file: file, start: record.start, end: record.end)
  }

  func record(_ node: Document.Node) -> Document.Record {
    records[Int(node.index)]
  }

  func utf8(of node: Document.Node) -> ArraySlice<UInt8> {
    let record = records[Int(node.index)]
    return record.kind == .scalar ? text[Int(record.first)..<Int(record.first + record.count)] : []
  }

  func childNodes(of node: Document.Node) -> ArraySlice<Document.Node> {
    let record = records[Int(node.index)]
    return children[Int(record.first)..<Int(record.first + record.count)]
  }

  /// Counts nodes that a merge brings in; false once there are too many.
  mutating func countMerged(_ count: Int, at range: SourceRange) -> Bool {
    expandedSize += count
    guard expandedSize > YAMLReader.nodeLimit else { return true }
    if !isUnusable {
      findings.append(
        Finding(
          .aliasExpansionLimit, "the aliases so far stand for more than \(YAMLReader.nodeLimit) values", at: range))
    }
    isUnusable = true
    isDone = true
    return false
  }

  mutating func report(_ finding: Finding) {
    findings.append(finding)
  }

  private mutating func report(
    _ rule: RuleID, _ message: String, _ range: Range<Int>, notes: [Finding.Note] = [], help: String? = nil,
    fix: [Finding.Edit] = []
  ) {
    findings.append(
      Finding(rule, message, at: SourceRange(file: file, range), notes: notes, help: help, fix: fix))
  }
}

extension Document.Record {
  /// Stands where something was reported, so that keys and values stay in step.
  static func missing(_ range: Range<Int>) -> Document.Record {
    Document.Record(
      start: UInt32(range.lowerBound), end: UInt32(range.upperBound), first: 0, count: 0,
      origin: UInt32(range.lowerBound), kind: .scalar, style: .plain, isVerbatim: true)
  }
}
