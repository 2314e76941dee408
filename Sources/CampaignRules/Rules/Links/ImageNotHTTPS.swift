import Diagnostics

extension Rule {
  package static let imageNotHTTPS = Rule(
    id: "image-not-https",
    category: .schema,
    summary: "a picture is not an absolute https URL",
    rationale: """
      iOS loads no picture over http (App Transport Security), Android none where clear text is off, browsers none on a
      secure page. A picture is fetched by the device: a relative address, a file or inline data cannot be.
      """,
    examples: [
      .flags(
        "Over http",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "http://cdn.acme.example/a.jpg"}
        #                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "Inline",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "data:image/png;base64,AAAA"}
        #                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Over https",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        """),
    ],
    check: .reader)
}
