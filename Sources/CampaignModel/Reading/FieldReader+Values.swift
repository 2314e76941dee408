package import Diagnostics
import Documents
import SourceText

extension RuleID {
  package static let invalidColor: RuleID = "invalid-color"
}

/// Values with a syntax or a shape of their own.
extension FieldReader {
  /// What the field table's type of a field makes of a node.
  mutating func value(_ node: Document.Node, _ field: String, _ type: FieldType) -> Located<FieldValue>? {
    switch type {
    case .flag: flag(node, field)?.map(FieldValue.flag)
    case .integer(let range): integer(node, field, in: range)?.map(FieldValue.integer)
    case .number(let range): number(node, field, in: range)?.map(FieldValue.number)
    case .text: text(node, field)?.map(FieldValue.text)
    case .template: template(node, field).map { Located(.template($0), at: $0.text.range) }
    case .choice(let words): choice(node, field, of: words)?.map(FieldValue.text)
    case .color: color(node, field)?.map(FieldValue.text)
    case .httpsURL: httpsURL(node, field).map { Located(.text($0.source), at: $0.text.range) }
    case .url: url(node, field).map { Located(.template($0), at: $0.text.range) }
    case .texts: texts(node, field)?.map(FieldValue.texts)
    case .integers(let range): integers(node, field, in: range)?.map(FieldValue.integers)
    case .duration: duration(node, field)?.map(FieldValue.duration)
    case .instant: instant(node, field)?.map(FieldValue.instant)
    case .sound: sound(node, field)?.map(FieldValue.sound)
    case .badge: badge(node, field)?.map(FieldValue.badge)
    case .foreground: foreground(node, field)?.map(FieldValue.foreground)
    case .quietHours: quietHours(node, field)?.map(FieldValue.quietHours)
    case .lightSettings: lightSettings(node, field)?.map(FieldValue.lightSettings)
    case .json: jsonObject(node, field)?.map(FieldValue.json)
    case .actions, .data: preconditionFailure("actions and data are no single values")
    }
  }

  /// An absolute URL with placeholders.
  mutating func url(_ node: Document.Node, _ field: String) -> Template? {
    guard let url = template(node, field) else { return nil }
    guard let fault = URLReader.fault(in: url, .any) else { return url }
    adopt([fault], field: field)
    return nil
  }

  /// An absolute https URL, in which `{{` is not read.
  mutating func httpsURL(_ node: Document.Node, _ field: String) -> Template? {
    guard let text = locatedText(node, field) else { return nil }
    let url = Template(text: text, segments: [])
    guard let fault = URLReader.fault(in: url, .https) else { return url }
    adopt([fault], field: field)
    return nil
  }

  /// Seconds.
  mutating func duration(_ node: Document.Node, _ field: String) -> Located<Int>? {
    single(node, field, expected: "0 or a number with a unit", DurationReader.read)
  }

  /// Seconds since 1970 UTC.
  mutating func instant(_ node: Document.Node, _ field: String) -> Located<Int>? {
    single(node, field, expected: "an instant", InstantReader.read)
  }

  private mutating func single<Value>(
    _ node: Document.Node, _ field: String, expected: String, _ read: (LocatedText, String) -> Outcome<Value?>
  ) -> Located<Value>? {
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      wrongType(node, field, expected: expected)
      return nil
    }
    let outcome = read(document.locatedText(of: node), field)
    adopt(outcome.findings, field: field)
    return outcome.value.map { Located($0, at: document.range(of: node)) }
  }

  /// `#rrggbb`; with `alpha` also `#rrggbbaa`.
  mutating func color(_ node: Document.Node, _ field: String, alpha: Bool = false) -> Located<String>? {
    guard document.kind(of: node) == .scalar, !document.isNull(node) else {
      let isComment = document.isNull(node) && document.range(of: node).bytes.isEmpty
      wrongType(
        node, field, expected: "a colour",
        help: isComment ? "write \"#rrggbb\" in quotes: an unquoted '#' starts a comment" : nil)
      return nil
    }
    let bytes = document.utf8(of: node)
    let digits = bytes.dropFirst()
    let isHex = isHexadecimal(digits)
    let text = document.string(of: node)
    if bytes.first == UInt8(ascii: "#"), isHex, digits.count == 6 || (alpha && digits.count == 8) {
      return Located(text, at: document.range(of: node))
    }
    let shape = alpha ? "'#rrggbb' or '#rrggbbaa'" : "'#rrggbb'"
    var meant: String?
    if bytes.first == UInt8(ascii: "#"), isHex, digits.count == 3 {
      meant = "#" + String(decoding: digits.flatMap { [$0, $0] }, as: UTF8.self)
    } else if isHexadecimal(bytes), bytes.count == 6 || (alpha && bytes.count == 8) {
      meant = "#" + text
    }
    report(
      .invalidColor, "'\(field)' takes a colour as \(shape), not \(describe(node))", at: document.range(of: node),
      field: field, help: meant.map { "write \"\($0)\"" },
      fix: meant.map { [Finding.Edit(document.range(of: node), text: "\"\($0)\"")] } ?? [])
    return nil
  }

  private func isHexadecimal(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0 | 0x20) }
  }

  /// A count, or what only some vendors take: `auto`, `"+1"`, `"-1"`.
  mutating func badge(_ node: Document.Node, _ field: String) -> Located<Badge>? {
    if document.kind(of: node) == .scalar {
      let bytes = document.utf8(of: node)
      let range = document.range(of: node)
      if bytes.elementsEqual("auto".utf8) { return Located(.automatic, at: range) }
      let isSigned = bytes.first == UInt8(ascii: "+") || bytes.first == UInt8(ascii: "-")
      if isSigned, (2...7).contains(bytes.count), bytes.dropFirst().allSatisfy(isDigit) {
        let text = document.string(of: node)
        if document.style(of: node) != .plain, let number = Int(text) { return Located(.relative(number), at: range) }
        report(
          .outOfRange, "'\(field)' is \(text), where a count from 0 up is expected", at: range, field: field,
          help: "write \"\(text)\" to change the count that is shown")
        return nil
      }
    }
    return integer(node, field, in: 0...2_147_483_647)?.map(Badge.count)
  }

  /// `hide`, or what is shown.
  mutating func foreground(_ node: Document.Node, _ field: String) -> Located<Foreground>? {
    let range = document.range(of: node)
    if document.kind(of: node) == .scalar, text(of: node, is: "hide") { return Located(.hide, at: range) }
    guard document.kind(of: node) == .sequence else {
      wrongType(
        node, field, expected: "'hide' or a list of \(listed(foregroundOptions))",
        help: document.kind(of: node) == .scalar && !document.isNull(node) ? "write 'hide', or a list in brackets" : nil
      )
      return nil
    }
    let items = document.items(of: node)
    var options: [String] = []
    for item in items {
      if let option = choice(item, field, of: foregroundOptions) { options.append(option.value) }
    }
    return options.count == items.count ? Located(.show(options), at: range) : nil
  }

  private static let quietKeys = KeyTable(QuietKey.self)

  /// Two local times, `HH:MM`.
  mutating func quietHours(_ node: Document.Node, _ field: String) -> Located<QuietHours>? {
    guard let fields = fields(of: node, field, as: Self.quietKeys) else { return nil }
    var from: Int?
    var to: Int?
    for (key, entry) in fields {
      switch key {
      case .from: from = timeOfDay(entry.value, "from")
      case .to: to = timeOfDay(entry.value, "to")
      }
    }
    for key in QuietKey.allCases where !fields.contains(where: { $0.key == key }) {
      missingKey(key.rawValue, of: "'\(field)'", in: node, at: document.range(of: node))
    }
    guard let from, let to else { return nil }
    return Located(QuietHours(from: from, to: to), at: document.range(of: node))
  }

  /// Minutes after midnight.
  private mutating func timeOfDay(_ node: Document.Node, _ field: String) -> Int? {
    let bytes = Array(document.utf8(of: node))
    if bytes.count == 5, bytes[2] == UInt8(ascii: ":"), bytes[..<2].allSatisfy(isDigit), bytes[3...].allSatisfy(isDigit)
    {
      let digits = bytes.map { Int($0) - Int(UInt8(ascii: "0")) }
      let hour = digits[0] * 10 + digits[1]
      let minute = digits[3] * 10 + digits[4]
      if hour < 24, minute < 60 { return hour * 60 + minute }
    }
    let meant = wholeTime(document.string(of: node))
    wrongType(
      node, field, expected: "a time of day as \"HH:MM\"", help: meant.map { "write \"\($0)\"" },
      fix: meant.map { [Finding.Edit(document.range(of: node), text: "\"\($0)\"")] } ?? [])
    return nil
  }

  /// `7:00` as it should be written, `07:00`.
  private func wholeTime(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 1, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), Int(parts[1]).map({ $0 < 60 }) == true
    else { return nil }
    return "0" + text
  }

  private static let lightKeys = KeyTable(LightKey.self)

  /// Colour and rhythm, all three needed; the times are in milliseconds.
  mutating func lightSettings(_ node: Document.Node, _ field: String) -> Located<LightSettings>? {
    guard let fields = fields(of: node, field, as: Self.lightKeys) else { return nil }
    var color: String?
    var on: Int?
    var off: Int?
    for (key, entry) in fields {
      switch key {
      case .color: color = self.color(entry.value, "color", alpha: true)?.value
      case .lightOnDuration: on = integer(entry.value, "lightOnDuration", in: 0...600_000)?.value
      case .lightOffDuration: off = integer(entry.value, "lightOffDuration", in: 0...600_000)?.value
      }
    }
    for key in LightKey.allCases where !fields.contains(where: { $0.key == key }) {
      missingKey(key.rawValue, of: "'\(field)'", in: node, at: document.range(of: node))
    }
    guard let color, let on, let off else { return nil }
    return Located(
      LightSettings(color: color, onMilliseconds: on, offMilliseconds: off), at: document.range(of: node))
  }
}

/// What the app can show while it is open.
let foregroundOptions = ["banner", "list", "sound", "badge"]
