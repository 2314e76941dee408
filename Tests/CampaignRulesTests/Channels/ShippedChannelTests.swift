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
}
