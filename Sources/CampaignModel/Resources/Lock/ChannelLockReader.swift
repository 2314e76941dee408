package import Diagnostics
import Documents
package import SourceText

/// Reads `channels.lock`.
package enum ChannelLockReader {
  /// The lock, or nil where the file cannot be used; then at least one finding says why. An entry that was reported is not
  /// in it.
  package static func read(_ file: SourceFile) -> Outcome<ChannelLock?> {
    let outcome = YAMLReader.read(file)
    guard let document = outcome.value else { return Outcome(nil, findings: outcome.findings) }
    var decoder = ChannelLockDecoder(document)
    let lock = decoder.decode()
    return Outcome(lock, findings: outcome.findings + decoder.reader.findings)
  }
}

private enum LockKey: String, MappingKey {
  case version, channels

  var summary: String {
    switch self {
    case .version: "The version of this format: 1."
    case .channels: "Each channel that has shipped, by its id."
    }
  }
}

private struct ChannelLockDecoder {
  private static let keys = KeyTable(LockKey.self)
  private static let attributes = KeyTable(ChannelAttribute.allCases.map { ($0.rawValue, $0) })

  private let document: Document
  var reader: FieldReader

  init(_ document: Document) {
    self.document = document
    reader = FieldReader(document)
  }

  mutating func decode() -> ChannelLock? {
    guard let fields = reader.fields(of: document.root, ChannelLock.path, as: Self.keys) else { return nil }
    guard let version = fields.first(where: { $0.key == .version }) else {
      reader.missingKey(
        "version", of: "the lock file", in: document.root, at: document.range(of: document.root).startPoint,
        help: "write 'version: 1'")
      return nil
    }
    guard let number = reader.integer(version.entry.value, "version", in: 0...Int.max) else { return nil }
    guard number.value == 1 else {
      reader.report(
        .invalidEnum, "'version' is \(number.value), and this program reads version 1", at: number.range,
        field: "version")
      return nil
    }
    guard let node = fields.first(where: { $0.key == .channels })?.entry.value else { return ChannelLock(channels: []) }
    let channels = reader.within("channels") { $0.entries(of: node, "channels") } ?? []
    return ChannelLock(channels: channels.compactMap { channel($0) })
  }

  private mutating func channel(_ entry: Document.Entry) -> LockedChannel? {
    let id = Located(document.string(of: entry.key), at: document.range(of: entry.key))
    let before = reader.findings.count
    var values: [(attribute: ChannelAttribute, value: Located<String>)] = []
    for (attribute, entry) in reader.fields(at: "channels." + id.value, of: entry.value, id.value, as: Self.attributes)
    {
      if let value = value(attribute, entry.value) { values.append((attribute, value)) }
    }
    return reader.findings.count == before ? LockedChannel(id: id, values: values) : nil
  }

  private mutating func value(_ attribute: ChannelAttribute, _ node: Document.Node) -> Located<String>? {
    let name = attribute.rawValue
    switch attribute.form {
    case .integer: return reader.integer(node, name, in: Int(Int32.min)...Int(Int32.max))?.map { String($0) }
    case .flag: return reader.flag(node, name)?.map { String($0) }
    case .text: return reader.text(node, name)
    }
  }
}
