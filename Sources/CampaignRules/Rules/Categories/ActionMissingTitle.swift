import Diagnostics

extension Rule {
  package static let actionMissingTitle = Rule(
    id: "action-missing-title",
    category: .correctness,
    summary: "an action of a category has no title",
    rationale: """
      The SDK builds no category from an action without `title`, even where `title_resource` names a translated
      one: the whole category is missing on the device.
      """,
    examples: [
      .flags(
        "A title_resource alone",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title_resource</key><string>label_yes</string></dict>
        ^^^^^^
        </array>
        </dict></plist>
        """),
      .accepts(
        "A whole category",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        </dict></plist>
        """),
    ],
    check: .reader)
}
