import CampaignModel
import CampaignTargets
import Diagnostics
import SourceText

extension Rule {
  package static let brazeSendToSync = Rule(
    id: "braze-send-to-sync",
    category: .correctness,
    isLowerable: false,
    summary: "braze.sendToSync contradicts what the campaign is",
    rationale: """
      Braze refuses an `android_push` with `send_to_sync` and an alert or a title, and one without both that does not say
      `send_to_sync`. A silent campaign gets it by itself, every other one cannot have it.
      """,
    examples: [
      .flags(
        "A campaign that shows something",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        braze: {sendToSync: true}
        #                   ^^^^
        """),
      .flags(
        "A silent campaign that is not to synchronise",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sync.yaml
        silent: true
        data: {id: a1}
        braze: {sendToSync: false}
        #                   ^^^^^
        """),
      .accepts(
        "A silent campaign",
        """
        //- carillon.yaml
        targets: [braze-android]
        //- campaigns/sync.yaml
        silent: true
        data: {id: a1}
        """),
    ],
    check: .campaign(checkBrazeSendToSync))
}

@Sendable
private func checkBrazeSendToSync(_ subject: CampaignSubject, report: inout Report) {
  guard subject.goes(to: .brazeAndroid), let value = subject.campaign.vendors[.brazeSendToSync],
    value.value == .flag(!subject.campaign.isSilent)
  else { return }
  report(
    subject.campaign.isSilent
      ? "a silent message needs send_to_sync, or Braze refuses it"
      : "a message with send_to_sync can have no title and no text: Braze refuses it", at: value.range,
    help: "remove it: it follows from 'silent'",
    subject: Finding.Subject(field: Field.brazeSendToSync.path, target: Target.brazeAndroid.name))
}
