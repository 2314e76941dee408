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
      0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x386...0x3D4, 0x400...0x4FF, 0x1E00...0x1FFF, 0x2190...0x22FF,
    ] as [ClosedRange<UInt32>])
  func `letters with every European mark`(_ letters: ClosedRange<UInt32>) {
    let pairs = letters.lazy.flatMap { letter in (0x300...0x345).lazy.map { text([letter, $0]) } }
    #expect(differences(pairs) == [])
  }

  @Test(
    arguments: [
      (0x600...0x6FF, [0x653, 0x654, 0x655]), (0x900...0x97F, [0x93C]), (0x980...0x9FF, [0x9BE, 0x9D7]),
      (0xB00...0xB7F, [0xB3E, 0xB56, 0xB57]), (0xB80...0xBFF, [0xBBE, 0xBD7]), (0xC80...0xCFF, [0xCC2, 0xCD5, 0xCD6]),
      (0xD00...0xD7F, [0xD3E, 0xD57]), (0xD80...0xDFF, [0xDCA, 0xDCF, 0xDDF]), (0x1000...0x109F, [0x102E]),
      (0x3040...0x30FF, [0x3099, 0x309A]), (0x1100...0x11FF, [0x1161, 0x1175, 0x11A8]),
      (0xAC00...0xADFF, [0x1161, 0x11A7, 0x11A8, 0x11C2, 0x11C3]), (0x11080...0x110CF, [0x110BA]),
    ] as [(ClosedRange<UInt32>, [UInt32])])
  func `letters with the marks of their script`(_ letters: ClosedRange<UInt32>, _ marks: [UInt32]) {
    let pairs = letters.lazy.flatMap { letter in marks.lazy.map { text([letter, $0]) } }
    #expect(differences(pairs) == [])
  }

  @Test func `marks in and out of order`() {
    let marks: [UInt32] = [0x301, 0x302, 0x323, 0x327, 0x328, 0x345, 0x5B0, 0x64B, 0x20D0]
    let letters: [UInt32] = [0x61, 0x71, 0xE2, 0x1EA1, 0x3B1, 0x627]
    let texts = letters.flatMap { letter in
      marks.flatMap { first in marks.flatMap { second in marks.map { text([letter, first, second, $0]) } } }
    }
    #expect(differences(texts) == [])
  }

  @Test func `a fault says what is written and what form C has`() throws {
    let faults = CanonicalComposition.faults(in: "Cafe\u{301}".placedScalars)
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.scalars == 3...4)
    #expect(fault.composed == "é")
  }
}
