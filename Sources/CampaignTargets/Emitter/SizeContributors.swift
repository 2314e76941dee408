import Writers

/// A part of an artifact that takes room.
package struct SizeContributor: Sendable, Equatable {
  /// RFC 6901, to a value that is neither an object nor an array.
  package let pointer: String
  package let bytes: Int

  package init(pointer: String, bytes: Int) {
    self.pointer = pointer
    self.bytes = bytes
  }
}

extension Artifact {
  /// The values that take most of what the limit counts, placeholders as authored: the largest first, equal ones in the
  /// byte order of their pointers.
  package func largest(_ count: Int, measure: SizeMeasure) -> [SizeContributor] {
    guard let root = try? JSONReader.read(wire) else { return [] }
    var contributors: [SizeContributor] = []
    switch measure {
    case .wireBytes:
      collect(root, pointer: "", into: &contributors) { JSONWriter.wire($0).count }
    case .values:
      let parts = root.localized.map { part in measure.values(in: part) }
      let sizes = parts.map { $0.reduce(0) { $0 + JSONWriter.wire($1.value).count } }
      guard let most = sizes.max(), let index = sizes.firstIndex(of: most) else { return [] }
      let start = index == 0 ? "" : "/localizations/\(index - 1)"
      for (path, value) in parts[index] {
        let pointer = path.reduce(start) { $0 + "/" + pointerToken($1) }
        collect(value, pointer: pointer, into: &contributors) { JSONWriter.wire($0).count }
      }
    case .entries(let path):
      let entries = path.reduce(root as JSON?) { value, name in value?[name] }
      collect(entries ?? .null, pointer: path.reduce("") { $0 + "/" + $1 }, into: &contributors) { value in
        if case .string(let text) = value { text.utf8.count } else { JSONWriter.wire(value).count }
      }
    }
    contributors.sort {
      $0.bytes != $1.bytes ? $0.bytes > $1.bytes : $0.pointer.utf8.lexicographicallyPrecedes($1.pointer.utf8)
    }
    return Array(contributors.prefix(count))
  }

  private func collect(
    _ value: JSON, pointer: String, into contributors: inout [SizeContributor], count: (JSON) -> Int
  ) {
    switch value {
    case .object(let members):
      for member in members {
        collect(member.value, pointer: pointer + "/" + pointerToken(member.name), into: &contributors, count: count)
      }
    case .array(let items):
      for (index, item) in items.enumerated() {
        collect(item, pointer: "\(pointer)/\(index)", into: &contributors, count: count)
      }
    default:
      contributors.append(SizeContributor(pointer: pointer, bytes: count(value)))
    }
  }
}

/// A name as RFC 6901 writes it.
func pointerToken(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
  return name.replacing("~", with: "~0").replacing("/", with: "~1")
}
