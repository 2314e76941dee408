import Diagnostics

extension Rule {
  package static let xmlUnknownRoot = Rule(
    id: "xml-unknown-root",
    category: .suspicious,
    summary: "an XML file declares nothing that is known",
    rationale: """
      The SDK looks for elements by their names and passes over all others without a word. A file under the
      channel paths that has none of them is usually misspelled, or belongs elsewhere.
      """,
    examples: [
      .flags(
        "A misspelled element",
        """
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChanel id="a" name="A" importance="3"/></resources>
                    ^^^^^^^^^^^^^^^^^^
        """),
      .flags(
        "Another format",
        """
        //- channels/other.xml
        <paper/>
         ^^^^^
        """),
      .accepts(
        "Channels under any root",
        """
        //- channels/ua_custom_notification_channels.xml
        <resouces><NotificationChannel id="promos" name="Promotions" importance="3"/></resouces>
        """),
    ],
    check: .reader)
}
