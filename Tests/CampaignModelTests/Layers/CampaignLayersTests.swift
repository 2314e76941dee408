import CampaignModel
import SourceText
import Testing
import Writers

@Suite struct CampaignLayersTests {
  private static let yaml = """
    content:
      _default: en
      en: {title: T, body: B, actions: [{id: a, title: A}, {id: b, title: B}]}
      de: {title: D, body: E}
    presentation: {sound: base, threadId: campaign}
    data: {a: campaign, b: campaign}
    variables: {name: {sample: Bob}}
    ios: {sound: ios, custom: {x: {k: 1, l: 2}, z: 1}, data: {b: ios}}
    variants:
      one: {weight: 50}
      two:
        weight: 50
        content: {en: {title: V, actions: [{id: c, title: C}]}}
        presentation: {sound: variant, threadId: variant}
        data: {a: variant}
        ios: {custom: {x: {l: 3, m: 4}}}

    """

  private static let configuration = readConfiguration(
    """
    defaults:
      presentation: {sound: project, channelId: project}
      data: {c: project}
      android: {sound: projectAndroid, smallIcon: ic}
    variables: {name: {maxLength: 40, sample: Ada}, other: {maxLength: 1}}

    """)

  @Test(arguments: [
    (Platform.ios, "one", "ios", "campaign"), (.ios, "two", "ios", "variant"), (.android, "one", "base", "campaign"),
    (.android, "two", "variant", "variant"), (.web, "two", "variant", "variant"),
  ])
  func `the strongest layer that sets a field wins`(
    _ platform: Platform, _ variant: String, _ sound: String, _ thread: String
  ) throws {
    let configuration = try #require(Self.configuration.configuration)
    let campaign = try #require(readCampaign(Self.yaml, configuration: configuration).campaign)
    let side = campaign.variants.first { $0.id.value == variant }
    let layer = campaign.layer(for: platform, variant: side, in: configuration)
    #expect(layer.settings[.sound]?.value == .sound(.named(sound)))
    #expect(layer.settings[.threadID]?.value == .text(thread))
    #expect(layer.settings[.channelID]?.value == .text("project"))
    #expect(layer.settings[.androidSmallIcon]?.value == (platform == .android ? .text("ic") : nil))
  }

  @Test func `mappings merge key by key, at any depth`() throws {
    let (read, findings) = readCampaign(Self.yaml)
    #expect(findings == [])
    let campaign = try #require(read)
    let layer = campaign.layer(for: .ios, variant: campaign.variants.last, in: Configuration())
    #expect(layer.data.map { "\($0.key.value)=\($0.value.source)" } == ["a=variant", "b=ios"])
    let custom = JSON.object([
      .init("x", .object([.init("k", .integer(1)), .init("l", .integer(3)), .init("m", .integer(4))])),
      .init("z", .integer(1)),
    ])
    #expect(layer.settings[.iosCustom]?.value == .json(custom))
    #expect(layer.customKeys.map(\.value) == ["z", "x"])
  }

  @Test func `a variant changes the copy of single locales, and lists as a whole`() throws {
    let campaign = try #require(readCampaign(Self.yaml).campaign)
    let content = try #require(campaign.content(for: campaign.variants.last))
    let english = try #require(content.locales.last)
    #expect(english.title?.source == "V")
    #expect(english.body?.source == "B")
    #expect(english.actions?.value.map(\.id.value) == ["c"])
    #expect(content.locales.first?.title?.source == "D")
    #expect(campaign.content(for: nil) == campaign.content)
    #expect(content.defaultLocale == campaign.content?.defaultLocale)
  }

  @Test func `variables merge key by key, in byte order`() throws {
    let configuration = try #require(Self.configuration.configuration)
    let campaign = try #require(readCampaign(Self.yaml).campaign)
    let variables = campaign.variables(in: configuration)
    #expect(variables.map(\.name.value) == ["name", "other"])
    #expect(variables.first?.maxLength?.value == 40)
    #expect(variables.first?.sample?.value == "Bob")
  }
}
