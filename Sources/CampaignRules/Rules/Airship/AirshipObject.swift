import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText
import Writers

extension Rule {
  package static let airshipObject = Rule(
    id: "airship-object",
    category: .correctness,
    summary: "a part of the block 'airship' is not what Airship's API takes",
    rationale: """
      Airship refuses a push whose objects lack a member or have one of the wrong type, and its readers skip a member that
      they do not know, so that a typing error is lost without a word. A push has 1 to 10 campaign categories of 1 to 64
      characters; a tag cannot be added and removed by one tap; a style of Android has the member that its type asks for.
      """,
    examples: [
      .flags(
        "A typing error, a missing member, a wrong word",
        """
        //- carillon.yaml
        targets: [airship-android]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        airship:
          open: {type: deeplink, content: "acme://sale"}
        #              ^^^^^^^^
          message: {title: News}
        #          ^^^^^^^^^^^^^
          publicNotification: {titel: Sale}
        #                      ^^^^^
          style: {type: inbox}
        #        ^^^^^^^^^^^^^
        """),
      .flags(
        "A tag that is added and removed, no category, a page that is none",
        """
        //- carillon.yaml
        targets: [airship-ios]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B}
        airship:
          campaigns: []
        #            ^^
          addTag: [sale, news]
          removeTag: [sale]
        #            ^^^^^^
          open: {type: url, content: "acme://sale"}
        #                            ^^^^^^^^^^^^^
        """),
      .accepts(
        "Everything in its place",
        """
        //- carillon.yaml
        targets: [airship]
        //- campaigns/example.yaml
        content:
          _default: en
          en: {title: T, body: B, url: "https://acme.example/"}
        airship:
          campaigns: [spring]
          message: {title: News, body: "<p>Today</p>", expiry: 86400}
          style: {type: inbox, lines: [One, Two]}
          open: {type: landing_page, content: {body: "<p>Today</p>", content_type: text/html}}
          addTag: [sale]
          removeTag: [quiet]
        """),
    ],
    check: .campaign(checkAirshipObject))
}

@Sendable
private func checkAirshipObject(_ subject: CampaignSubject, report: inout Report) {
  guard subject.hasTarget(of: "airship") else { return }
  let campaign = subject.campaign
  for (field, value) in campaign.vendors.entries where field.specification.block == "airship" {
    var faults: [ShapeFault] = []
    if let object = campaign.vendorObject(field) {
      faults = AirshipShapes.shape(of: field)?.faults(of: object, field.path) ?? []
      if faults.isEmpty { faults = subject.ownFaults(of: object, field) }
    } else {
      faults = subject.listFaults(of: value, field)
    }
    for fault in faults {
      report(
        fault.message, at: fault.range, meant: fault.meant, help: fault.help,
        subject: Finding.Subject(field: field.path))
    }
  }
}

extension CampaignSubject {
  /// What members must be to each other.
  fileprivate func ownFaults(of object: LocatedJSON, _ field: Field) -> [ShapeFault] {
    switch field {
    case .airshipOpen: Self.openFaults(object, field.path)
    case .airshipButtonActions:
      object.parts.flatMap { button in
        button["open"].map { Self.openFaults($0, "\(field.path).\(button.key?.value ?? "").open") } ?? []
      }
    case .airshipStyle: styleFaults(object)
    case .airshipMediaAttachment:
      object["url"] == nil && hasCopyWithoutImage
        ? [
          ShapeFault(
            message: "'\(field.path)' lacks 'url'", range: object.range, help: "give the copy of each locale an image")
        ] : []
    case .airshipWearable, .airshipPublicNotification, .airshipTemplate:
      object.parts.isEmpty ? [ShapeFault(message: "'\(field.path)' is empty", range: object.range)] : []
    case .airshipAppDefined:
      object.parts.compactMap(\.key).filter { key in
        AirshipAction.names.contains { $0.utf8.elementsEqual(key.value.utf8) }
      }
      .filter { isTaken(AirshipAction.field(of: $0.value)) }
      .map { ShapeFault(message: "'\($0.value)' is an action that the push has already", range: $0.range) }
    default: []
    }
  }

  private static func openFaults(_ open: LocatedJSON, _ path: String) -> [ShapeFault] {
    guard case .string(let type)? = open["type"]?.value, let content = open["content"] else { return [] }
    switch (type, content.value) {
    case ("landing_page", .string):
      return [ShapeFault(message: "'\(path).content' must be a mapping with the page's body", range: content.range)]
    case ("url", .string(let url)):
      let start = url.utf8.prefix(8).map { $0 | 0x20 }
      let isPage = ["http://", "https://", "tel:"].contains { start.starts(with: Array($0.utf8)) }
      return isPage || url.utf8.starts(with: "{{".utf8)
        ? []
        : [
          ShapeFault(
            message: "'\(path).content' is no web page and no telephone number", range: content.range,
            help: "write the type 'deep_link' for what the app opens")
        ]
    case ("landing_page", _), (_, .string): return []
    default: return [ShapeFault(message: "'\(path).content' must be a text", range: content.range)]
    }
  }

  /// Each type has a member of its own; the image of the copy is the picture where none is written.
  private func styleFaults(_ style: LocatedJSON) -> [ShapeFault] {
    let path = Field.airshipStyle.path
    guard case .string(let type)? = style["type"]?.value else {
      return style["big_picture"] != nil || !hasCopyWithoutImage
        ? [] : [ShapeFault(message: "'\(path)' lacks 'type'", range: style.range)]
    }
    let member = type == "inbox" ? "lines" : type
    if style[member] != nil || type == "big_picture" && !hasCopyWithoutImage { return [] }
    return [ShapeFault(message: "'\(path)' of the type '\(type)' lacks '\(member)'", range: style.range)]
  }

  private var hasCopyWithoutImage: Bool {
    campaign.content?.locales.contains { $0.image == nil } == true
  }

  private func isTaken(_ field: Field) -> Bool {
    campaign.vendors[field] != nil
      || field == .airshipOpen && campaign.authoredContents.contains { $0.content.url != nil }
  }

  /// What is wrong with a list of texts or a text.
  fileprivate func listFaults(of value: Located<FieldValue>, _ field: Field) -> [ShapeFault] {
    func fault(_ message: String, help: String? = nil) -> [ShapeFault] {
      [ShapeFault(message: "'\(field.path)' \(message)", range: value.range, help: help)]
    }
    switch (field, value.value) {
    case (.airshipCampaigns, .texts(let names)):
      if names.isEmpty || names.count > 10 { return fault("has \(names.count) entries, allowed are 1 to 10") }
      let long = names.first { $0.isEmpty || $0.unicodeScalars.count > 64 }
      return long.map { fault("has an entry of \($0.unicodeScalars.count) characters, allowed are 1 to 64") } ?? []
    case (.airshipAddTag, .texts(let tags)), (.airshipRemoveTag, .texts(let tags)):
      if tags.isEmpty || tags.count > 100 { return fault("has \(tags.count) entries, allowed are 1 to 100") }
      if tags.contains(where: \.isEmpty) { return fault("has an empty tag") }
      guard field == .airshipRemoveTag, case .texts(let added)? = campaign.vendors[.airshipAddTag]?.value else {
        return []
      }
      let both = tags.first { tag in added.contains { $0.utf8.elementsEqual(tag.utf8) } }
      return both.map {
        fault("removes the tag '\($0)', which 'airship.addTag' adds", help: "leave one of the two out")
      }
        ?? []
    case (.airshipShare, .text(let text)) where text.isEmpty: return fault("is empty")
    default: return []
    }
  }
}

extension AirshipAction {
  /// The field that says the same as an action of this name.
  fileprivate static func field(of name: String) -> Field {
    switch name {
    case "^+t", "add_tags_action": .airshipAddTag
    case "^-t", "remove_tags_action": .airshipRemoveTag
    case "^s", "share_action": .airshipShare
    default: .airshipOpen
    }
  }
}
