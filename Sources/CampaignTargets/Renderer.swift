package import Writers

/// Fills an artifact as a sender does, from its bytes and its manifest entry alone (docs/formats/artifact.md).
package enum Renderer {
  /// The final body; `value` gives a placeholder's value, or nil where the subscriber has none.
  ///
  /// Only the strings that the placeholders point to are looked at, and what is put in is not read again.
  package static func body(
    of wire: [UInt8], placeholders: [PlaceholderUse], value: @escaping (String) -> String?
  ) throws(JSONSyntaxError) -> [UInt8] {
    var rest = placeholders.filter { $0.code == nil }[...]
    guard !rest.isEmpty else { return wire }
    var filled = try JSONReader.read(wire)
    while let first = rest.first {
      let uses = rest.prefix { $0.pointer.utf8.elementsEqual(first.pointer.utf8) }
      rest = rest.dropFirst(uses.count)
      var filler = Filler(uses: uses, value: value)
      let steps = first.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      filled = filled.changed(at: steps) { filler.filled($0, encoded: first.escapes) }
    }
    return JSONWriter.wire(filled)
  }
}

/// Fills one listed string, which may hold a document with several strings of its own.
private struct Filler {
  /// The placeholders of the string in their order.
  private var uses: ArraySlice<PlaceholderUse>
  private let value: (String) -> String?

  init(uses: ArraySlice<PlaceholderUse>, value: @escaping (String) -> String?) {
    self.uses = uses.filter { $0.name != nil }[...]
    self.value = value
  }

  mutating func filled(_ json: JSON, encoded times: Int) -> JSON {
    guard case .string(let text) = json else { return json }
    guard times > 1, let document = try? JSONReader.read(Array(text.utf8)) else { return .string(filled(text)) }
    return .string(String(decoding: JSONWriter.wire(filledStrings(of: document, encoded: times - 1)), as: UTF8.self))
  }

  private mutating func filledStrings(of json: JSON, encoded times: Int) -> JSON {
    switch json {
    case .array(let items):
      var filled: [JSON] = []
      for item in items { filled.append(filledStrings(of: item, encoded: times)) }
      return .array(filled)
    case .object(let members):
      var filled: [JSON.Member] = []
      for member in members { filled.append(JSON.Member(member.name, filledStrings(of: member.value, encoded: times))) }
      return .object(filled)
    case .string: return self.filled(json, encoded: times)
    case .null, .boolean, .integer, .number: return json
    }
  }

  /// Reads a text from left to right and puts the values in.
  private mutating func filled(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "\\{{".utf8) {
        output += "{{".utf8
        position += 3
      } else if let token = Token(rest) {
        output += replacement(of: token, isWhole: token.count == bytes.count).utf8
        position += token.count
      } else {
        output.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func replacement(of token: Token, isWhole: Bool) -> String {
    let use = uses.popFirst()
    guard let value = value(token.name) else { return token.fallback ?? "" }
    return use?.isURI == true && !isWhole ? percentEncoded(value) : value
  }

  /// Every byte but the unreserved characters of RFC 3986 §2.3.
  private func percentEncoded(_ text: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    let bytes = text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        [byte]
      default: [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// `{{name}}` or `{{name|fallback}}` at the start of some bytes.
private struct Token {
  let name: String
  let fallback: String?

  /// In bytes, braces included.
  let count: Int

  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: "{{".utf8) else { return nil }
    let content = bytes.dropFirst(2)
    guard let end = content.indices.first(where: { content[$0...].starts(with: "}}".utf8) }) else { return nil }
    let inside = content[..<end]
    let name = inside.prefix { $0 != UInt8(ascii: "|") }
    guard let first = name.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), first != UInt8(ascii: "."),
      name.allSatisfy(Self.isNameByte)
    else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    fallback = name.endIndex < inside.endIndex ? String(decoding: inside[(name.endIndex + 1)...], as: UTF8.self) : nil
    count = inside.count + 4
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

extension JSON {
  /// This value with the one that a JSON Pointer's tokens lead to replaced.
  func changed(at steps: ArraySlice<Substring>, _ change: (JSON) -> JSON) -> JSON {
    guard let step = steps.first else { return change(self) }
    switch self {
    case .object(let members):
      let name = step.replacing("~1", with: "/").replacing("~0", with: "~")
      return .object(
        members.map {
          guard $0.name.utf8.elementsEqual(name.utf8) else { return $0 }
          return Member($0.name, $0.value.changed(at: steps.dropFirst(), change))
        })
    case .array(var items):
      guard let index = Int(step), items.indices.contains(index) else { return self }
      items[index] = items[index].changed(at: steps.dropFirst(), change)
      return .array(items)
    case .null, .boolean, .integer, .number, .string: return self
    }
  }
}

extension SizeMeasure {
  /// What the limit counts of a final body.
  package func count(of wire: [UInt8]) throws(JSONSyntaxError) -> Int {
    switch self {
    case .wireBytes: return wire.count
    case .values:
      let body = try JSONReader.read(wire)
      return body.localized.map { values(in: $0).reduce(0) { $0 + JSONWriter.wire($1.value).count } }.max() ?? 0
    case .entries(let path):
      let entries = path.reduce(try JSONReader.read(wire) as JSON?) { value, name in value?[name] }
      guard case .object(let members) = entries else { return 0 }
      return members.reduce(0) { sum, member in
        guard case .string(let text) = member.value else {
          return sum + member.name.utf8.count + JSONWriter.wire(member.value).count
        }
        return sum + member.name.utf8.count + text.utf8.count
      }
    }
  }
}

extension SizeMeasure {
  /// The values that `values` counts, of those that are there, with the names that lead to them.
  func values(in body: JSON) -> [(path: [String], value: JSON)] {
    guard case .values(let paths) = self else { return [] }
    return paths.compactMap { path in
      path.reduce(body as JSON?) { value, name in value?[name] }.map { (path, $0) }
    }
  }
}

extension JSON {
  /// A body, and what stands in it for single locales.
  var localized: [JSON] {
    guard case .array(let entries) = self["localizations"] else { return [self] }
    return [self] + entries
  }
}
