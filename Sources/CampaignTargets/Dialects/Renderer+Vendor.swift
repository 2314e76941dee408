package import Writers

extension Renderer {
  /// A body as it reaches a device, filled by whoever fills it: what previews show.
  package static func delivered(
    of wire: [UInt8], placeholders: [PlaceholderUse], value: @escaping (String) -> String?
  ) throws(JSONSyntaxError) -> [UInt8] {
    let sent = try body(of: wire, placeholders: placeholders, value: value)
    var rest = placeholders.filter { $0.code != nil }[...]
    guard !rest.isEmpty else { return sent }
    var filled = try JSONReader.read(sent)
    while let first = rest.first {
      let uses = rest.prefix { $0.pointer.utf8.elementsEqual(first.pointer.utf8) }
      rest = rest.dropFirst(uses.count)
      let steps = first.pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      filled = filled.changed(at: steps) { json in
        guard case .string(let text) = json else { return json }
        return .string(uses.run(on: text, value: value))
      }
    }
    return JSONWriter.wire(filled)
  }
}

extension ArraySlice<PlaceholderUse> {
  /// A text with each piece of code, in their order, replaced by what it makes.
  fileprivate func run(on text: String, value: (String) -> String?) -> String {
    let bytes = Array<UInt8>(text.utf8)
    var output: [UInt8] = []
    var position = 0
    for use in self {
      let code = Array<UInt8>((use.code ?? "").utf8)
      guard let start = (position...bytes.count).first(where: { bytes[$0...].starts(with: code) }) else { continue }
      output += bytes[position..<start]
      output += (use.name.flatMap(value) ?? use.fallback ?? "").utf8
      position = start + code.count
    }
    return String(decoding: output + bytes[position...], as: UTF8.self)
  }
}
