import CampaignModel
import Diagnostics
import SourceText
import Testing
import Writers

@testable import CampaignTargets

@Suite struct PayloadEmitterTests {
  @Test func `members are sorted at every depth and lists in strings are RFC 8785 text`() {
    let payload = PayloadValue.object([
      .init("b", .array([.integer(1), .boolean(true), .json(.null)])),
      .init("a", .embedded(.object([.init("y", .string("\"\n")), .init("x", .strings([]))]))),
      .init("é", .json(.number(0.5))),
      .init("\u{FB33}", .string("/")),
      .init("\u{1F600}", .string("\u{7F}\u{2028}")),
    ])
    let expected =
      #"{"a":"{\"x\":[],\"y\":\"\\\"\\n\"}","b":[1,true,null],"é":0.5,"😀":""# + "\u{7F}\u{2028}"
      + "\",\"\u{FB33}\":\"/\"}"
    #expect(text(emit(payload)) == expected)
  }

  @Test func `each occurrence of a placeholder is listed in document order`() throws {
    let payload = PayloadValue.object([
      .init("title", try template(#"\{{x}} {{a|say "hi"}}"#)),
      .init("url", try template("acme://x?n={{a}}&m={{b}}", .uri)),
      .init("only", try template(#"\{{braces"#)),
      .init("plain", .string("{{not.scanned}}")),
      .init(
        "actions",
        .embedded(
          .array([
            .object([.init("title", try template(#"\{{"#)), .init("url", try template("{{a}}", .uri))]),
            .object([.init("title", try template("{{b|" + #"\"# + "}}"))]),
          ]))),
      .init("a/b~c", .array([.string("x"), try template("{{c}}")])),
    ])
    let uses = emit(payload).placeholders
    #expect(
      uses == [
        .init(escapes: 1, name: "c", fallback: nil, pointer: "/a~1b~0c/1", isURI: false),
        .init(escapes: 2, name: "a", fallback: nil, pointer: "/actions", isURI: true),
        .init(escapes: 2, name: "b", fallback: "\\", pointer: "/actions", isURI: false),
        .init(escapes: 1, name: nil, fallback: nil, pointer: "/only", isURI: false),
        .init(escapes: 1, name: "a", fallback: "say \"hi\"", pointer: "/title", isURI: false),
        .init(escapes: 1, name: "a", fallback: nil, pointer: "/url", isURI: true),
        .init(escapes: 1, name: "b", fallback: nil, pointer: "/url", isURI: true),
      ])
  }

  @Test(arguments: 0..<100)
  func `members that locales share are written and counted as if they were the payload's own`(seed: Int) throws {
    var random = Random(seed: UInt64(seed) + 1000)
    let members = try (0..<Int.random(in: 0...6, using: &random)).map { index in
      PayloadValue.Member("\(random.index(9))\(index)", try hostileValue(&random))
    }
    let isShared = members.map { _ in Bool.random(using: &random) }
    let shared = SharedMembers(zip(members, isShared).filter(\.1).map(\.0))
    let own = zip(members, isShared).filter { !$0.1 }.map(\.0)
    let bounds = ValueBounds(["a", "b", "c"].map { variable($0, maxLength: 3) })
    for measure in [SizeMeasure.wireBytes, .entries(path: ["data"])] {
      let emitter = PayloadEmitter(measure: measure, bounds: bounds)
      let merged = emitter.emit(.object([.init("data", .merged(shared, own))]))
      let plain = emitter.emit(.object([.init("data", .object(members))]))
      #expect(text(merged) == text(plain))
      #expect(merged.bytes == plain.bytes && merged.maxBytes == plain.maxBytes)
      #expect(merged.placeholders == plain.placeholders)
    }
  }

  @Test func `an unbounded placeholder has no worst case`() throws {
    let emission = emit(.object([.init("t", try template("{{a|x}}"))]), bounds: [])
    #expect(emission.bytes == #"{"t":"x"}"#.utf8.count)
    #expect(emission.maxBytes == nil)
  }

  @Test func `a fallback that is longer than any value is the worst case`() throws {
    let bounds = [variable("a", maxLength: 1)]
    let payload = PayloadValue.object([.init("t", try template("{{a|a long fallback}}{{a}}"))])
    let emission = emit(payload, bounds: bounds)
    #expect(emission.bytes == #"{"t":"a long fallback"}"#.utf8.count)
    #expect(emission.maxBytes == emission.bytes)
  }

  /// Hostile values, at random, through the renderer: the sizes say what a body really takes, and some value reaches the
  /// worst case.
  @Test(arguments: 0..<200)
  func `sizes are those of filled bodies`(seed: Int) throws {
    var random = Random(seed: UInt64(seed) + 1)
    let measures: [SizeMeasure] = [.wireBytes, .entries(path: ["message", "data"])]
    let measure = try #require(measures.randomElement(using: &random))
    let limits = [
      variable("a", maxLength: Int.random(in: 0...4, using: &random)),
      variable("b", maxBytes: Int.random(in: 0...6, using: &random)),
      variable(
        "c", maxLength: Int.random(in: 0...4, using: &random), maxBytes: Int.random(in: 0...12, using: &random)),
    ]
    let data = try (0..<Int.random(in: 1...4, using: &random)).map { index in
      PayloadValue.Member("k\(index)", try hostileValue(&random))
    }
    let payload = PayloadValue.object([.init("message", .object([.init("data", .object(data))]))])
    let emission = PayloadEmitter(measure: measure, bounds: ValueBounds(limits)).emit(payload)
    let filled = try count(emission, measure) { _ in nil }
    #expect(emission.bytes == filled)

    let maxBytes = try #require(emission.maxBytes)
    for _ in 0..<20 {
      let values = limits.map { ($0.name.value, hostileText(within: $0, &random)) }
      let size = try count(emission, measure) { name in values.first { $0.0 == name }?.1 }
      #expect(size <= maxBytes)
    }
  }

  @Test func `a worst value reaches the worst case at every escaping`() throws {
    let members: [PayloadValue.Member] = [
      .init("t", try template("Hi {{a}}")), .init("u", try template("x://{{a}}", .uri)),
      .init("w", try template("{{a}}", .uri)), .init("e", .embedded(.strings([]))),
      .init("n", .embedded(.array([try template("{{a}}"), try template("y:{{a}}", .uri)]))),
    ]
    let emission = emit(.object(members), bounds: [variable("a", maxLength: 3)])
    let worst = try Renderer.body(of: emission.wire, placeholders: emission.placeholders) { _ in "😀😀😀" }
    #expect(worst.count == emission.maxBytes)

    let bytes = emit(.object(Array(members.prefix(1)) + [members[4]]), bounds: [variable("a", maxBytes: 5)])
    #expect(
      try Renderer.body(of: bytes.wire, placeholders: bytes.placeholders) { _ in "\"\"\"\"\"" }.count
        == bytes.maxBytes.map { $0 })
  }

  private func emit(_ payload: PayloadValue, bounds: [Variable] = []) -> Emission {
    PayloadEmitter(measure: .wireBytes, bounds: ValueBounds(bounds)).emit(payload)
  }

  private func count(
    _ emission: Emission, _ measure: SizeMeasure, _ value: @escaping (String) -> String?
  ) throws -> Int {
    try measure.count(of: Renderer.body(of: emission.wire, placeholders: emission.placeholders, value: value))
  }

  private func text(_ emission: Emission) -> String {
    String(decoding: emission.wire, as: UTF8.self)
  }

  private func template(_ text: String, _ use: TemplateUse = .text) throws -> PayloadValue {
    let range = SourceRange(file: FileID(0), 0..<text.utf8.count)
    return .template(try #require(TemplateReader.read(LocatedText(text, at: range, verbatimFrom: 0)).value), use)
  }

  private func variable(_ name: String, maxLength: Int? = nil, maxBytes: Int? = nil) -> Variable {
    let nowhere = SourceRange(file: FileID(0), 0..<0)
    return Variable(
      name: Located(name, at: nowhere), maxLength: maxLength.map { Located($0, at: nowhere) },
      maxBytes: maxBytes.map { Located($0, at: nowhere) }, sample: nil)
  }

  private func hostileValue(_ random: inout Random) throws -> PayloadValue {
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in hostileParts[random.index(hostileParts.count)] }
    let text = parts.joined()
    switch Int.random(in: 0...3, using: &random) {
    case 0: return try template(text)
    case 1: return try template(text, .uri)
    case 2:
      return .embedded(.array([try template(text), .string("id"), .object([.init("u", try template(text, .uri))])]))
    default: return .string(text)
    }
  }

  private let hostileParts = [
    "{{a}}", "{{b|there}}", "{{c|\"q\" \\ \n 😀}}", #"\{{"#, "\"", " text ", "\u{1}", "é😀", "https://x/?", "{{a|&<b>}}",
  ]

  private func hostileText(within bound: Variable, _ random: inout Random) -> String {
    let characters = ["a", "\"", "\\", "é", "€", "😀", "{{a}}", "&", "\u{7F}"]
    var text = ""
    for _ in 0..<6 {
      let next = text + characters[random.index(characters.count)]
      if let max = bound.maxLength?.value, next.unicodeScalars.count > max { break }
      if let max = bound.maxBytes?.value, next.utf8.count > max { break }
      text = next
    }
    return text
  }
}

/// SplitMix64: the same numbers in every run.
private struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func index(_ count: Int) -> Int {
    Int(next() % UInt64(count))
  }
}
