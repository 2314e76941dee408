import CampaignModel
import Diagnostics
import SourceText
import TestSupport
import Testing
import Writers

@testable import CampaignTargets

/// What each dialect makes of placeholders, fallbacks and braces.
@Suite struct DialectTextTests {
  @Test(arguments: [
    ("Hi {{firstName}}", "Hi {{firstName}}"),
    ("Hi {{firstName|there}}!", #"Hi {{$def firstName "there"}}!"#),
    ("{{a.b_1|it's}}", #"{{$def a.b_1 "it's"}}"#),
    (#"{{a|say "x"}}"#, #"{{$def a 'say "x"'}}"#),
    ("{{a|}}", #"{{$def a ""}}"#),
    ("{{a|{x}y}}", #"{{$def a "{x}y"}}"#),
    ("100 {% off %} } {{a|}}", #"100 {% off %} } {{$def a ""}}"#),
  ])
  func `handlebars`(authored: String, expected: String) throws {
    let text = try #require(PlaceholderDialect.handlebars.text(of: try template(authored), .text))
    #expect(text.text == expected)
    #expect(text.problems == [])
  }

  @Test(arguments: [
    ("Hi {{firstName}}", "Hi {{${first_name}}}"),
    ("Hi {{first_name|there}}", "Hi {{${first_name} | default: 'there'}}"),
    ("{{tier|gold}}", "{{custom_attribute.${tier} | default: 'gold'}}"),
    ("{{address.city|it's}}", #"{{custom_attribute.${address}.city | default: "it's"}}"#),
    ("{{tier|}}", "{{custom_attribute.${tier}}}"),
    ("{{tier}}}", #"{{custom_attribute.${tier}}}{{ "" }}}"#),
    (#"\{{tier}}"#, #"{{ "{" }}{{ "{" }}tier}}"#),
    ("{% raw %}", #"{{ "{" }}% raw %}"#),
    ("${first_name} {{tier}}", #"${{ "{" }}first_name} {{custom_attribute.${tier}}}"#),
    (
      #"{{tier|'" {% raw %}}}"#,
      #"{% capture fallback %}'" {{ "{" }}% raw %{% endcapture %}{{custom_attribute.${tier} | default: fallback}}}"#
        .replacing("fallback}}}", with: #"fallback}}{{ "" }}}"#)
    ),
    ("Email {{Email_address}}", "Email {{custom_attribute.${Email_address}}}"),
    ("{{emailAddress}}", "{{${email_address}}}"),
  ])
  func `liquid`(authored: String, expected: String) throws {
    let text = try #require(PlaceholderDialect.liquid.text(of: try template(authored), .text))
    #expect(text.text == expected)
    #expect(text.problems == [])
  }

  @Test(arguments: [
    ("https://acme.example/{{id|x}}", #"https://acme.example/{{$def id "x"}}"#),
    ("{{link|https://acme.example/a?b}}", #"{{{$def link "https://acme.example/a?b"}}}"#),
  ])
  func `handlebars encodes values in a URL, and leaves a whole one as it is`(authored: String, expected: String) throws
  {
    let text = try #require(PlaceholderDialect.handlebars.text(of: try template(authored), .uri))
    #expect(text.text == expected)
    #expect(text.problems == [])
  }

  @Test(arguments: [
    (
      "https://acme.example/{{id|a/b}}",
      "https://acme.example/{{custom_attribute.${id} | url_param_escape | default: 'a/b'}}"
    ),
    ("{{link}}", "{{custom_attribute.${link}}}"),
  ])
  func `liquid encodes values in a URL, and leaves a whole one as it is`(authored: String, expected: String) throws {
    let text = try #require(PlaceholderDialect.liquid.text(of: try template(authored), .uri))
    #expect(text.text == expected)
    #expect(text.problems == [])
  }

  @Test(arguments: [
    (PlaceholderDialect.handlebars, #"a \{{ {{b}}"#, TemplateUse.text, DialectProblem.Reason.literalBraces, 2..<5),
    (.handlebars, "{{name|}}}", .text, .closingBrace, 9..<10),
    (.handlebars, "{{else}}", .text, .name("else"), 0..<8),
    (.handlebars, "{{if.x|y}}", .text, .name("if.x"), 0..<10),
    (.handlebars, "{{a..b}}", .text, .name("a..b"), 0..<8),
    (.handlebars, #"{{a|\}}"#, .text, .fallback("a backslash"), 0..<7),
    (.handlebars, "{{a|b\n}}", .text, .fallback("a line break or another control character"), 0..<8),
    (.handlebars, #"é{{a|'"}}"#, .text, .fallback("both kinds of quotes"), 2..<10),
    (.handlebars, "https://x/{{a|b c}}", .uri, .fallback("a character that Airship percent-encodes"), 10..<19),
    (.liquid, "{{a..b}}", .text, .name("a..b"), 0..<8),
    (.tokens, "{{a|b}}", .text, .lostFallback, 0..<7),
    (.tokens, #"\{{a}}"#, .text, .literalBraces, 0..<3),
  ])
  func `what a dialect cannot write is a problem at its place`(
    dialect: PlaceholderDialect, authored: String, use: TemplateUse, reason: DialectProblem.Reason, range: Range<Int>
  ) throws {
    let text = try #require(dialect.text(of: try template(authored), use))
    #expect(text.problems == [DialectProblem(reason, range: range)])
  }

  @Test func `tokens are bare`() throws {
    let text = try #require(PlaceholderDialect.tokens.text(of: try template("Hi {{firstName}}, {x}"), .text))
    #expect(text.text == "Hi {{firstName}}, {x}")
    #expect(text.problems == [])
    #expect(try PlaceholderDialect.sender.text(of: template("{{a}}"), .text) == nil)
  }

  @Test func `a payload without placeholders is left alone where code is read on request only`() throws {
    let payload = PayloadValue.object([.init("a", try template(#"\{{x}} {% y %}"#, .text)), .init("b", .string("{{"))])
    #expect(text(payload.written(in: .handlebars)) == #"{"a":"{{x}} {% y %}","b":"{{"}"#)
    #expect(
      text(payload.written(in: .liquid)) == ##"{"a":"{{ \"{\" }}{{ \"{\" }}x}} {{ \"{\" }}% y %}","b":"{{ \"{\" }}{"}"##
    )
    #expect(text(payload.written(in: .sender)) == #"{"a":"\\{{x}} {% y %}","b":"{{"}"#)
  }

  @Test func `what the vendor fills is listed with its code, counted as filled, and left alone by the sender`() throws {
    let payload = PayloadValue.object([
      .init("t", try template("é {{tier|go\"ld}}!", .text)), .init("u", try template("x{{id}}", .uri)),
      .init("z", .string("{%")),
    ]).written(in: .liquid)
    let bounds = [Variable.named("tier", maxLength: 10), Variable.named("id", maxLength: 2)]
    let emission = PayloadEmitter(measure: .wireBytes, bounds: ValueBounds(bounds)).emit(payload)
    #expect(emission.placeholders.map(\.name) == ["tier", "id", nil])
    #expect(emission.placeholders.map(\.pointer) == ["/t", "/u", "/z"])
    #expect(emission.placeholders.allSatisfy { $0.code != nil })
    #expect(try Renderer.body(of: emission.wire, placeholders: emission.placeholders) { _ in "X" } == emission.wire)

    let delivered = try Renderer.delivered(of: emission.wire, placeholders: emission.placeholders) { _ in nil }
    #expect(String(decoding: delivered, as: UTF8.self) == #"{"t":"é go\"ld!","u":"x","z":"{%"}"#)
    #expect(emission.bytes == delivered.count)
    let longest = try Renderer.delivered(of: emission.wire, placeholders: emission.placeholders) {
      $0 == "tier" ? String(repeating: "😀", count: 10) : "%F0%9F%98%80%F0%9F%98%80"
    }
    #expect(emission.maxBytes == longest.count)
  }

  @Test func `a limit on some values counts their wire form alone, the largest of several locales`() throws {
    let measure = SizeMeasure.values(paths: [["n", "a"], ["n", "b"]])
    let payload = PayloadValue.object([
      .init(
        "n",
        .object([
          .init("a", .object([.init("x", .string("é\""))])), .init("b", .integer(7)), .init("c", .strings(["no"])),
        ])),
      .init("o", .object([.init("a", .string("no"))])),
    ])
    let emission = PayloadEmitter(measure: measure, bounds: ValueBounds([])).emit(payload)
    #expect(emission.bytes == #"{"x":"é\""}7"#.utf8.count)
    #expect(try measure.count(of: emission.wire) == emission.bytes)
    let localized = Array(#"{"localizations":[{"n":{"a":"12345"}},{"n":{"a":"1"}}],"n":{"a":1,"b":2}}"#.utf8)
    #expect(try measure.count(of: localized) == 7)
    let artifact = Artifact(
      target: "t", variant: nil, locale: "_localized", emission: Emission(wire: localized, bytes: 7, maxBytes: 7))
    #expect(artifact.largest(3, measure: measure) == [SizeContributor(pointer: "/localizations/0/n/a", bytes: 7)])
  }

  /// Authored texts full of what dialects read as code.
  private static func hostile(_ random: inout SeededGenerator) -> String {
    let parts = [
      "{", "}", "{%", "%}", "{{{", "$", "${x}", "'", "\"", "\\", "\\{{", "{{a}}", "{{a|", "}}", "|", "{% raw %}",
      "{%- if x -%}",
      "{{name|}}", "{{b|it's \"{%}}", "{!", "#", "x", " ", "é", "\n", "{{c|${y}}}", "{{d|\\}}", "{{else}}",
    ]
    return (0..<Int.random(in: 1...8, using: &random)).map { _ in parts[Int.random(in: 0..<parts.count, using: &random)]
    }
    .joined()
  }

  @Test(arguments: 0..<20)
  func `nothing but the code of the placeholders is code, whatever is authored`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 9)
    for _ in 0..<200 {
      let authored = Self.hostile(&random)
      guard let template = TemplateReader.read(.detached(authored)).value else { continue }
      for (dialect, starts) in [(PlaceholderDialect.liquid, ["{{", "{%"]), (.handlebars, ["{{"]), (.tokens, ["{{"])] {
        for use in [TemplateUse.text, .uri] {
          let text = try #require(dialect.text(of: template, use))
          // From left to right, each start of code is that of a piece, and what follows a piece does not make it longer.
          var rest = text.pieces[...]
          var isAfterValue = false
          while let piece = rest.popFirst() {
            switch piece {
            case .literal(let literal):
              let next: String =
                switch rest.first {
                case .constant(_, let code), .value(_, _, let code): String(code.prefix(1))
                default: ""
                }
              for start in starts {
                #expect(!(literal + next).contains(start), "\(dialect): \(authored) → \(text.text)")
              }
              let mayClose = literal.hasPrefix("}") && isAfterValue && dialect != .tokens
              #expect(!mayClose, "\(dialect): \(authored) → \(text.text)")
              isAfterValue = false
            case .constant: isAfterValue = false
            case .value: isAfterValue = true
            }
          }
        }
      }
    }
  }

  private func template(_ text: String) throws -> Template {
    try #require(TemplateReader.read(.detached(text)).value)
  }

  private func template(_ text: String, _ use: TemplateUse) throws -> PayloadValue {
    .template(try template(text), use)
  }

  private func text(_ payload: PayloadValue) -> String {
    String(decoding: PayloadEmitter(measure: .wireBytes, bounds: ValueBounds([])).emit(payload).wire, as: UTF8.self)
  }
}

extension Variable {
  fileprivate static func named(_ name: String, maxLength: Int) -> Variable {
    let nowhere = SourceRange(file: FileID(0), start: 0, end: 0)
    return Variable(
      name: Located(name, at: nowhere), maxLength: Located(maxLength, at: nowhere), maxBytes: nil, sample: nil)
  }
}
