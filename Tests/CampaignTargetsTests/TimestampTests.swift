import Testing

@testable import CampaignTargets

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"),
    (951_782_400, "2000-02-29T00:00:00Z"),
    (951_868_799, "2000-02-29T23:59:59Z"),
    (1_798_131_600, "2026-12-24T17:00:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func `seconds become the moment in UTC`(seconds: Int, text: String) {
    #expect(Timestamp.text(seconds) == text)
  }

  @Test(arguments: [(0, "0s"), (5, "0.005s"), (50, "0.050s"), (500, "0.500s"), (2000, "2s"), (3500, "3.500s")])
  func `milliseconds become a duration as FCM writes it`(milliseconds: Int, text: String) {
    #expect(FCMNotification.duration(milliseconds: milliseconds) == text)
  }
}
