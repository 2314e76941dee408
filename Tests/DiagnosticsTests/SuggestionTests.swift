import Diagnostics
import Testing

@Suite struct SuggestionTests {
  static let known = [
    "title", "subtitle", "body", "image", "url", "channelId", "ttl", "promos", "en", "threadId", "thumbnail",
  ]

  static let cases: [(String, String?)] = [
    ("tilte", "title"), ("titel", "title"), ("Title", "title"), ("subtitel", "subtitle"), ("promo", "promos"),
    ("channelID", "channelId"), ("channel_id", "channelId"), ("CHANNEL-ID", "channelId"), ("chanelId", "channelId"),
    ("bdoy", "body"), ("ulr", "url"), ("urll", "url"), ("threadld", "threadId"), ("tt", "ttl"), ("e", nil), ("", nil),
    ("xyz", nil), ("description", nil), ("title", nil), ("zz", nil),
  ]

  @Test(arguments: cases)
  func `the nearest name is suggested, or none`(_ name: String, _ expected: String?) {
    #expect(Suggestion.nearest(to: name, in: Self.known) == expected)
  }

  @Test
  func `of equally near names it is the first in byte order, in whatever order they come`() {
    #expect(Suggestion.nearest(to: "cat", in: ["rat", "bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", in: ["hat", "bat", "rat"]) == "bat")
  }

  @Test
  func `names compare by their bytes`() throws {
    // Equal to Swift's eyes: the Kelvin sign is canonically a K.
    let suggested = try #require(Suggestion.nearest(to: "Key", in: ["\u{212A}ey"]))
    #expect(suggested.utf8.elementsEqual("\u{212A}ey".utf8))
    #expect(Suggestion.nearest(to: "Key", in: ["Key"]) == nil)
  }

  @Test
  func `an absurdly long name suggests nothing, at once`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Suggestion.nearest(to: long, in: [long + "b"]) == nil)
  }
}
