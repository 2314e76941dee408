import Diagnostics

extension Rule {
  package static let plistSyntax = Rule(
    id: "plist-syntax",
    category: .schema,
    summary: "a file is no property list",
    rationale: """
      Apple's readers give nothing of a file with such a fault, or drop the value without a word.
      """,
    examples: [
      .flags(
        "A key without value",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
             ^^^^^^
        </dict></plist>
        """),
      .flags(
        "An unknown element",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>yes_no</key>
        <list/>
         ^^^^
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
