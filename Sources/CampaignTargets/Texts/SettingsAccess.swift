import CampaignModel
import SourceText

/// Typed access: the field table gives each field its type, so that another case means the field is absent.
extension Settings {
  func text(_ field: Field) -> String? {
    if case .text(let text) = self[field]?.value { text } else { nil }
  }

  func template(_ field: Field) -> Template? {
    if case .template(let template) = self[field]?.value { template } else { nil }
  }

  func flag(_ field: Field) -> Bool? {
    if case .flag(let flag) = self[field]?.value { flag } else { nil }
  }

  func integer(_ field: Field) -> Int? {
    if case .integer(let number) = self[field]?.value { number } else { nil }
  }

  func number(_ field: Field) -> Double? {
    switch self[field]?.value {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  func texts(_ field: Field) -> [String]? {
    if case .texts(let texts) = self[field]?.value { texts } else { nil }
  }

  func integers(_ field: Field) -> [Int]? {
    if case .integers(let numbers) = self[field]?.value { numbers } else { nil }
  }

  /// Seconds since 1970 UTC.
  func instant(_ field: Field) -> Int? {
    if case .instant(let seconds) = self[field]?.value { seconds } else { nil }
  }

  /// In seconds.
  var timeToLive: Int? {
    if case .duration(let seconds) = self[.ttl]?.value { seconds } else { nil }
  }

  var sound: Sound? {
    if case .sound(let sound) = self[.sound]?.value { sound } else { nil }
  }

  /// The number on the icon, where it is one; relative badges are for vendors that count.
  var badgeCount: Int? {
    if case .badge(.count(let count)) = self[.badge]?.value { count } else { nil }
  }

  /// Whether the badge is relative to what is shown, which the platforms' own formats cannot say.
  var hasRelativeBadge: Bool {
    self[.badge] != nil && badgeCount == nil
  }

  var foreground: [String]? {
    guard case .foreground(let foreground) = self[.foreground]?.value else { return nil }
    return switch foreground {
    case .hide: []
    case .show(let ways): ways
    }
  }

  /// Whether the texts hold markup.
  var hasMarkup: Bool {
    flag(.html) == true
  }
}
