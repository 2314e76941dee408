import Diagnostics
import Documents
import Foundation
import SourceText
import TestSupport
import Testing

/// Our reading of property lists against Python's plistlib, which is a reader of its own beside Apple's.
@Suite struct PropertyListComparisonTests {
  /// Prints a line for each file: its value in the notation of `notation(of:)`, or what it was refused for.
  private static let script = """
    import plistlib, struct, sys, datetime
    def note(v):
        if isinstance(v, bool): return "true" if v else "false"
        if isinstance(v, int): return "i%d" % v
        if isinstance(v, float): return "r" + struct.pack(">d", v).hex()
        if isinstance(v, str): return "s" + v.encode().hex()
        if isinstance(v, bytes): return "data"
        if isinstance(v, datetime.datetime): return "d" + v.strftime("%Y-%m-%dT%H:%M:%SZ")
        if isinstance(v, list): return "[" + ",".join(map(note, v)) + "]"
        return "{" + ",".join(k.encode().hex() + ":" + note(x) for k, x in v.items()) + "}"
    for n in range(int(sys.argv[1])):
        with open("%d.plist" % n, "rb") as f:
            try: print(note(plistlib.load(f, fmt=plistlib.FMT_XML)))
            except Exception as e: print("refused")
    """

  private func theirs(_ files: [String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (index, file) in files.enumerated() { try folder.write("\(index).plist", file) }
    let output = try Program("python3").run(["-c", Self.script, "\(files.count)"], in: folder.path)
    return output.split(separator: "\n").map(String.init)
  }

  private func ours(_ text: String) -> (notation: String, findings: [RuleID]) {
    let outcome = PropertyListReader.read(SourceFile(id: FileID(0), path: "a.plist", bytes: Array(text.utf8)))
    let rules = outcome.findings.map(\.rule)
    let isRefused = outcome.value == nil || rules.contains { $0 != .duplicatePlistKey }
    return (isRefused ? "refused" : outcome.value.map(notation) ?? "refused", rules)
  }

  private func notation(of list: PropertyList) -> String {
    switch list.value {
    case .string(let text): "s" + hex(text.value)
    case .integer(let number): "i\(number)"
    case .real(let number): "r" + hex(number.bitPattern)
    case .boolean(let flag): flag ? "true" : "false"
    case .date(let text): "d" + text
    case .data: "data"
    case .array(let items): "[" + items.map(notation).joined(separator: ",") + "]"
    case .dictionary(let entries):
      "{" + entries.map { hex($0.key.value) + ":" + notation(of: $0.value) }.joined(separator: ",") + "}"
    }
  }

  private func hex(_ text: String) -> String {
    text.utf8.map { String(format: "%02x", $0) }.joined()
  }

  private func hex(_ number: UInt64) -> String {
    String(format: "%016lx", number)
  }

  @Test func `values are those that plistlib reads`() throws {
    var generator = GeneratedPropertyList(seed: 7)
    let files = (0..<400).map { _ in generator.file() }
    let theirs = try theirs(files)
    try #require(theirs.count == files.count)
    for (file, theirs) in zip(files, theirs) {
      let ours = ours(file)
      #expect(ours.notation == theirs, "\(file)")
      #expect(ours.findings == [] || ours.notation == "refused", "\(file)")
    }
    #expect(theirs.count { $0 != "refused" } > 300)
  }

  @Test func `files that are no property lists are refused by both`() throws {
    var generator = GeneratedPropertyList(seed: 8)
    let files = (0..<200).map { _ in generator.brokenFile() }
    let theirs = try theirs(files)
    try #require(theirs.count == files.count)
    for (file, theirs) in zip(files, theirs) {
      let ours = ours(file)
      #expect(theirs == "refused" && ours.notation == "refused", "\(file)")
      #expect(ours.findings.count == 1, "\(file)")
    }
  }

  @Test func `a key that stands twice is found where plistlib is silent`() throws {
    var generator = GeneratedPropertyList(seed: 9)
    let files = (0..<200).map { _ in generator.fileWithDuplicate() }
    let theirs = try theirs(files)
    try #require(theirs.count == files.count)
    for (file, theirs) in zip(files, theirs) {
      #expect(theirs != "refused", "\(file)")
      let ours = ours(file)
      #expect(ours.findings == [.duplicatePlistKey], "\(file)")
    }
  }
}
