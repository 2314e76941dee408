import CarillonBuild
import Diagnostics
import SourceText
import Writers

extension Command {
  /// `carillon textconv FILE`
  static let textconv = Command(
    name: "textconv", summary: "print a payload file as text that people compare",
    details: """
      For git, which compares and shows payloads with it where .gitattributes and a person's own configuration say so. \
      JSON is printed with a value on each line and members in order, whatever style or layout it was written in; JSON \
      inside a string, as in the data of FCM and ADM, is opened. A file that is no JSON is printed as it is.

      In .gitattributes: build/**/*.json diff=carillon
      Once for each clone: git config diff.carillon.textconv "carillon textconv"
      """,
    operands: [Operand("FILE", .path, isRequired: true, "a payload, a manifest or a packed campaign")], options: [],
    examples: ["carillon textconv build/campaigns/weekend-sale/fcm/en.json"],
    writes: { _ in [] },
    run: { invocation in
      let path = invocation.arguments.operands[0]
      let bytes = try NamedFile.read(path, limit: sizeLimit)
      guard bytes.count <= sizeLimit else {
        throw FileError("'\(path)' has more than \(sizeLimit >> 20) MiB: it is no payload file")
      }
      try invocation.write(PayloadText.text(bytes))
      return .success
    })

  /// A packed campaign may have 20,000 payloads of 10 KiB.
  private static let sizeLimit = 256 << 20
}
