/// The app's files of buttons, made from a few words.
enum CategoryFiles {
  /// Categories of iOS, each with the actions given, as the lines of a file.
  static func categories(_ ids: [String], actions: String = action("yes", "<key>foreground</key><true/>")) -> String {
    let sets = ids.map { "<key>\($0)</key><array>\(actions)</array>" }.joined(separator: "\n")
    return """
      //- channels/UACustomNotificationCategories.plist
      <plist version="1.0"><dict>
      \(sets)
      </dict></plist>
      """
  }

  static func action(_ id: String, _ rest: String) -> String {
    "<dict><key>identifier</key><string>\(id)</string><key>title</key><string>Yes</string>\(rest)</dict>"
  }

  /// Button groups of Android, each with the buttons given, as the lines of a file.
  static func groups(_ ids: [String], buttons: String = button("yes", "foreground=\"true\"")) -> String {
    let sets = ids.map {
      "<UrbanAirshipActionButtonGroup id=\"\($0)\">\(buttons)</UrbanAirshipActionButtonGroup>"
    }.joined(separator: "\n")
    return """
      //- channels/ua_custom_notification_buttons.xml
      <resources xmlns:android="http://schemas.android.com/apk/res/android">
      \(sets)
      </resources>
      """
  }

  static func button(_ id: String, label: String = "Yes", _ rest: String) -> String {
    "<UrbanAirshipActionButton id=\"\(id)\" android:label=\"\(label)\" \(rest)/>"
  }
}
