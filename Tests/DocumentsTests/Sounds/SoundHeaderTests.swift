import Documents
import Testing

/// Files are put together here part by part, as the formats describe them.
@Suite struct SoundHeaderTests {
  private static func big(_ number: some FixedWidthInteger) -> [UInt8] {
    (0..<number.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func little(_ number: some FixedWidthInteger) -> [UInt8] {
    big(number).reversed()
  }

  private static func wav(
    tag: UInt16 = 1, rate: UInt32 = 8000, bytesPerSecond: UInt32 = 16000, dataSize: UInt32 = 32000, fact: UInt32? = nil,
    before: [UInt8] = []
  ) -> [UInt8] {
    var parts = before
    parts += Array("fmt ".utf8) + little(UInt32(16)) + little(tag) + little(UInt16(1)) + little(rate)
    parts += little(bytesPerSecond) + little(UInt16(2)) + little(UInt16(16))
    if let fact { parts += Array("fact".utf8) + little(UInt32(4)) + little(fact) }
    parts += Array("data".utf8) + little(dataSize)
    return Array("RIFF".utf8) + little(UInt32(parts.count + 4)) + Array("WAVE".utf8) + parts
  }

  /// 8 kHz as AIFF writes it.
  private static let rate8000: [UInt8] = [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]

  private static func aiff(
    _ compression: String? = nil, frames: UInt32 = 16000, rate: [UInt8] = rate8000, before: [UInt8] = []
  ) -> [UInt8] {
    var common = big(UInt16(1)) + big(frames) + big(UInt16(16)) + rate
    if let compression { common += Array(compression.utf8) + [0, 0] }
    let parts = before + Array("COMM".utf8) + big(UInt32(common.count)) + common
    return Array("FORM".utf8) + big(UInt32(parts.count + 4)) + Array((compression == nil ? "AIFF" : "AIFC").utf8)
      + parts
  }

  private static func caf(
    _ codec: String = "lpcm", rate: Double = 8000, bytesPerPacket: UInt32 = 2, framesPerPacket: UInt32 = 1,
    dataSize: Int64 = 32004, packets: Int64? = nil
  ) -> [UInt8] {
    var bytes = Array("caff".utf8) + big(UInt16(1)) + big(UInt16(0))
    bytes += Array("desc".utf8) + big(Int64(32)) + big(rate.bitPattern) + Array(codec.utf8) + big(UInt32(0))
    bytes += big(bytesPerPacket) + big(framesPerPacket) + big(UInt32(1)) + big(UInt32(16))
    if let packets {
      bytes += Array("pakt".utf8) + big(Int64(24)) + big(Int64(10)) + big(packets) + big(Int32(0)) + big(Int32(0))
    }
    return bytes + Array("data".utf8) + big(dataSize)
  }

  private static func header(_ container: SoundHeader.Container, _ codec: SoundHeader.Codec, _ seconds: Double)
    -> SoundReading
  {
    .header(SoundHeader(container: container, codec: codec, seconds: seconds))
  }

  private static let large = 1 << 20

  @Test(
    arguments: [
      (wav(), header(.wav, .linearPCM, 2)), (wav(tag: 3), header(.wav, .linearPCM, 2)),
      (wav(tag: 6, bytesPerSecond: 8000), header(.wav, .aLaw, 4)), (wav(tag: 7), header(.wav, .muLaw, 2)),
      (wav(tag: 0x11, fact: 24000), header(.wav, .ima4, 3)), (wav(tag: 0x55), header(.wav, .other("MP3"), 2)),
      (wav(tag: 0x1234), header(.wav, .other("the format 0x1234"), 2)),
      // Parts of other programs, and one of an odd size, which a byte follows.
      (wav(before: Array("LIST".utf8) + little(UInt32(3)) + [1, 2, 3, 0]), header(.wav, .linearPCM, 2)),
      (aiff(), header(.aiff, .linearPCM, 2)), (aiff("sowt"), header(.aiff, .linearPCM, 2)),
      (aiff("ima4", frames: 250), header(.aiff, .ima4, 2)), (aiff("ulaw"), header(.aiff, .muLaw, 2)),
      (aiff("alaw"), header(.aiff, .aLaw, 2)), (aiff("MAC3"), header(.aiff, .other("'MAC3'"), 2)),
      (caf(), header(.caf, .linearPCM, 2)),
      (caf("ima4", bytesPerPacket: 34, framesPerPacket: 64, dataSize: 4 + 34 * 250), header(.caf, .ima4, 2)),
      (caf("ulaw", bytesPerPacket: 1, dataSize: 16004), header(.caf, .muLaw, 2)),
      (caf("aac ", bytesPerPacket: 0, framesPerPacket: 1024, packets: 16000), header(.caf, .other("AAC"), 2)),
    ] as [([UInt8], SoundReading)])
  func `codec and length are read from the header`(_ bytes: [UInt8], _ expected: SoundReading) {
    #expect(SoundHeaderReader.read(bytes, fileSize: Self.large) == expected)
  }

  @Test func `a size that reaches beyond the file, or that nobody knew, is the file's own`() {
    let bytes = Self.wav(dataSize: .max)
    #expect(SoundHeaderReader.read(bytes, fileSize: bytes.count + 16000) == Self.header(.wav, .linearPCM, 1))
    let cut = Self.wav(dataSize: 1_000_000)
    #expect(SoundHeaderReader.read(cut, fileSize: cut.count + 8000) == Self.header(.wav, .linearPCM, 0.5))
    let stream = Self.caf(dataSize: -1)
    #expect(SoundHeaderReader.read(stream, fileSize: stream.count + 4 + 8000) == Self.header(.caf, .linearPCM, 0.5))
  }

  @Test func `a header behind the samples asks for more of the file`() {
    let samples = Array("SSND".utf8) + Self.big(UInt32(40000)) + [UInt8](repeating: 0, count: 40000)
    let bytes = Self.aiff(before: samples)
    #expect(SoundHeaderReader.read(Array(bytes.prefix(1000)), fileSize: bytes.count) == .needsMore)
    #expect(SoundHeaderReader.read(bytes, fileSize: bytes.count) == Self.header(.aiff, .linearPCM, 2))
  }

  @Test(
    arguments: [
      ([], "it is neither AIFF, WAV nor CAF"), (Array("ID3\u{4}".utf8), "it is neither AIFF, WAV nor CAF"),
      (wav(bytesPerSecond: 0), "its header says 0 bytes a second"),
      (aiff(rate: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), "its sample rate is 0.0"),
      (aiff(rate: [0x7F, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0]), "its sample rate is nan"),
      (caf(rate: .infinity), "its sample rate is inf"), (caf(rate: -1), "its sample rate is -1.0"),
      (caf(bytesPerPacket: 0), "its header does not say how long it is"),
      (caf(dataSize: -7), "one of its parts has the size -7"),
      (Array("caff".utf8) + [0, 9, 0, 0], "it is of a version of CAF other than 1"),
      (Array("RIFF\0\0\0\0WAVEdata\0\0\0\0".utf8), "its header is missing"),
      (Array("FORM\0\0\0\0AIFF".utf8), "its header is missing"),
      (Array("FORM\0\0\0\0AIFFCOMM\0\0\0\u{1}x".utf8), "its header is too short"),
    ] as [([UInt8], String)])
  func `a header that makes no sense is refused in words`(_ bytes: [UInt8], _ reason: String) {
    #expect(SoundHeaderReader.read(bytes, fileSize: bytes.count) == .unreadable(reason))
  }

  @Test func `no cut and no changed byte of a header is more than another verdict`() {
    for whole in [Self.wav(fact: 5), Self.aiff("ima4"), Self.caf(packets: 5)] {
      for length in whole.indices {
        _ = SoundHeaderReader.read(Array(whole[..<length]), fileSize: length)
        _ = SoundHeaderReader.read(Array(whole[..<length]), fileSize: .max)
        for byte: UInt8 in [0x00, 0x7F, 0x80, 0xFF] {
          var changed = whole
          changed[length] = byte
          if case .header(let header) = SoundHeaderReader.read(changed, fileSize: .max) {
            #expect(header.seconds.isFinite && header.seconds >= 0)
          }
        }
      }
    }
  }
}
