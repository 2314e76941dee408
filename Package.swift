// swift-tools-version: 6.2

import PackageDescription

/// What every target of this package is compiled with.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// For the targets that call C: each unsafe expression says so.
let strictWithC: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "carillon",
  products: [
    .executable(name: "carillon", targets: ["carillon"])
  ],
  targets: [
    // Text tier: knows nothing of campaigns.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .target(name: "CSystem"),
    .target(name: "SourceText", swiftSettings: strict),
    .target(name: "Writers", dependencies: ["CNettle"], swiftSettings: strictWithC),
    .target(name: "Diagnostics", dependencies: ["SourceText", "Writers"], swiftSettings: strict),
    .target(
      name: "Documents", dependencies: ["SourceText", "Diagnostics", "Writers", "CYAML", "CXML"],
      swiftSettings: strictWithC),

    // Campaign tier: the domain; no files, clock, environment or printing.
    .target(
      name: "CampaignModel", dependencies: ["SourceText", "Writers", "Diagnostics", "Documents"],
      swiftSettings: strict),
    .target(
      name: "CampaignTargets", dependencies: ["SourceText", "Writers", "Diagnostics", "CampaignModel"],
      swiftSettings: strict),
    .target(
      name: "CampaignRules",
      dependencies: ["SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets"],
      swiftSettings: strict),
    .target(
      name: "CampaignCompiler",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignRules",
      ],
      swiftSettings: strict),

    .target(
      name: "CampaignPreview",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignCompiler",
      ],
      swiftSettings: strict),

    .target(
      name: "CampaignReview",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignRules",
        "CampaignCompiler", "CampaignPreview",
      ],
      swiftSettings: strict),

    // Tool tier: the only code that touches the world.
    .target(
      name: "CarillonBuild",
      dependencies: [
        "CSystem", "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets",
        "CampaignRules", "CampaignCompiler",
      ],
      swiftSettings: strictWithC),
    .target(
      name: "CarillonServer",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignRules",
        "CampaignCompiler", "CarillonBuild",
      ],
      swiftSettings: strict),
    .target(
      name: "CarillonTool",
      dependencies: [
        "CSystem", "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets",
        "CampaignRules", "CampaignCompiler", "CampaignPreview", "CampaignReview", "CarillonBuild", "CarillonServer",
      ],
      swiftSettings: strict),
    .executableTarget(name: "carillon", dependencies: ["CarillonTool"], swiftSettings: strict),
    .executableTarget(name: "generate-reference", dependencies: ["CarillonTool"], swiftSettings: strict),

    // Tests and what they share.
    .target(
      name: "TestSupport",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignRules",
        "CampaignCompiler", "CarillonBuild",
      ],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "WritersTests", dependencies: ["Writers", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "DiagnosticsTests", dependencies: ["Diagnostics", "SourceText", "Writers", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "Diagnostics", "SourceText", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CampaignModelTests",
      dependencies: ["CampaignModel", "Documents", "Diagnostics", "SourceText", "Writers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CampaignTargetsTests",
      dependencies: [
        "CampaignTargets", "CampaignModel", "Documents", "Diagnostics", "SourceText", "Writers", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        "CampaignCompiler", "CampaignRules", "CampaignTargets", "CampaignModel", "Documents", "Diagnostics",
        "SourceText",
        "Writers", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CampaignRulesTests",
      dependencies: [
        "CampaignRules", "CampaignCompiler", "CampaignTargets", "CampaignModel", "Documents", "Diagnostics",
        "SourceText", "Writers", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CampaignReviewTests",
      dependencies: [
        "CampaignReview", "CampaignCompiler", "CampaignModel", "Diagnostics", "Documents", "SourceText", "Writers",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CampaignPreviewTests",
      dependencies: ["CampaignPreview", "CampaignTargets", "CampaignModel", "Diagnostics", "Writers", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "CampaignCompiler", "CampaignRules", "CampaignTargets", "CampaignModel", "CarillonBuild", "Diagnostics",
        "Documents",
        "SourceText",
        "TestSupport", "Writers",
      ],
      exclude: ["Cases"], swiftSettings: strict),
    .testTarget(
      name: "CarillonBuildTests",
      dependencies: [
        "CarillonBuild", "CampaignCompiler", "CampaignRules", "CampaignTargets", "CampaignModel", "Diagnostics",
        "SourceText", "Writers",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CarillonServerTests",
      dependencies: [
        "CarillonServer", "CarillonBuild", "CampaignModel", "Diagnostics", "SourceText", "Writers", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CarillonTool", "CarillonBuild", "CampaignRules", "SourceText", "Diagnostics", "Writers", "TestSupport",
      ],
      swiftSettings: strict),
    // What the fuzzer and the tests hold the readers to (scripts/fuzz).
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SourceText", "Writers", "Diagnostics", "Documents", "CampaignModel", "CampaignTargets", "CampaignRules",
        "CampaignCompiler", "CampaignReview", "CarillonBuild",
      ],
      path: "Fuzz/Targets", swiftSettings: strict),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TidyTests", dependencies: ["CampaignRules", "CarillonTool", "Diagnostics", "TestSupport"],
      swiftSettings: strict),
  ]
)

// libFuzzer brings its own entry point, so the program that it makes is built only when it is asked for.
if Context.environment["CARILLON_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Fuzz/Main",
      swiftSettings: strictWithC + [.unsafeFlags(["-parse-as-library"])]))
}
