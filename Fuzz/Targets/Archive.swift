import SourceText

/// A project in one text: a line `//- path` begins a file. What stands before the first one is the configuration.
package struct Archive: Sendable {
  /// In the order of the text, each path once.
  package let files: [(path: String, bytes: [UInt8])]

  /// Takes a text apart. Paths that no tree gives (empty, `..`, with a NUL) are left out: trees are checked elsewhere.
  package init(_ bytes: [UInt8]) {
    var files: [(path: String, bytes: [UInt8])] = [("carillon.yaml", [])]
    let mark = Array("//- ".utf8)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark), let path = Self.path(line.dropFirst(mark.count)) {
        files.append((path, []))
      } else {
        files[files.count - 1].bytes += line + [UInt8(ascii: "\n")]
      }
    }
    var seen: Set<[UInt8]> = []
    self.files = Array(files.prefix(40)).filter {
      !($0.path == "carillon.yaml" && $0.bytes.allSatisfy { $0 == UInt8(ascii: "\n") })
        && seen.insert(Array($0.path.utf8)).inserted
    }
  }

  private static func path(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let path = String(validating: bytes, as: UTF8.self), bytes.count <= 200, !bytes.contains(0) else {
      return nil
    }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let isUsual = parts.allSatisfy { part in
      !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
    }
    return isUsual ? path : nil
  }
}
