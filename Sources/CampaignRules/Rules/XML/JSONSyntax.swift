import Diagnostics

extension Rule {
  package static let jsonSyntax = Rule(
    id: "json-syntax",
    category: .schema,
    summary: "a string catalog is not JSON",
    rationale: """
      An `.xcstrings` file is JSON. Xcode opens none with a fault in it, and a build fails.
      """,
    examples: [
      .flags(
        "A comma behind the last member",
        """
        //- channels/UrbanAirship.xcstrings
        {
          "sourceLanguage": "en",
          "strings": {},
        }
        ^
        """),
      .accepts(
        "A catalog",
        """
        //- channels/UrbanAirship.xcstrings
        {
          "sourceLanguage": "en",
          "strings": {"shop": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}}},
          "version": "1.0"
        }
        """),
    ],
    check: .reader)
}
