import Diagnostics

extension Rule {
  package static let plistBinary = Rule(
    id: "plist-binary",
    category: .schema,
    summary: "a property list is in its binary form",
    rationale: """
      Reviewers cannot read it, and neither does this tool. Xcode converts it when it builds the app, so the
      sources can stay in XML.
      """,
    examples: [
      .flags(
        "The binary form",
        """
        //- channels/UACustomNotificationCategories.plist
        |
        bplist00
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
