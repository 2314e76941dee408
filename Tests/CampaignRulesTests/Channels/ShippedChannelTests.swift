import Diagnostics
import TestSupport
import Testing

@Suite struct ShippedChannelTests {
  @Test(arguments: [
    ("promos", [], "promos_v2"), ("com.acme.promos", [], "com.acme.promos.v2"), ("flash-sale", [], "flash-sale-v2"),
    ("promos", ["promos_v2"], "promos_v3"), ("promos_v7", [], "promos_v8"),
    ("promos", ["promos_v2", "promos_v3", "promos_v5"], "promos_v4"),
  ])
  func `the id that is proposed is the next that no channel has`(_ id: String, _ taken: [String], _ expected: String) {
    let channels = ([id] + taken).map { #"<NotificationChannel id="\#($0)" name="N" importance="4"/>"# }
    let run = FixtureRun([
      ("channels.lock", Array("version: 1\nchannels:\n  \"\(id)\": {importance: 3, sound: \"\"}\n".utf8)),
      ("channels/ua_custom_notification_channels.xml", Array("<resources>\(channels.joined())</resources>\n".utf8)),
    ])
    let help = run.findings.filter { $0.rule == "shipped-channel-changed" }.map(\.help)
    #expect(help == ["declare a channel '\(expected)', or accept it: carillon lock --accept \(id)"])
  }

  @Test(arguments: [
    (
      "sound: \"@raw/chime\"", "importance=\"3\"",
      "the channel 'promos' has shipped with sound '@raw/chime': installed apps keep that and never see none"
    ),
    (
      "sound: \"\"", "importance=\"3\" sound=\"chime\"",
      "the channel 'promos' has shipped with sound none: installed apps keep that and never see '@raw/chime'"
    ),
    (
      "importance: 3", "importance=\"2\"",
      "the channel 'promos' has shipped with importance '3': installed apps take '2' only where the user has changed nothing"
    ),
  ])
  func `what has shipped and what is declared are named, also where there is none`(
    _ shipped: String, _ declared: String, _ message: String
  ) {
    let run = FixtureRun(
      Fixture(
        """
        //- channels.lock
        version: 1
        channels: {promos: {\(shipped)}}
        //- channels/ua_custom_notification_channels.xml
        <resources><NotificationChannel id="promos" name="Promotions" \(declared)/></resources>
        """))
    #expect(run.findings.filter { $0.rule == "shipped-channel-changed" }.map(\.message) == [message])
  }
}
