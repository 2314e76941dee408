import TestSupport
import Testing

/// Which messages describe their channel.
@Suite struct ChannelDescriptionTests {
  @Test(arguments: [
    ("{describeChannels: true}", true), ("{describeChannels: false}", false),
    // FCM's SDK creates no channels.
    ("{describeChannels: true, message: notification}", false), ("{message: notification}", false),
  ])
  func `a channel is described where the project asks for it and the app draws`(
    android: String, isDescribed: Bool
  ) throws {
    let files = [
      ("carillon.yaml", "version: 1\ntargets: [fcm]\napp: {android: \(android)}\n"),
      (
        "campaigns/sale.yaml",
        "content: {_default: en, en: {title: Sale, body: Today}}\npresentation: {channelId: promos}\n"
      ),
      (
        "channels/android/ua_custom_notification_channels.xml",
        """
        <resources>
          <NotificationChannel id="promos" name="Promotions" importance="3"/>
        </resources>
        """
      ),
    ]
    let build = try MemoryBuild(files.map { ($0.0, Array($0.1.utf8)) })
    let body = try #require(build.files.first { $0.path == "campaigns/sale/fcm/en.json" }, "\(build.concise)")
    #expect(String(decoding: body.bytes, as: UTF8.self).contains("Promotions") == isDescribed)
  }
}
