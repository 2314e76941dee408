/// What resources of an Android app may be called.
package enum AndroidResourceName {
  /// A value's name, as aapt2 takes it (2.19, run 2026-12-01): an identifier of Unicode that may hold `.` and `-`.
  package static func isValue(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 == "." || $0 == "-" || $0.properties.isXIDContinue && !later.contains($0)
    }
  }

  /// The name of a file, without what follows its point, as Gradle takes it (`FileResourceNameValidator`, read 2026-11):
  /// it becomes the name of a field in Java.
  package static func isFile(_ name: String) -> Bool {
    let bytes = name.utf8
    return bytes.first.map(isLetter) == true
      && bytes.allSatisfy {
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "_")
      }
      && !keywords.contains(name)
  }

  /// What Unicode takes for a part of identifiers since 15.1, and aapt2 does not.
  private static let later: [Unicode.Scalar] = ["\u{200C}", "\u{200D}", "\u{30FB}", "\u{FF65}"]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}
