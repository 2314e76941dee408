package import SourceText

/// Which directories are never written to, whatever they hold.
package enum OutputRefusal {
  /// Throws where the output is, holds or lies in one of the sources, the project's root or a git directory.
  ///
  /// All paths are relative to the project's root; links on them are refused elsewhere.
  package static func check(_ output: String, sources: [String]) throws(FileError) {
    let parts = components(output)
    guard !parts.isEmpty, !parts.contains("..") else {
      throw FileError("'\(output)' cannot be the output directory: it is the project's root, or outside it")
    }
    if output.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) {
      throw FileError("'\(output)' cannot be the output directory: a control character stands in its name")
    }
    for part in parts where part.lowercased() == ".git" || part == CacheFolder.name {
      throw FileError("'\(output)' cannot be the output directory: '\(part)' belongs to another tool or to the cache")
    }
    if parts.contains(OutputName.stage) || parts.last?.hasSuffix(OutputName.stage) ?? false {
      throw FileError("'\(output)' cannot be the output directory: the name is taken for unfinished builds")
    }
    for source in sources {
      let other = components(source)
      let relation =
        other.elementsEqual(parts)
        ? "is" : other.starts(with: parts) ? "holds" : parts.starts(with: other) ? "lies in" : nil
      guard let relation else { continue }
      throw FileError("'\(output)' cannot be the output directory: it \(relation) the sources in '\(source)'")
    }
  }

  /// Whether one of two paths is or holds the other.
  package static func overlaps(_ first: String, _ second: String) -> Bool {
    let (first, second) = (components(first), components(second))
    return first.starts(with: second) || second.starts(with: first)
  }

  /// The parts of a path, empty ones and `.` left out.
  static func components(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
