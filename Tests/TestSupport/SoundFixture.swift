/// A silent WAV file in the words of a fixture: `sounds/chime.wav (WAV, Linear PCM, 31 s)`.
struct SoundFixture {
  let path: String
  let bytes: [UInt8]

  init?(_ name: Substring) {
    guard let match = name.wholeMatch(of: /(.+) \(WAV, (.+), ([0-9]+) s\)/), let seconds = Int(match.3) else {
      return nil
    }
    path = String(match.1)
    let tag: UInt16
    switch match.2 {
    case "Linear PCM": tag = 1
    case "aLaw": tag = 6
    case "µLaw": tag = 7
    case "MP3": tag = 0x55
    default: return nil
    }
    bytes = Self.wav(tag: tag, rate: 1000, seconds: seconds)
  }

  /// One byte a sample.
  private static func wav(tag: UInt16, rate: UInt32, seconds: Int) -> [UInt8] {
    let data = [UInt8](repeating: 0x80, count: Int(rate) * seconds)
    let format = little(tag) + little(UInt16(1)) + little(rate) + little(rate) + little(UInt16(1)) + little(UInt16(8))
    let body =
      Array("WAVEfmt ".utf8) + little(UInt32(16)) + format + Array("data".utf8) + little(UInt32(data.count)) + data
    return Array("RIFF".utf8) + little(UInt32(body.count)) + body
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
