/// Colours of a terminal, or none.
struct Palette {
  enum Role: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "1;32"
    case strong = "1"
    /// Line numbers and arrows.
    case frame = "34"
  }

  let isColored: Bool

  /// The text in a role's colour; the text itself is safe already.
  func paint(_ text: String, _ role: Role) -> String {
    isColored ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Severity {
  var role: Palette.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    }
  }
}
