import Diagnostics

extension Rule {
  package static let unknownPlistKey = Rule(
    id: "unknown-plist-key",
    category: .suspicious,
    summary: "an action of a category has a key that the SDK does not read",
    rationale: """
      A misspelled key does nothing: a destructive action is drawn like others, an action that needs
      authentication needs none.
      """,
    examples: [
      .flags(
        "A key that was never read",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>authorizationRequired</key><true/></dict>
                                                                                                ^^^^^^^^^^^^^^^^^^^^^
        <dict><key>identifier</key><string>no</string><key>title</key><string>No</string><key>foreground</key><false/></dict>
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
