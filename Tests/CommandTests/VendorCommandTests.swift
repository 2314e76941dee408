import TestSupport
import Testing

/// The commands on a project whose vendor chooses the locale and fills the placeholders.
@Suite struct VendorCommandTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "carillon.yaml",
      """
      targets: [airship]
      app: {sdk: airship, web: {baseUrl: "https://acme.example/"}}

      """)
    try folder.write(
      "campaigns/hello.yaml",
      """
      content:
        _default: en
        de: {title: Hallo, body: "Hallo {{name|du}}, es ist soweit"}
        en: {title: Hello, body: "Hello {{name|you}}"}
      presentation: {channelId: com.urbanairship.default}
      variables: {name: {maxLength: 20}}

      """)
    return folder
  }

  @Test
  func `one name builds a body for each device, and the build is whole`() throws {
    let folder = try project()
    #expect(carillon("build", in: folder).status == 0)
    for device in ["amazon", "android", "ios", "web"] {
      #expect(folder.exists("build/campaigns/hello/airship-\(device)/_localized.json"))
    }
    #expect(carillon("verify", in: folder).status == 0)
  }

  @Test(arguments: ["de", "en", "fr"])
  func `every locale renders the one body, which nobody fills before it is sent`(_ locale: String) throws {
    let folder = try project()
    let call = carillon("render", "hello", "--target", "airship-ios", "--locale", locale, in: folder)
    #expect(call.status == 0)
    #expect(call.output.contains(#""alert":"Hello {{$def name \"you\"}}""#))
    #expect(call.output.contains(#""language":"de""#))
    // The body of the largest locale is what the limit is for.
    #expect(call.errors.contains(" of 4096 bytes"))
  }

  @Test
  func `a value for what the vendor fills is refused`() throws {
    let call = carillon("render", "hello", "--target", "airship-web", "--var", "name=Ada", in: try project())
    #expect(call.status == 2)
    #expect(call.errors.contains("the placeholders of 'airship-web' are filled by airship"))
  }

  @Test
  func `sizes count the largest locale`() throws {
    let folder = try project()
    let call = carillon("sizes", "--format", "json", in: folder)
    #expect(call.status == 0)
    // {"alert":"Hallo du, es ist soweit","title":"Hallo"}
    #expect(call.output.contains(#""bytes": 51"#))
    #expect(call.output.contains(#""pointer": "/localizations/0/notification/ios/alert""#))
  }

  @Test
  func `a preview draws each locale, and shows the body once`() throws {
    let folder = try project()
    #expect(carillon("preview", "--output", folder("p"), in: folder).status == 0)
    let page = try folder.read("p/campaign-hello.html")
    #expect(page.contains("All locales in one body"))
    #expect(page.contains("Hallo du, es ist soweit") && page.contains("Hello you"))
    #expect(page.ranges(of: "<code>airship-ios</code>").count == 1)
  }

  @Test
  func `a target that is none is told apart from a vendor`() throws {
    let folder = try project()
    try folder.write("carillon.yaml", "targets: [airship-io]\n")
    let call = carillon("check", in: folder)
    #expect(call.status == 1 && call.errors.isEmpty)
    #expect(call.output.contains("did you mean 'airship-ios'?"))
  }
}
