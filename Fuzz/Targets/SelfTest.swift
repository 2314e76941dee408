import Diagnostics
import SourceText

extension FuzzTarget {
  /// Faults that the checks must see, and one finding that is as it should be.
  package enum Planted: Sendable {
    case sound
    case outside
    case insideCharacter
    case unexplained
  }

  /// Holds a planted finding of a file 'é' against the checks.
  package static func selfTest(_ fault: Planted) throws(Violation) {
    let file = SourceFile(id: FileID(0), path: "a.yaml", bytes: Array("é".utf8))
    let range: Range<Int> =
      switch fault {
      case .sound, .unexplained: 0..<2
      case .outside: 0..<3
      case .insideCharacter: 1..<2
      }
    let finding = Finding("planted", "a planted finding", at: SourceRange(file: file.id, range))
    _ = try Places([file]).check([finding])
    try explained(Outcome<Int?>(nil, findings: fault == .unexplained ? [] : [finding]), "a planted reader")
  }
}
