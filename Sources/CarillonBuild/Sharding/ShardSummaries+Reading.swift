import CampaignModel
import CampaignRules
import SourceText
import Writers

extension ShardSummaries {
  /// The head of a file, and its campaigns' lines; throws a sentence where the bytes are not exactly what the tool writes.
  static func read(_ bytes: [UInt8]) throws(ManifestFault) -> (head: ShardSummaries, lines: [ArraySlice<UInt8>]) {
    guard bytes.last == UInt8(ascii: "\n") else { throw ManifestFault("it is cut off") }
    let lines = bytes.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count >= 2, let first = lines.first, let last = lines.last else { throw ManifestFault("it is cut off") }
    let end = try json(last)
    guard end == .object([.init("sha256", .string(Digest.sha256(Array(bytes[..<last.startIndex]))))]) else {
      throw ManifestFault("its last line is not the digest of the others")
    }
    let head = try json(first)
    guard head["formatVersion"] == .integer(1) else { throw ManifestFault("it is not of version 1") }
    guard case .integer(let count) = head["campaigns"], count == lines.count - 2,
      case .string(let manifest) = head["manifestSha256"], case .integer(let number) = head["shard"],
      case .integer(let shards) = head["shards"], let shard = Shard(number: number, count: shards),
      let output = output(head["output"])
    else { throw ManifestFault("its first line is not as it should be") }
    return (
      ShardSummaries(shard: shard, manifestSHA256: manifest, output: output), Array(lines.dropFirst().dropLast())
    )
  }

  /// A campaign's line; `file` gives the file of a path, which ranges are in.
  static func campaign(
    _ line: ArraySlice<UInt8>, file: (String) throws(FileError) -> FileID
  ) throws -> Campaign {
    let json = try json(line)
    guard case .string(let path) = json["path"] else { throw ManifestFault("a campaign has no path") }
    let file = try file(path)
    guard let id = located(json["id"], in: file), case .boolean(let isDraft) = json["draft"],
      let channels = texts(json["channels"]), let categories = texts(json["categories"]),
      case .string(let digest) = json["sourceSha256"], case .array(let allowances) = json["allowances"]
    else { throw ManifestFault("the line of '\(path)' is not as it should be") }
    let read = allowances.compactMap { allowance($0, in: file) }
    guard read.count == allowances.count else {
      throw ManifestFault("an allowance of '\(path)' is not as it should be")
    }
    return Campaign(
      path: path, sourceSHA256: digest,
      summary: CampaignSummary(path: path, id: id, isDraft: isDraft, channelIDs: channels, categoryIDs: categories),
      allowances: read)
  }

  private static func json(_ line: ArraySlice<UInt8>) throws(ManifestFault) -> JSON {
    guard let json = try? JSONReader.read(Array(line)), JSONWriter.wire(json).elementsEqual(line) else {
      throw ManifestFault("a line is not the JSON that the tool writes")
    }
    return json
  }

  private static func output(_ json: JSON?) -> Configuration.Output? {
    guard case .string(let layoutName) = json?["layout"], case .string(let styleName) = json?["style"],
      case .boolean(let sourceMap) = json?["sourceMap"],
      let layout = Configuration.Output.Layout(rawValue: layoutName),
      let style = Configuration.Output.Style(rawValue: styleName)
    else { return nil }
    var output = Configuration().output
    output.layout = layout
    output.style = style
    output.sourceMap = sourceMap
    return output
  }

  private static func located(_ json: JSON?, in file: FileID) -> Located<String>? {
    guard case .string(let text) = json?["text"], let range = range(json?["range"], in: file) else { return nil }
    return Located(text, at: range)
  }

  private static func allowance(_ json: JSON, in file: FileID) -> Allowance? {
    guard let rule = located(json["rule"], in: file), let line = range(json["line"], in: file),
      case .array(let entries) = json["entries"], case .boolean(let isWholeFile) = json["isWholeFile"]
    else { return nil }
    let ranges = entries.compactMap { range($0, in: file) }
    guard ranges.count == entries.count else { return nil }
    return Allowance(rule: rule, line: line, entries: ranges, isWholeFile: isWholeFile)
  }

  private static func range(_ json: JSON?, in file: FileID) -> SourceRange? {
    guard case .array(let items) = json, items.count == 2, case .integer(let start) = items[0],
      case .integer(let end) = items[1], start >= 0, start <= end, end <= Int(UInt32.max)
    else { return nil }
    return SourceRange(file: file, start..<end)
  }

  private static func texts(_ json: JSON?) -> [String]? {
    guard case .array(let items) = json else { return nil }
    let texts = items.compactMap { if case .string(let text) = $0 { text } else { nil } }
    return texts.count == items.count ? texts : nil
  }
}
