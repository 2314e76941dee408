import Diagnostics

extension Rule {
  package static let plistOldStyle = Rule(
    id: "plist-old-style",
    category: .schema,
    summary: "a property list is in the old style",
    rationale: """
      The form with braces has no types besides texts: a flag in it is a text, which the SDK takes for false.
      """,
    examples: [
      .flags(
        "Braces",
        """
        //- channels/UACustomNotificationCategories.plist
        |
        { yes_no = (); }
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
