import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let imageNeedsMutableContent = Rule(
    id: "image-needs-mutable-content",
    category: .correctness,
    summary: "a campaign has an image, but turns off what lets iOS fetch it",
    rationale: """
      iOS runs the service extension that downloads a picture only where `mutable-content` is 1. The compiler sets it where
      there is an image, so it need not be written; written as `false` it contradicts the image.
      """,
    examples: [
      .flags(
        "Turned off beside an image",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        ios:
          mutableContent: false
        #                 ^^^^^
        """),
      .accepts(
        "Not said",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        """),
    ],
    check: .campaign(checkImageNeedsMutableContent))
}

@Sendable
private func checkImageNeedsMutableContent(_ subject: CampaignSubject, report: inout Report) {
  guard let image = subject.contents.lazy.compactMap(\.content.image).first else { return }
  for use in subject.uses(of: .iosMutableContent) where use.value.value == .flag(false) {
    guard !use.targets(on: .ios).isEmpty else { continue }
    report(
      "an image needs 'mutableContent'", at: use.value.range, notes: [.init("the image is here", at: image.text.range)],
      help: "remove it: it is set where there is an image",
      subject: Finding.Subject(field: Field.iosMutableContent.path))
  }
}
