import CampaignModel
import SourceText
import Testing

@Suite struct LayerTests {
  private func layer(_ keys: Range<Int>, value: String) -> Layer {
    let place = SourceRange(file: FileID(0), 0..<0)
    let text = Template(text: LocatedText(value, at: place, verbatimFrom: 0), segments: [])
    return Layer(data: keys.map { DataEntry(key: Located("k\($0)", at: place), value: text) })
  }

  @Test func `a key of the stronger layer replaces in place, a new one comes last`() {
    let merged = layer(0..<3, value: "weak").overlaid(by: layer(1..<5, value: "strong"))
    #expect(merged.data.map(\.key.value) == ["k0", "k1", "k2", "k3", "k4"])
    #expect(merged.data.map(\.value.source) == ["weak", "strong", "strong", "strong", "strong"])
  }

  @Test func `layers of many keys are merged without holding each against each`() {
    let clock = ContinuousClock()
    var merged = Layer()
    let time = clock.measure {
      merged = layer(0..<40_000, value: "weak").overlaid(by: layer(20_000..<60_000, value: "strong"))
    }
    #expect(merged.data.count == 60_000)
    // Pair by pair it takes minutes.
    #expect(time < .seconds(20))
  }
}
