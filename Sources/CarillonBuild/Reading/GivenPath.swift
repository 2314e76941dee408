import CSystem

/// Paths that users give, made comparable by their text alone: `.` and `..` are taken out, no link is looked at.
package enum GivenPath {
  /// The path from `/` on; nil where the current directory has no name.
  package static func absolute(_ path: String) -> String? {
    guard !path.hasPrefix("/") else { return normalized(path) }
    var buffer = [CChar](repeating: 0, count: 4096)
    guard unsafe carillon_working_directory(&buffer, buffer.count) else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return normalized(String(decoding: bytes, as: UTF8.self) + "/" + path)
  }

  /// The part of an absolute path below a directory; `.` for the directory itself, nil for what lies elsewhere.
  package static func relative(_ path: String, to directory: String) -> String? {
    if path.utf8.elementsEqual(directory.utf8) { return "." }
    let prefix = directory == "/" ? "/" : directory + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  private static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
