import Diagnostics

extension Rule {
  package static let duplicatePlistKey = Rule(
    id: "duplicate-plist-key",
    category: .schema,
    summary: "a key stands twice in a dictionary",
    rationale: """
      Apple's readers keep the last one and say nothing.
      """,
    examples: [
      .flags(
        "A category twice",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
        </array>
        <key>yes_no</key>
             ^^^^^^
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><true/></dict>
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
