import CampaignModel
import Diagnostics
import SourceText
import Testing
import Writers

@Suite struct CampaignReaderTests {
  private static let copy = "content: {_default: en, en: {title: T, body: B}}\n"

  @Test func `every field of the table is read where it belongs`() throws {
    for row in FieldTable.rows where row.block != "content" {
      guard let sample = Self.sample(of: row.type) else { continue }
      let nested = row.keys.reversed().reduce(sample) { "{\($1): \($0)}" }
      let (campaign, findings) = readCampaign(Self.copy + "\(row.block): \(nested)\n")
      #expect(findings == [], "\(row.path)")
      let read = try #require(campaign)
      let layers = [read.layers.base.settings, read.vendors] + Platform.allCases.map { read.layers[$0].settings }
      #expect(layers.compactMap { $0[row.field] }.count == 1, "\(row.path)")
    }
  }

  @Test func `presentation and delivery stand directly in a platform block`() throws {
    for row in FieldTable.rows where ["presentation", "delivery"].contains(row.block) {
      guard let sample = Self.sample(of: row.type), let key = row.keys.first else { continue }
      let (campaign, findings) = readCampaign(Self.copy + "fireos: {\(key): \(sample)}\n")
      #expect(findings == [], "\(row.path)")
      #expect(try #require(campaign).layers[.fireos].settings[row.field] != nil, "\(row.path)")
    }
  }

  @Test(arguments: [
    ("{badge: 3}", Field.badge), ("{badge: auto}", .badge), ("{badge: \"+1\"}", .badge),
    ("{badge: \"https://a.example/b.png\"}", .webBadgeImage),
  ])
  func `in the web block a badge is a count or a picture`(_ block: String, _ field: Field) throws {
    let (campaign, findings) = readCampaign(Self.copy + "web: \(block)\n")
    #expect(findings == [])
    #expect(try #require(campaign).layers[.web].settings.entries.map(\.field) == [field])
  }

  @Test(arguments: [
    ("campaigns/weekend-sale.yaml", "weekend-sale"), ("campaigns/orders/shipped.yml", "orders-shipped"),
    ("campaigns/a/b/c.yaml", "a-b-c"), ("campaigns/v1.2.yaml", "v1.2"),
  ])
  func `without an id the path gives it`(_ path: String, _ id: String) throws {
    let (campaign, findings) = readCampaign(Self.copy, path: path)
    #expect(findings == [])
    #expect(try #require(campaign).id.value == id)
  }

  @Test(arguments: [
    "../../.github/workflows/x", "Sale", "sale weekend", "-a", ".hidden", "a/b", "a\\\\b", "con", "com1.x", "a.", "",
    "é",
    "%2e%2e", String(repeating: "a", count: 65),
  ])
  func `what cannot name a directory is no id`(_ id: String) throws {
    let (campaign, findings) = readCampaign("id: \"\(id)\"\n" + Self.copy)
    #expect(findings.map(\.rule) == [.invalidCampaignID])
    #expect(findings.first?.range?.start == 4)
    #expect(try #require(campaign).id.value == "example")
  }

  @Test func `a file name that gives no id is told at the file's start`() {
    let (_, findings) = readCampaign(Self.copy, path: "campaigns/Weekend Sale.yaml")
    #expect(findings.map(\.rule) == [.invalidCampaignID])
    #expect(findings.first?.range?.bytes == 0..<0)
    #expect(findings.first?.help == "write 'id: weekend-sale', or rename the file")
  }

  @Test func `values keep their types`() throws {
    let (campaign, findings) = readCampaign(
      Self.copy + """
        presentation: {sound: {name: alarm.caf, critical: true, volume: 1}, badge: 0, foreground: hide, relevanceScore: 0.8}
        delivery: {ttl: 3d, expiresAt: 2026-12-24T18:00:00+01:00, quietHours: {from: "22:00", to: 07:00}}
        ios: {custom: {i: 1, f: 1.5, e: 1e2, b: true, s: "1", l: [a, 2], o: {x: {}}}}
        android: {lightSettings: {color: "#ff0000", lightOnDuration: 500, lightOffDuration: 1000}}

        """)
    #expect(findings == [])
    let layers = try #require(campaign).layers
    let base = layers.base.settings
    #expect(base[.sound]?.value == .sound(.critical(name: "alarm.caf", volume: 1, isCritical: true)))
    #expect(base[.badge]?.value == .badge(.count(0)))
    #expect(base[.foreground]?.value == .foreground(.hide))
    #expect(base[.relevanceScore]?.value == .number(0.8))
    #expect(base[.ttl]?.value == .duration(259_200))
    #expect(base[.expiresAt]?.value == .instant(1_798_131_600))
    #expect(base[.quietHours]?.value == .quietHours(QuietHours(from: 1320, to: 420)))
    #expect(
      layers[.android].settings[.androidLightSettings]?.value
        == .lightSettings(LightSettings(color: "#ff0000", onMilliseconds: 500, offMilliseconds: 1000)))
    #expect(
      layers[.ios].settings[.iosCustom]?.value
        == .json(
          .object([
            .init("i", .integer(1)), .init("f", .number(1.5)), .init("e", .number(100)), .init("b", .boolean(true)),
            .init("s", .string("1")), .init("l", .array([.string("a"), .integer(2)])),
            .init("o", .object([.init("x", .object([]))])),
          ])))
    #expect(layers[.ios].customKeys.map(\.value) == ["i", "f", "e", "b", "s", "l", "o"])
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600), ("2026-12-24T18:00:00+01:00", 1_798_131_600),
    ("1969-12-31T23:59:59Z", -1), ("2026-10-03T09:00+02:00", 1_791_010_800), ("2100-03-01t00:00:00z", 4_107_542_400),
    ("2026-01-01T00:00:00-05:30", 1_767_245_400),
  ])
  func `an instant is seconds since 1970`(_ text: String, _ seconds: Int) throws {
    let (campaign, findings) = readCampaign(Self.copy + "delivery: {expiresAt: \(text)}\n")
    #expect(findings == [])
    #expect(try #require(campaign).layers.base.settings[.expiresAt]?.value == .instant(seconds))
  }

  @Test(arguments: [
    ("0", 0), ("45s", 45), ("2m", 120), ("1h", 3600), ("3d", 259_200), ("4w", 2_419_200), ("\"1d\"", 86_400),
  ])
  func `a duration is seconds`(_ text: String, _ seconds: Int) throws {
    let (campaign, findings) = readCampaign(Self.copy + "delivery: {ttl: \(text)}\n")
    #expect(findings == [])
    #expect(try #require(campaign).layers.base.settings[.ttl]?.value == .duration(seconds))
  }

  @Test func `a campaign of many locales and variants is refused above the limits`() {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    let many = letters.flatMap { first in letters.map { "  q\(first)\($0): {title: T, body: B}\n" } }.prefix(201)
    let (_, findings) = readCampaign("content:\n  _default: qaa\n" + many.joined())
    #expect(findings.map(\.message) == ["'content' has 201 locales, more than 200"])
    let variants = (0..<17).map { "  v\($0): {weight: 5}\n" }
    let (_, others) = readCampaign(Self.copy + "variants:\n" + variants.joined())
    #expect(others.map(\.message) == ["'variants' has 17 variants, more than 16"])
  }

  /// A good value of a type, as YAML.
  static func sample(of type: FieldType) -> String? {
    switch type {
    case .flag: "true"
    case .integer(let range): "\(range.upperBound)"
    case .number: "0.5"
    case .text, .template: "some text"
    case .choice(let words): words[0]
    case .color: "\"#00aaff\""
    case .httpsURL, .url: "\"https://acme.example/a?b=1\""
    case .texts: "[a, b]"
    case .integers(let range): "[\(range.lowerBound)]"
    case .duration: "3d"
    case .instant: "2026-12-24T18:00:00Z"
    case .sound: "chime.caf"
    case .badge: "3"
    case .foreground: "[banner]"
    case .quietHours: "{from: \"22:00\", to: \"07:00\"}"
    case .lightSettings: "{color: \"#ff0000\", lightOnDuration: 1, lightOffDuration: 1}"
    case .json: "{a: 1}"
    case .actions, .data: nil
    }
  }
}
