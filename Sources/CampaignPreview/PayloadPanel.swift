import CampaignTargets
import Writers

/// One artifact in numbers and text: its size against the limit, its headers, its JSON.
enum PayloadPanel {
  static func panel(_ artifact: Artifact, of target: PreviewTarget) -> HTML {
    .element(
      "section", class: "payload",
      .element("h4", content: .element("code", content: .text(target.name))),
      sizeBar(artifact, of: target),
      .element(
        "details",
        content: .element("summary", content: target.headers.isEmpty ? "Payload" : "Headers and payload"),
        headers(target),
        .element(
          "pre", .init("tabindex", "0"), .init("aria-label", "Payload for \(target.name)"),
          content: .element(
            "code", .init("dir", "ltr"),
            content: .text(String(decoding: JSONWriter.indented(wire: artifact.wire), as: UTF8.self))))))
  }

  private static func sizeBar(_ artifact: Artifact, of target: PreviewTarget) -> HTML {
    let worst = artifact.maxBytes ?? artifact.bytes
    var text = "\(artifact.bytes) of \(target.limit) bytes"
    if let maximum = artifact.maxBytes, maximum > artifact.bytes { text += "; at most \(maximum)" }
    if artifact.maxBytes == nil { text += "; a placeholder has no declared length" }
    return .fragment([
      .element("p", class: "size", .text(text)),
      .element(
        "svg",
        [
          .init("class", artifact.bytes > target.limit ? "bar over" : "bar"), .init("viewBox", "0 0 1000 8"),
          .init("preserveAspectRatio", "none"), .init("role", "img"), .init("aria-label", text),
        ],
        [
          rectangle("track", 1000), rectangle("worst", share(worst, target)),
          rectangle("used", share(artifact.bytes, target)),
        ]),
    ])
  }

  private static func rectangle(_ className: StaticString, _ width: Int) -> HTML {
    .element(
      "rect", .init("class", "\(className)"), .init("width", String(width)), .init("height", "8"), .init("rx", "4"))
  }

  private static func share(_ bytes: Int, _ target: PreviewTarget) -> Int {
    target.limit > 0 ? min(1000, bytes * 1000 / target.limit) : 1000
  }

  private static func headers(_ target: PreviewTarget) -> HTML {
    guard !target.headers.isEmpty else { return .empty }
    let rows = target.headers.map { header in
      HTML.fragment([
        .element("dt", content: .text(header.name)),
        .element("dd", content: .element("code", content: .text(header.value))),
      ])
    }
    return .element("dl", [.init("class", "headers")], rows)
  }
}
