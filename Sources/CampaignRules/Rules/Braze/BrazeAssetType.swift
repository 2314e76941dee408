import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeAssetType = Rule(
    id: "braze-asset-type",
    category: .correctness,
    isLowerable: false,
    summary: "a picture or sound of a kind that Braze does not take, or does not tell",
    rationale: """
      Beside `asset_url` Braze must be told what the file is: `aif`, `gif`, `jpg`, `m4a`, `mp3`, `mp4`, `png` or `wav`. It is
      taken from the ending of the URL; where that says something else, or nothing, `braze.assetFileType` says it.
      """,
    examples: [
      .flags(
        "A picture of a kind that Braze does not take",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, image: "https://cdn.acme.example/sale.webp"}
        #                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "An address without an ending",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
        braze:
          assetUrl: https://cdn.acme.example/film
        #           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "An address without an ending, and what it is",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today}
        braze: {assetUrl: "https://cdn.acme.example/film", assetFileType: mp4}
        """),
      .accepts(
        "A picture",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content:
          _default: en
          en: {title: Sale, body: Today, image: "https://cdn.acme.example/sale.jpeg?w=600"}
        """),
    ],
    check: .campaign(checkBrazeAssetType))
}

@Sendable
private func checkBrazeAssetType(_ subject: CampaignSubject, report: inout Report) {
  let vendor = subject.campaign.vendors
  guard !vendor.isReported(.brazeAssetFileType), !vendor.isReported(.brazeAssetURL) else { return }
  var seen: [SourceRange] = []
  for entry in subject.layers(of: .brazeIOS) {
    for content in subject.contents(of: entry) {
      let image = content.image.map { Located($0.source, at: $0.text.range) }
      guard let asset = BrazeAsset(image, vendor), asset.fileType == nil, !seen.contains(asset.url.range) else {
        continue
      }
      seen.append(asset.url.range)
      let isOwn = vendor[.brazeAssetURL] != nil
      report(
        "the address does not tell Braze what the file is: it takes \(wordList(BrazeAsset.fileTypes))",
        at: asset.url.range, help: "set braze.assetFileType",
        subject: Finding.Subject(
          locale: isOwn ? nil : content.locale.value.description,
          field: (isOwn ? Field.brazeAssetURL : .contentImage).path, target: Target.brazeIOS.name))
    }
  }
}
