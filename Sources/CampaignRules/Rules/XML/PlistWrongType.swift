import Diagnostics

extension Rule {
  package static let plistWrongType = Rule(
    id: "plist-wrong-type",
    category: .schema,
    summary: "a value in a resource file is of the wrong type",
    rationale: """
      The SDK casts values to the type that it wants: `<string>true</string>` is no boolean and counts as false,
      an action that is no dictionary loses its category.
      """,
    examples: [
      .flags(
        "A flag that is a text",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <array>
        <dict><key>identifier</key><string>yes</string><key>title</key><string>Yes</string><key>foreground</key><string>true</string></dict>
                                                                                                                        ^^^^
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
