package import Diagnostics

extension Rule {
  /// Every rule, in byte order of the ids.
  package static let all: [Rule] = families.flatMap { $0.rules }.sorted {
    $0.id.rawValue.utf8.lexicographicallyPrecedes($1.id.rawValue.utf8)
  }

  /// The families in the order of the documentation; a family's rules stand in the folder of its name.
  package static let families: [(name: String, rules: [Rule])] = [
    ("YAML", yamlRules),
    ("Configuration", configurationRules),
    ("Campaign", campaignRules),
    ("Text", textRules),
    ("Locales", localeRules),
    ("Placeholders", placeholderRules),
    ("Links", linkRules),
    ("Presentation", presentationRules),
    ("Delivery", deliveryRules),
    ("Data", dataRules),
    ("Sizes", sizeRules),
    ("Web", webRules),
    ("Airship", airshipRules),
    ("Braze", brazeRules),
    ("CustomerInsights", customerInsightsRules),
    ("Channels", channelRules),
    ("Categories", categoryRules),
    ("Resources", resourceRules),
    ("XML", xmlRules),
  ]

  /// The rule of an id, or nil; ids compare by their bytes.
  package static func named(_ id: String) -> Rule? {
    all.first { $0.id.rawValue.utf8.elementsEqual(id.utf8) }
  }

  /// The rule of an id that a finding carries.
  package static func named(_ id: RuleID) -> Rule? {
    named(id.rawValue)
  }
}
