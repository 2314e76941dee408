/// AIFF and AIFC: parts with a name and a size, of which `COMM` tells what the sound is.
enum AIFFHeader {
  static func read(_ bytes: SoundBytes) -> SoundReading {
    var offset = 12
    while bytes.fileSize - offset >= 8 {
      guard let name = bytes.name(at: offset), let size = bytes.big(UInt32.self, at: offset + 4) else {
        return .needsMore
      }
      if name == "COMM" {
        return bytes.isBeyond(offset + 8 + min(Int(size), 22)) ? .needsMore : common(bytes, at: offset + 8, Int(size))
      }
      // Parts start at even places.
      offset += 8 + Int(size) + Int(size & 1)
    }
    return .unreadable("its header is missing")
  }

  private static func common(_ bytes: SoundBytes, at offset: Int, _ size: Int) -> SoundReading {
    guard size >= 18, let count = bytes.big(UInt32.self, at: offset + 2), let rate = bytes.extended(at: offset + 8)
    else { return .unreadable("its header is too short") }
    let isCompressed = bytes.name(at: 8) == "AIFC"
    guard !isCompressed || size >= 22 else { return .unreadable("its header is too short") }
    let codec = isCompressed ? codec(bytes.name(at: offset + 18) ?? "") : .linearPCM
    // IMA4 counts packets, of 64 samples each.
    return SoundHeaderReader.header(.aiff, codec, frames: Double(count) * (codec == .ima4 ? 64 : 1), rate: rate)
  }

  private static func codec(_ name: String) -> SoundHeader.Codec {
    switch name {
    case "NONE", "twos", "sowt", "raw ", "in24", "in32", "fl32", "FL32", "fl64", "FL64": .linearPCM
    case "ima4": .ima4
    case "ulaw", "ULAW": .muLaw
    case "alaw", "ALAW": .aLaw
    default: .other("'\(name)'")
    }
  }
}
