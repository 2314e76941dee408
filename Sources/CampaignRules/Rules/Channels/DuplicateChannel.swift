import CampaignModel
import Diagnostics
import SourceText

extension Rule {
  package static let duplicateChannel = Rule(
    id: "duplicate-channel",
    category: .correctness,
    summary: "two channels have one id",
    rationale: """
      The SDK creates both in turn: the second one changes name and description of the first, and nothing else
      of it.
      """,
    examples: [
      .flags(
        "The same id twice",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="promos" name="Offers" importance="4"/>
                                 ^^^^^^
        </resources>
        """),
      .accepts(
        "Two ids",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources>
        <NotificationChannel id="promos" name="Promotions" importance="3"/>
        <NotificationChannel id="Promos" name="Offers" importance="4"/>
        </resources>
        """),
    ],
    check: .catalog(checkDuplicateChannel))
}

@Sendable
private func checkDuplicateChannel(_ subject: CatalogSubject, report: inout Report) {
  for (first, second) in zip(subject.catalog.channels, subject.catalog.channels.dropFirst())
  where first.id.value.utf8.elementsEqual(second.id.value.utf8) {
    report(
      "the channel '\(second.id.value)' is declared twice", at: second.id.range,
      notes: [.init("first here", at: first.id.range)], help: "delete one of the two")
  }
}
