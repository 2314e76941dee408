import CampaignTargets
import Testing

@Suite struct BrazeAssetTests {
  @Test(arguments: [
    ("https://cdn.acme.example/a.png", "png"), ("https://cdn.acme.example/a.b.MP4?size=2.gif#x.wav", "mp4"),
    ("https://cdn.acme.example/a.jpeg", "jpg"), ("https://cdn.acme.example/a.aiff", "aif"),
    ("https://cdn.acme.example/a.webp", nil), ("https://cdn.acme.example/png", nil),
    ("https://cdn.acme.example/a.png/", "png"), ("https://cdn.acme.example/v1.png/film", nil), ("", nil),
  ])
  func `the type of an asset is the ending of its URL's path`(url: String, type: String?) {
    #expect(BrazeAsset.fileType(of: url) == type)
  }
}
