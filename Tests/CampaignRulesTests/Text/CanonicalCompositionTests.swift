import Foundation
import Testing

@testable import CampaignRules

/// Held against Foundation, which has tables of its own.
@Suite struct CanonicalCompositionTests {
  private func isComposed(_ text: String) -> Bool {
    CanonicalComposition.faults(in: text.placedScalars).isEmpty
  }

  private func isReallyComposed(_ text: String) -> Bool {
    text.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Texts on which the two differ, as code points.
  private func differences(_ texts: some Sequence<String>) -> [String] {
    texts.filter { isComposed($0) != isReallyComposed($0) }
      .map { $0.unicodeScalars.map(\.codePointName).joined(separator: " ") }
  }

  private func text(_ values: [UInt32]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: values.compactMap(Unicode.Scalar.init))
    return String(view)
  }

  @Test func `every character alone`() {
    let planes = [0x80...0xD7FF, 0xE000...0x1FFFF, 0x2F800...0x2FA1F] as [ClosedRange<UInt32>]
    #expect(differences(planes.joined().lazy.map { text([$0]) }) == [])
  }

  @Test(
    arguments: [
      0x41...0x5A, 0x61...0x7A, 0x391...0x3A1, 0x3B1...0x3C9, 0x410...0x418, 0x430...0x438, 0x2190...0x2199,
      0x2200...0x2203,
    ] as [ClosedRange<UInt32>])
  func `letters with every European mark`(_ letters: ClosedRange<UInt32>) {
    let pairs = letters.lazy.flatMap { letter in (0x300...0x345).lazy.map { text([letter, $0]) } }
    #expect(differences(pairs) == [])
  }

  @Test(
    arguments: [
      (0x627...0x6FF, [0x653, 0x654]), (0x900...0x97F, [0x93C]), (0x980...0x9FF, [0x9BE, 0x9D7]),
      (0xB00...0xB7F, [0xB3E, 0xB56, 0xB57]), (0xB80...0xBFF, [0xBBE, 0xBD7]), (0xD00...0xD7F, [0xD3E, 0xD57]),
      (0xD80...0xDFF, [0xDCA, 0xDCF, 0xDDF]), (0x1000...0x109F, [0x102E]), (0x3040...0x30FF, [0x3099, 0x309A]),
      (0x11080...0x110CF, [0x110BA]),
    ] as [(ClosedRange<UInt32>, [UInt32])])
  func `letters with the marks of their script`(_ letters: ClosedRange<UInt32>, _ marks: [UInt32]) {
    let pairs = letters.lazy.flatMap { letter in marks.lazy.map { text([letter, $0]) } }
    #expect(differences(pairs) == [])
  }

  @Test func `marks in and out of order`() {
    let marks: [UInt32] = [0x301, 0x302, 0x323, 0x327, 0x328, 0x345, 0x5B0, 0x64B, 0x20D0]
    let letters: [UInt32] = [0x61, 0x71, 0x3B1, 0x627]
    let texts = letters.flatMap { letter in
      marks.flatMap { first in marks.flatMap { second in marks.map { text([letter, first, second, $0]) } } }
    }
    #expect(differences(texts) == [])
  }

  /// From the Unicode Standard, 3.12 and 12.8: Foundation does not compose these on Linux.
  @Test(
    arguments: [
      ([0x1112, 0x1161], 0xD558), ([0xD558, 0x11AB], 0xD55C), ([0xAC00, 0x11A8], 0xAC01), ([0xCC6, 0xCC2], 0xCCA),
      ([0xCCA, 0xCD5], 0xCCB),
    ] as [([UInt32], UInt32)])
  func `syllables compose`(_ parts: [UInt32], _ whole: UInt32) {
    #expect(CanonicalComposition.faults(in: text(parts).placedScalars).map(\.composed?.value) == [whole])
  }

  @Test(
    arguments: [[0x1113, 0x1161], [0xD55C, 0x11AB], [0xAC01, 0x11A8], [0xAC00, 0x11A7], [0x1161, 0x11A8]] as [[UInt32]])
  func `what is no syllable does not`(_ parts: [UInt32]) {
    #expect(isComposed(text(parts)))
  }

  @Test func `a fault says what is written and what form C has`() throws {
    let faults = CanonicalComposition.faults(in: "Cafe\u{301}".placedScalars)
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.scalars == 3...4)
    #expect(fault.composed == "é")
  }
}
