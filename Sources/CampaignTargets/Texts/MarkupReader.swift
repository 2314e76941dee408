/// Reads markup as Android does and keeps its text.
struct MarkupReader {
  /// Stands for a placeholder; no UTF-8 text has this byte.
  static let placeholder: UInt8 = 0xFF

  private var input: [UInt8] = []
  private var position = 0
  private var output: [UInt8] = []
  private var placeholderCount = 0

  /// Which placeholders are still there: those in tags are gone with them.
  private(set) var keptPlaceholders: [Int] = []

  /// What was read, without line breaks after a last block.
  var text: [UInt8] {
    guard endsWithBlock, let last = output.lastIndex(where: { $0 != newline }) else { return output }
    return Array(output[...last])
  }

  private var endsWithBlock = false

  mutating func read(_ text: String) {
    read(Array(text.utf8))
  }

  /// Reads a whole text.
  mutating func read(_ bytes: [UInt8]) {
    input = bytes
    while position < input.count {
      switch input[position] {
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case UInt8(ascii: " "), newline:
        // At the start and after another one, a blank is dropped.
        if let last = output.last, last != UInt8(ascii: " "), last != newline { append(UInt8(ascii: " ")) }
        position += 1
      case Self.placeholder:
        keptPlaceholders.append(placeholderCount)
        placeholderCount += 1
        append(Self.placeholder)
        position += 1
      case let byte:
        append(byte)
        position += 1
      }
    }
  }

  private mutating func append(_ byte: UInt8) {
    output.append(byte)
    endsWithBlock = false
  }

  /// At `<`: a tag or a comment goes, anything else stands for itself.
  private mutating func readTag() {
    var index = position + 1
    if index < input.count, input[index] == UInt8(ascii: "/") { index += 1 }
    let isDeclaration = input[(position + 1)...].starts(with: "!".utf8)
    guard index < input.count, isDeclaration || isLetter(input[index]), let end = endOfTag(from: position) else {
      append(UInt8(ascii: "<"))
      position += 1
      return
    }
    let name = input[index..<end].prefix { isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    placeholderCount += input[position..<end].count { $0 == Self.placeholder }
    position = end
    let tag = String(decoding: name, as: UTF8.self).lowercased()
    if tag == "br" {
      append(newline)
    } else if blocks.contains(tag) {
      setApart()
    }
  }

  /// One past the `>` that closes a tag, outside quoted attributes; nil where there is none.
  private func endOfTag(from start: Int) -> Int? {
    if input[start...].starts(with: "<!--".utf8) {
      var index = start + 4
      while index < input.count {
        if input[index...].starts(with: "-->".utf8) { return index + 3 }
        index += 1
      }
      return nil
    }
    var quote: UInt8?
    for index in start..<input.count {
      switch input[index] {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil, input[index - 1] == UInt8(ascii: "=") { quote = input[index] }
      case UInt8(ascii: ">") where quote == nil: return index + 1
      default: break
      }
    }
    return nil
  }

  /// Before and after a block: an empty line, where any text precedes.
  private mutating func setApart() {
    guard !output.isEmpty else { return }
    let breaks = output.reversed().prefix { $0 == newline }.count
    if breaks < 2 { output += [UInt8](repeating: newline, count: 2 - breaks) }
    endsWithBlock = true
  }

  /// At `&`: a character by its name or number, anything else stands for itself.
  private mutating func readEntity() {
    let rest = input[(position + 1)...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
      let scalar = scalar(String(decoding: input[(position + 1)..<end], as: UTF8.self))
    else {
      append(UInt8(ascii: "&"))
      position += 1
      return
    }
    for byte in String(Character(scalar)).utf8 { append(byte) }
    position = end + 1
  }

  private func scalar(_ reference: String) -> Unicode.Scalar? {
    guard reference.utf8.first == UInt8(ascii: "#") else { return HTMLEntities.character(named: reference) }
    let digits = reference.dropFirst()
    let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    // No control characters: they could only be a mistake, and no platform draws them.
    return code.flatMap { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 ? Unicode.Scalar($0) : nil }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

private let newline = UInt8(ascii: "\n")
private let blocks = ["p", "div", "ul", "li", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6"]
