/// WAV: parts with a name and a size, of which `fmt ` tells what the sound is and `data` how much of it there is.
enum WAVHeader {
  private struct Format {
    let codec: SoundHeader.Codec
    let rate: UInt32
    let bytesPerSecond: UInt32
  }

  static func read(_ bytes: SoundBytes) -> SoundReading {
    var format: Format?
    var samples: UInt32?
    var offset = 12
    while bytes.fileSize - offset >= 8 {
      guard let name = bytes.name(at: offset), let size = bytes.little(UInt32.self, at: offset + 4) else {
        return .needsMore
      }
      let start = offset + 8
      switch name {
      case "fmt ":
        if bytes.isBeyond(start + min(Int(size), 26)) { return .needsMore }
        guard let found = self.format(bytes, at: start, Int(size)) else {
          return .unreadable("its header is too short")
        }
        format = found
      case "fact":
        if bytes.isBeyond(start + 4) { return .needsMore }
        samples = bytes.little(UInt32.self, at: start)
      case "data":
        guard let format else { return .unreadable("its header is missing") }
        // What is recorded as a stream has no size: it goes to the end.
        let rest = bytes.fileSize - start
        return header(format, samples: samples, dataSize: size == .max || size == 0 ? rest : min(Int(size), rest))
      default: break
      }
      offset = start + Int(size) + Int(size & 1)
    }
    return .unreadable(format == nil ? "its header is missing" : "it holds no sound")
  }

  private static func format(_ bytes: SoundBytes, at offset: Int, _ size: Int) -> Format? {
    guard size >= 16, var tag = bytes.little(UInt16.self, at: offset),
      let rate = bytes.little(UInt32.self, at: offset + 4),
      let bytesPerSecond = bytes.little(UInt32.self, at: offset + 8)
    else { return nil }
    // The extensible form has the tag at the start of a longer name.
    if tag == 0xFFFE, size >= 26 { tag = bytes.little(UInt16.self, at: offset + 24) ?? tag }
    return Format(codec: codec(tag), rate: rate, bytesPerSecond: bytesPerSecond)
  }

  private static func codec(_ tag: UInt16) -> SoundHeader.Codec {
    switch tag {
    case 0x01, 0x03: .linearPCM
    case 0x06: .aLaw
    case 0x07: .muLaw
    case 0x11: .ima4
    case 0x02: .other("Microsoft ADPCM")
    case 0x50: .other("MPEG audio")
    case 0x55: .other("MP3")
    case 0xFF, 0x1600: .other("AAC")
    default: .other("the format 0x" + String(tag, radix: 16))
    }
  }

  private static func header(_ format: Format, samples: UInt32?, dataSize: Int) -> SoundReading {
    if let samples, samples > 0, format.codec != .linearPCM {
      return SoundHeaderReader.header(.wav, format.codec, frames: Double(samples), rate: Double(format.rate))
    }
    guard format.bytesPerSecond > 0 else { return .unreadable("its header says 0 bytes a second") }
    return SoundHeaderReader.header(
      .wav, format.codec, frames: Double(dataSize), rate: Double(format.bytesPerSecond))
  }
}
