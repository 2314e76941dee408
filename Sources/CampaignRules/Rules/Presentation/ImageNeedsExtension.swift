import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let imageNeedsExtension = Rule(
    id: "image-needs-extension",
    category: .suspicious,
    summary: "a campaign has an image, but the iOS app has no service extension to fetch it",
    rationale: """
      On iOS a notification service extension downloads the picture. Without one (`app.ios.serviceExtension: false`) the
      text arrives and the image does not.
      """,
    examples: [
      .flags(
        "No extension, said once for all locales",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {serviceExtension: false}}
        //- campaigns/example.yaml
        content:
          _default: en
          de: {title: T, body: B, image: "https://cdn.acme.example/de.jpg"}
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        #                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "The app has one",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {serviceExtension: true}}
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        """),
      .accepts(
        "A campaign for Android alone",
        """
        //- carillon.yaml
        version: 1
        app: {ios: {serviceExtension: false}}
        //- campaigns/example.yaml
        platforms: [android]
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/a.jpg"}
        """),
    ],
    check: .campaign(checkImageNeedsExtension))
}

@Sendable
private func checkImageNeedsExtension(_ subject: CampaignSubject, report: inout Report) {
  guard let hasExtension = subject.configuration.app.iosServiceExtension, !hasExtension.value,
    subject.hasTarget(on: .ios)
  else { return }
  // Said once: it is the app that lacks something, not each locale.
  let contents = subject.contents
  let preferred = subject.campaign.content?.defaultLocale?.value
  let ordered = contents.filter { $0.content.locale.value == preferred } + contents
  guard let image = ordered.lazy.compactMap(\.content.image).first else { return }
  report(
    "the app has no service extension, which iOS needs for images", at: image.text.range,
    notes: [.init("it is said here", at: hasExtension.range)],
    help: "limit the image to other platforms, or add the extension to the app",
    subject: Finding.Subject(field: Field.contentImage.path))
}
