/// A header of POSIX ustar (IEEE Std 1003.1, pax, "ustar Interchange Format"), in the one form that bundles have: a
/// regular file of mode 0644, owner and group 0 without names.
enum TarHeader {
  static let blockSize = 512

  /// The block that stands before a file's bytes; nil where the path or the size does not fit the format.
  static func block(path: String, size: Int, modified: Int) -> [UInt8]? {
    guard let (prefix, name) = split(path), let sizeField = octal(size, digits: 11),
      let timeField = octal(modified, digits: 11)
    else { return nil }
    var block = [UInt8](repeating: 0, count: blockSize)
    func put(_ bytes: some Sequence<UInt8>, at offset: Int) {
      for (index, byte) in bytes.enumerated() { block[offset + index] = byte }
    }
    put(name, at: 0)
    put("0000644".utf8, at: 100)
    put("0000000".utf8, at: 108)
    put("0000000".utf8, at: 116)
    put(sizeField, at: 124)
    put(timeField, at: 136)
    put("        ".utf8, at: 148)
    put("0".utf8, at: 156)
    put("ustar".utf8, at: 257)
    put("00".utf8, at: 263)
    put("0000000".utf8, at: 329)
    put("0000000".utf8, at: 337)
    put(prefix, at: 345)
    let sum = block.reduce(0) { $0 + Int($1) }
    put(octal(sum, digits: 6) ?? [], at: 148)
    block[154] = 0
    return block
  }

  /// How many bytes follow a file's own up to the next header.
  static func padding(after size: Int) -> Int {
    (blockSize - size % blockSize) % blockSize
  }

  /// The path, size and time of a header that is exactly in this form.
  static func read(_ block: [UInt8]) -> (path: String, size: Int, modified: Int)? {
    guard block.count == blockSize, let size = number(block[124..<135]), let modified = number(block[136..<147]) else {
      return nil
    }
    let name = block[0..<100].prefix { $0 != 0 }
    let prefix = block[345..<500].prefix { $0 != 0 }
    let bytes = prefix.isEmpty ? Array(name) : Array(prefix) + [UInt8(ascii: "/")] + name
    guard let path = String(validating: bytes, as: UTF8.self),
      self.block(path: path, size: size, modified: modified) == block
    else { return nil }
    return (path, size, modified)
  }

  /// At most 100 bytes of name; what does not fit goes, up to a slash, into at most 155 bytes of prefix.
  private static func split(_ path: String) -> (prefix: [UInt8], name: [UInt8])? {
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    if bytes.count <= 100 { return ([], bytes) }
    let slash = bytes.indices.first { bytes[$0] == UInt8(ascii: "/") && bytes.count - $0 - 1 <= 100 }
    guard let slash, slash <= 155, slash > 0, slash < bytes.count - 1 else { return nil }
    return (Array(bytes[..<slash]), Array(bytes[(slash + 1)...]))
  }

  private static func octal(_ number: Int, digits: Int) -> [UInt8]? {
    let text = Array(String(number, radix: 8).utf8)
    guard number >= 0, text.count <= digits else { return nil }
    return [UInt8](repeating: UInt8(ascii: "0"), count: digits - text.count) + text
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    String(validating: digits, as: UTF8.self).flatMap { Int($0, radix: 8) }
  }
}
