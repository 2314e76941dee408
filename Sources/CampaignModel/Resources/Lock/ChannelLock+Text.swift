import SourceText

extension ChannelLock {
  /// The file's text: a channel a line, so that branches which each add one merge.
  package var text: String {
    let lines = channels.map { channel in
      let values = ChannelAttribute.allCases.compactMap { attribute in
        channel.values.first { $0.attribute == attribute }.map { "\(attribute.rawValue): \(written($0))" }
      }
      return "  \(quoted(channel.id.value)): {\(values.joined(separator: ", "))}\n"
    }
    let head = "# What installed apps have. Written by \"carillon lock\"; a change here is a decision.\nversion: 1\n"
    return head + (lines.isEmpty ? "channels: {}\n" : "channels:\n" + lines.joined())
  }

  private func written(_ entry: (attribute: ChannelAttribute, value: Located<String>)) -> String {
    entry.attribute.form == .text ? quoted(entry.value.value) : entry.value.value
  }

  /// A double-quoted text that YAML and JSON read alike; what our own reader refuses in a file is escaped.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\\(scalar)"
      case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...:
        result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
