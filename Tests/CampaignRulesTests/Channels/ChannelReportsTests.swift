import Diagnostics
import TestSupport
import Testing

@Suite struct ChannelReportsTests {
  @Test(arguments: [
    ("presentation: {channelId: promo}", ["promo"]),
    ("presentation: {channelId: promo}\nfireos: {channelId: offers}", ["offers", "promo"]),
    ("presentation: {channelId: news}\nfireos: {channelId: offers}", ["offers"]),
  ])
  func `each channel that is named is looked up, once for all targets`(_ settings: String, _ unknown: [String]) {
    let run = FixtureRun(
      Fixture(
        """
        //- campaigns/sale.yaml
        content: {_default: en, en: {title: Sale, body: Today}}
        \(settings)
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="news" name="News" importance="3"/></resources>
        """))
    let messages = run.findings.filter { $0.rule == "unknown-channel" }.map(\.message)
    #expect(messages.sorted() == unknown.map { "notification channel '\($0)' is not declared" })
  }
}
