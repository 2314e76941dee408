import Diagnostics

extension Rule {
  package static let xmlDTD = Rule(
    id: "xml-dtd",
    category: .schema,
    summary: "a file has a document type",
    rationale: """
      Document types can define entities that open files and grow without bound. Only Apple's document type of
      property lists is let through, unread.
      """,
    examples: [
      .flags(
        "An internal subset",
        """
        //- channels/ua_custom_notification_channels.xml
        <!DOCTYPE resources [<!ENTITY a "b">]><resources/>
        ^^^^^^^^^^^^^^^^^^^^^
        """),
      .accepts(
        "Apple's document type",
        """
        //- channels/UACustomNotificationCategories.plist
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
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
