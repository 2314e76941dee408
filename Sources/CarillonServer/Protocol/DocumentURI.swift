import CarillonBuild

/// Addresses of files as clients write them: `file:///projects/push/campaigns/sale.yaml`.
package enum DocumentURI {
  /// The absolute path, `.` and `..` taken out; nil for what is no file of this machine.
  package static func path(of uri: String) -> String? {
    let bytes = Array(uri.utf8)
    let scheme = Array("file://".utf8)
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 }) else { return nil }
    var rest = bytes[scheme.count...]
    let host = Array("localhost/".utf8)
    if rest.starts(with: host) { rest = rest.dropFirst(host.count - 1) }
    guard rest.first == slash else { return nil }
    var path: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      var byte = rest[index]
      // A query or a fragment names no other file.
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      if byte == percent {
        guard index + 2 < rest.endIndex, let high = digit(rest[index + 1]), let low = digit(rest[index + 2]) else {
          return nil
        }
        byte = high << 4 | low
        index += 2
      }
      guard byte != 0 else { return nil }
      path.append(byte)
      index += 1
    }
    guard let text = String(validating: path, as: UTF8.self) else { return nil }
    return GivenPath.absolute(text)
  }

  /// The address of an absolute path.
  package static func uri(of path: String) -> String {
    var uri = Array("file://".utf8)
    for byte in path.utf8 {
      if byte == slash || isUnreserved(byte) {
        uri.append(byte)
      } else {
        uri.append(percent)
        uri.append(hexadecimal[Int(byte >> 4)])
        uri.append(hexadecimal[Int(byte & 0xF)])
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }

  /// RFC 3986, 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let percent = UInt8(ascii: "%")
  private static let hexadecimal = Array("0123456789ABCDEF".utf8)
}
