import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let imageType = Rule(
    id: "image-type",
    category: .suspicious,
    summary: "an image's URL does not end like a picture that iOS attaches",
    rationale: """
      iOS takes the type of an attachment from the file's name: jpg, jpeg, png or gif. With another extension, or none, the
      text arrives without the picture. Android looks into the file itself.
      """,
    examples: [
      .flags(
        "A WebP picture",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            image: https://cdn.acme.example/push/weekend.webp
        #                                                ^^^^
        """),
      .flags(
        "No extension",
        """
        content:
          _default: en
          en:
            title: T
            body: B
            image: https://cdn.acme.example/push/weekend?format=jpg
        #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "A JPEG with a query",
        """
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/weekend.JPG?v=2"}
        """),
      .accepts(
        "A WebP picture on Android",
        """
        platforms: [android]
        content:
          _default: en
          en: {title: T, body: B, image: "https://cdn.acme.example/weekend.webp"}
        """),
    ],
    check: .campaign(checkImageType))
}

/// Apple, UNNotificationAttachment, supported file types, read 2026-11.
private let attachedTypes = ["gif", "jpeg", "jpg", "png"]

@Sendable
private func checkImageType(_ subject: CampaignSubject, report: inout Report) {
  guard subject.targets.contains(where: { $0.platform == .ios && $0.name != Target.brazeIOS.name }) else { return }
  for url in subject.urls where url.purpose == .image {
    // What Braze does not take either is that rule's to report.
    if subject.goes(to: .brazeIOS), BrazeAsset.fileType(of: url.text) == nil { continue }
    guard let template = url.template else { continue }
    let end = pathExtension(of: url.text)
    if let end, attachedTypes.contains(end.name.lowercased()) { continue }
    let help = "use one of \(wordList(attachedTypes))"
    if let end {
      report(
        "iOS attaches no '.\(end.name)' image \(url.place)", at: template.text.range(of: end.range), help: help,
        subject: url.subject)
    } else {
      report("image has no file extension \(url.place)", at: url.range, help: help, subject: url.subject)
    }
  }
}

/// The extension of the last component of a URL's path, and its offsets in the URL's UTF-8.
private func pathExtension(of url: String) -> (name: String, range: Range<Int>)? {
  let bytes = Array(url.utf8)
  let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
  let path = bytes[..<end]
  // Behind "https://host".
  guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > "https://".utf8.count else { return nil }
  guard let point = path[slash...].lastIndex(of: UInt8(ascii: ".")), point + 1 < end else { return nil }
  return (String(decoding: path[(point + 1)...], as: UTF8.self), point + 1..<end)
}
