import Foundation
import TestSupport
import Testing

@Suite struct FixCommandTests {
  /// A faulty line of a campaign, and what becomes of it.
  private static let fixes: [(before: String, after: String)] = [
    ("lables: [promo]", "labels: [promo]"),
    ("{\"lables\": [\"promo\"]}", "{\"labels\": [\"promo\"]}"),
    ("labels: promo", "labels: [promo]"),
    ("platforms: 'ios' # just one", "platforms: ['ios'] # just one"),
    ("platforms: [apns]", "platforms: [ios]"),
    ("owner: 12:30", "owner: \"12:30\""),
    ("data: {no: yes}", "data: {\"no\": \"yes\"}"),
    ("data: {count: 7 }", "data: {count: \"7\" }"),
    ("delivery: {ttl: 3600}", "delivery: {ttl: 3600s}"),
    ("delivery: {ttl: '3 days'}", "delivery: {ttl: '3d'}"),
    ("delivery: {ttl: 1h30m}", "delivery: {ttl: 90m}"),
    ("delivery: {ttl: PT36H}", "delivery: {ttl: 36h}"),
    ("delivery: {expiresAt: 2026-12-24T18:00:00+0100}", "delivery: {expiresAt: 2026-12-24T18:00:00+01:00}"),
    ("delivery: {expiresAt: 2026-12-24T18:00:00.25Z}", "delivery: {expiresAt: 2026-12-24T18:00:00Z}"),
    ("delivery: {quietHours: {from: 22:00, to: 7:00}}", "delivery: {quietHours: {from: 22:00, to: \"07:00\"}}"),
    ("presentation: {badge: \"7\"}", "presentation: {badge: 7}"),
    ("presentation: {color: \"#f60\"}", "presentation: {color: \"#ff6600\"}"),
    ("presentation: {color: 0a7d4f}", "presentation: {color: \"#0a7d4f\"}"),
    ("presentation: {sound: Default}", "presentation: {sound: default}"),
    ("presentation: {interruptionLevel: \"actve\"}", "presentation: {interruptionLevel: \"active\"}"),
    ("ios: {mutableContent: yes}", "ios: {mutableContent: true}"),
  ]

  private static let head = "content: {_default: en, en: {title: Sale, body: Today}} # all\n"

  @Test(arguments: fixes)
  func `a certain fix changes the faulty bytes alone`(_ fix: (before: String, after: String)) throws {
    let isFlow = fix.before.hasPrefix("{\"")
    let head = isFlow ? "" : Self.head
    let before = isFlow ? Self.flow(fix.before) : head + "# above\n" + fix.before + "  # beside\n\n# below\n"
    let after = isFlow ? Self.flow(fix.after) : head + "# above\n" + fix.after + "  # beside\n\n# below\n"
    for rewrite in [{ $0 }, { $0.replacing("\n", with: "\r\n") }, { "\u{FEFF}" + $0 }] as [(String) -> String] {
      let folder = try TemporaryFolder()
      try folder.write("campaigns/c.yaml", rewrite(before))
      let call = carillon("fix", in: folder)
      #expect(call.status == 0)
      #expect(try Array(folder.read("campaigns/c.yaml").utf8) == Array(rewrite(after).utf8))
      let again = carillon("fix", in: folder)
      #expect(again.output.hasPrefix("nothing to fix"))
    }
  }

  private static func flow(_ members: String) -> String {
    members.replacing("{\"l", with: "{\"content\":{\"_default\":\"en\",\"en\":{\"title\":\"S\",\"body\":\"B\"}},\"l")
  }

  @Test func `texts are mended where they stand`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "campaigns/c.yaml",
      """
      content:
        _default: en
        en_GB: &copy # British
          title: " Sale\\u200B"
          body: >  # folded
            30% off,
            salt &amp; pepper
          url: https://acme.example/a b
        en:
          title: "Cafe\u{301} "
          body: {{name|You}}
      variables: {name: {maxLength: 10}}

      """)
    #expect(carillon("fix", in: folder).output.hasPrefix("campaigns/c.yaml: 9 fixes\n9 fixes in 1 file"))
    #expect(
      try folder.read("campaigns/c.yaml").utf8.elementsEqual(
        """
        content:
          _default: en
          en-GB: &copy # British
            title: "Sale"
            body: >-  # folded
              30% off,
              salt & pepper
            url: https://acme.example/a%20b
          en:
            title: "Caf\u{E9}"
            body: "{{name|You}}"
        variables: {name: {maxLength: 10}}

        """.utf8))
  }

  @Test(arguments: [
    // Two keys that both could be 'title'.
    "content: {_default: en, en: {titel: Sale, tilte: Sale, body: Today}}\n",
    // A value that several places share.
    "content: {_default: en, en: {title: &t Default, body: Today}}\npresentation: {sound: *t}\n",
    "x: &x {mutableContent: yes}\ncontent: {_default: en, en: {title: Sale, body: Today}}\nios: {<<: *x}\n",
    // The canonical key is there too.
    "content: {_default: en, en: {title: S, body: B}, en_GB: {title: S, body: B}, en-GB: {title: S, body: B}}\n",
    // Allowed by a comment.
    "content: {_default: en, en: {title: \"Sale \", body: Today}} # carillon: allow surrounding-space\n",
    // A month has no length.
    "content: {_default: en, en: {title: Sale, body: Today}}\ndelivery: {ttl: 3 months}\n",
    // An added indicator would make this unreadable.
    "content:\n  _default: en\n  en:\n    title: Sale\n    body: |+\n      Today\n",
    // Not a YAML file any more.
    "content: [\nlables: x\n",
  ])
  func `what is not certain stays as it is`(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("campaigns/c.yaml", text)
    let call = carillon("fix", in: folder)
    #expect(call.status == 0)
    #expect(try folder.read("campaigns/c.yaml") == text)
    #expect(call.output.hasPrefix("nothing to fix"), "\(call.output)")
  }

  @Test func `the configuration and the app's resources are fixed too`() throws {
    let folder = try smallProject()
    try folder.write("carillon.yaml", "targts: apns\napp: {urlSchemes: [https, \"acme://\"]}\n")
    try folder.write("channels/ios/en.lproj/UrbanAirship.strings", "\"a\" = \"b\"\n")
    let call = carillon("fix", in: folder)
    #expect(call.status == 0)
    #expect(try folder.read("carillon.yaml") == "targets: [apns]\napp: {urlSchemes: [https, \"acme\"]}\n")
    #expect(try folder.read("channels/ios/en.lproj/UrbanAirship.strings") == "\"a\" = \"b\";\n")
  }

  @Test func `nothing is written by --check and --diff`() throws {
    let folder = try smallProject()
    let text = saleText + "lables: [x]"
    try folder.write("campaigns/sale.yaml", text)
    let before = try folder.snapshot("")
    let check = carillon("fix", "--check", in: folder)
    #expect(check.status == 1)
    #expect(check.output == "campaigns/sale.yaml: 1 fix to make\n1 fix in 1 file\n")
    let diff = carillon("fix", "--diff", in: folder)
    #expect(diff.status == 0)
    #expect(
      diff.output == """
        --- a/campaigns/sale.yaml
        +++ b/campaigns/sale.yaml
        @@ -1,4 +1,4 @@
         content:
           _default: en
           en: {title: Sale, body: Everything must go, url: "https://shop.example/sale"}
        -lables: [x]
        \\ No newline at end of file
        +labels: [x]
        \\ No newline at end of file

        """)
    #expect(try folder.snapshot("") == before)
    #expect(carillon("fix", in: folder).status == 0)
    #expect(carillon("fix", "--check", in: folder).status == 0)
    #expect(carillon("fix", "--check", "--quiet", in: folder).output.isEmpty)
  }

  @Test func `only what is named is fixed`() throws {
    let folder = try smallProject()
    for name in ["campaigns/sale.yaml", "campaigns/more/sale2.yaml"] {
      try folder.write(name, saleText + "lables: x\nowner: yes\n")
    }
    #expect(carillon("fix", folder("campaigns/more"), "--rule", "ambiguous-scalar", in: folder).status == 0)
    #expect(try folder.read("campaigns/sale.yaml") == saleText + "lables: x\nowner: yes\n")
    #expect(try folder.read("campaigns/more/sale2.yaml") == saleText + "lables: x\nowner: \"yes\"\n")
    #expect(carillon("fix", folder("campaigns/sale.yaml"), in: folder).status == 0)
    #expect(try folder.read("campaigns/sale.yaml") == saleText + "labels: [x]\nowner: \"yes\"\n")
    let rule = carillon("fix", "--rule", "ambiguos-scalar", in: folder)
    #expect(rule.status == 2)
    #expect(rule.errors.contains("did you mean 'ambiguous-scalar'?"))
    #expect(carillon("fix", folder("campaigns/none.yaml"), in: folder).status == 2)
  }

  @Test func `a file keeps its mode, and no link is followed`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", saleText + "lables: [x]\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder("campaigns/sale.yaml"))
    #expect(carillon("fix", in: folder).status == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: folder("campaigns/sale.yaml"))[.posixPermissions]
    #expect(mode as? Int == 0o600)
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("x.yaml", saleText + "lables: [x]\n")
    try folder.link("campaigns/x.yaml", to: elsewhere("x.yaml"))
    #expect(carillon("fix", in: folder).status == 0)
    #expect(try elsewhere.read("x.yaml") == saleText + "lables: [x]\n")
  }

  @Test func `a file that is not saved is printed with its fixes, and nothing is written`() throws {
    let folder = try smallProject()
    let before = try folder.snapshot("")
    let text = saleText + "lables: x\r\nowner: 1.10"
    let call = carillon("fix", "-", "--stdin-path", folder("campaigns/new.yaml"), in: folder, input: Array(text.utf8))
    #expect(call.status == 0, "\(call.errors)")
    #expect(call.output == saleText + "labels: [x]\r\nowner: \"1.10\"")
    #expect(try folder.snapshot("") == before)
    let right = carillon(
      "fix", "-", "--stdin-path", folder("campaigns/sale.yaml"), in: folder, input: Array(saleText.utf8))
    #expect(right.output == saleText)
    #expect(carillon("fix", "-", in: folder).status == 2)
    #expect(carillon("fix", "-", "--stdin-path", folder("x.txt"), in: folder, input: [0x61]).status == 2)
  }

  @Test func `a configuration from elsewhere is not the project's to fix`() throws {
    let folder = try smallProject()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write("carillon.yaml", "targts: [apns]\n")
    #expect(carillon("fix", "--config", elsewhere("carillon.yaml"), in: folder).status == 0)
    #expect(try elsewhere.read("carillon.yaml") == "targts: [apns]\n")
  }
}
