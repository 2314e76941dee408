import Foundation

/// What aapt2 made of a file with one string, read from its own format: a container around a message of Protocol Buffers
/// (`Resources.proto` of the Android Open Source Project).
struct CompiledResource: Equatable {
  /// Of a string without spans, or with them.
  var text: String?
  var hasMarkup = false

  /// As it is written: `@string/other`; `@null` and `@empty` are an empty text.
  var reference: String?

  /// The locale of the file's directory.
  var locale: String?

  init(text: String?, hasMarkup: Bool = false, reference: String? = nil) {
    self.text = text
    self.hasMarkup = hasMarkup
    self.reference = reference
  }

  init?(_ file: Data) {
    let bytes = Array(file)
    // Magic, version, number of entries; the entry's type and its length, then the message.
    guard bytes.count > 24, bytes.starts(with: Array("AAPT".utf8)) else { return nil }
    let length = bytes[16..<24].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard bytes.count >= 24 + length else { return nil }
    let table = Message(bytes[24..<24 + length])
    // package, type, entry, config_value
    guard let value = table.message(2)?.message(3)?.message(3)?.message(6) else { return nil }
    locale = value.message(1)?.text(3)
    guard let item = value.message(2)?.message(4) else { return nil }
    if let string = item.message(2) {
      text = string.text(1) ?? ""
    } else if let styled = item.message(4) {
      text = styled.text(1) ?? ""
      hasMarkup = true
    } else if let reference = item.message(1) {
      self.reference = reference.text(3).map { "@" + $0 }
      if self.reference == nil { text = "" }
    } else if item.message(7) != nil {
      text = ""
    }
  }
}

/// A message of Protocol Buffers, of which only parts with a length are read.
private struct Message {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func text(_ field: Int) -> String? {
    part(field).map { String(decoding: $0, as: UTF8.self) }
  }

  func message(_ field: Int) -> Message? {
    part(field).map(Message.init)
  }

  private func part(_ wanted: Int) -> ArraySlice<UInt8>? {
    var rest = bytes
    while let key = Self.number(&rest) {
      switch key & 7 {
      case 0: _ = Self.number(&rest)
      case 1: rest = rest.dropFirst(8)
      case 5: rest = rest.dropFirst(4)
      case 2:
        guard let length = Self.number(&rest), length <= rest.count else { return nil }
        if key >> 3 == wanted { return rest.prefix(length) }
        rest = rest.dropFirst(length)
      default: return nil
      }
    }
    return nil
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    var value = 0
    var shift = 0
    while let byte = rest.popFirst(), shift < 63 {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
