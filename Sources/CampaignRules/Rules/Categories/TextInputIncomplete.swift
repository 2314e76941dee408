import Diagnostics

extension Rule {
  package static let textInputIncomplete = Rule(
    id: "text-input-incomplete",
    category: .correctness,
    summary: "an action with a text field lacks a button title or a placeholder",
    rationale: """
      An action of the type `text_input` needs `text_input_button_title` and `text_input_placeholder`; without
      them the whole category is missing on the device.
      """,
    examples: [
      .flags(
        "No placeholder",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>reply</key>
        <array>
        <dict><key>identifier</key><string>reply</string><key>title</key><string>Reply</string><key>action_type</key><string>text_input</string><key>text_input_button_title</key><string>Send</string></dict>
        ^^^^^^
        </array>
        </dict></plist>
        """),
      .accepts(
        "Both",
        """
        //- channels/UACustomNotificationCategories.plist
        <plist version="1.0"><dict>
        <key>reply</key>
        <array>
        <dict><key>identifier</key><string>reply</string><key>title</key><string>Reply</string><key>action_type</key><string>text_input</string><key>text_input_button_title</key><string>Send</string><key>text_input_placeholder</key><string/></dict>
        </array>
        </dict></plist>
        """),
    ],
    check: .reader)
}
