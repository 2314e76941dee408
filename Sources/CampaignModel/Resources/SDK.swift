extension Configuration.App.SDK {
  /// The SDK that a target's messages are for, or nil for a platform's own format: those of `airship-ios` are for Airship's.
  package init?(ofTarget name: String) {
    guard let vendor = TargetName.vendor(of: name), let sdk = Self(rawValue: vendor) else { return nil }
    self = sdk
  }

  /// The vendor as people write it; nil where there is none.
  package var vendorName: String? {
    switch self {
    case .none: nil
    case .airship: "Airship"
    case .braze: "Braze"
    }
  }

  /// The SDK other than this one that brings along a category or a button group of that id.
  package func otherSDK(withActionSet id: String) -> Self? {
    Self.allCases.first { $0 != self && BuiltIns.hasActionSet(id, of: $0) }
  }

  /// The SDK other than this one that brings along a channel of that id.
  package func otherSDK(withChannel id: String) -> Self? {
    Self.allCases.first { $0 != self && BuiltIns.hasChannel(id, of: $0) }
  }
}
