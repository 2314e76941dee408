import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeExtraKey = Rule(
    id: "braze-extra-key",
    category: .correctness,
    isLowerable: false,
    summary: "a key of Braze's extras is refused, or stands for something else",
    rationale: """
      A campaign's data, and `ios.custom`, become the `extra` of Braze's objects. Braze rejects an `apple_push` with the keys
      `ab` or `aps` there. In an `android_push` the picture stands there as `appboy_image_url`. One key can have one value:
      what stands both in the data and in `ios.custom` could not be told apart.
      """,
    examples: [
      .flags(
        "A key that Braze keeps",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        data: {ab: "1"}
        #      ^^
        """),
      .flags(
        "The picture's key beside a picture",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today, image: "https://cdn.acme.example/a.jpg"}}
        data: {appboy_image_url: "https://cdn.acme.example/b.jpg"}
        #      ^^^^^^^^^^^^^^^^
        """),
      .flags(
        "A key that stands twice",
        """
        //- carillon.yaml
        targets: [braze-ios]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        data: {screen: sale}
        ios:
          custom: {screen: {name: sale}}
        #          ^^^^^^
        """),
      .accepts(
        "Other keys",
        """
        //- carillon.yaml
        targets: [braze-ios, braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today, image: "https://cdn.acme.example/a.jpg"}}
        data: {screen: sale, abtest: "1"}
        ios: {custom: {room: {name: sale}}}
        """),
    ],
    check: .campaign(checkBrazeExtraKey))
}

@Sendable
private func checkBrazeExtraKey(_ subject: CampaignSubject, report: inout Report) {
  for data in subject.placedData {
    let key = data.entry.key
    func goes(to target: Target) -> Bool { data.targets.contains { $0.name == target.name } }
    if goes(to: .brazeIOS), ["ab", "aps"].contains(where: { $0.utf8.elementsEqual(key.value.utf8) }) {
      report(
        "key '\(key.value)' makes Braze reject the message for iOS", at: key.range, help: "choose another name",
        subject: Finding.Subject(field: Field.data.path, target: Target.brazeIOS.name))
    } else if goes(to: .brazeAndroid), "appboy_image_url".utf8.elementsEqual(key.value.utf8),
      subject.campaign.authoredContents.contains(where: { $0.content.image != nil })
    {
      report(
        "'\(key.value)' is where Braze reads the campaign's image", at: key.range, help: "remove it",
        subject: Finding.Subject(field: Field.data.path, target: Target.brazeAndroid.name))
    }
  }
  var seen: [SourceRange] = []
  for entry in subject.layers(of: .brazeIOS) {
    for key in entry.layer.customKeys where !seen.contains(key.range) {
      seen.append(key.range)
      let other = entry.layer.data.first { $0.key.value.utf8.elementsEqual(key.value.utf8) }
      let finding = Finding.Subject(field: Field.iosCustom.path, target: Target.brazeIOS.name)
      if key.value.utf8.elementsEqual("ab".utf8) {
        report(
          "key '\(key.value)' makes Braze reject the message for iOS", at: key.range, help: "choose another name",
          subject: finding)
      } else if let other {
        report(
          "'\(key.value)' is a key of the data too, and Braze's extras have one of a name", at: key.range,
          notes: [.init("the data has it here", at: other.key.range)], help: "choose another name", subject: finding)
      }
    }
  }
}
