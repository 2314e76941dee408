import Diagnostics

extension Rule {
  package static let stringEscape = Rule(
    id: "string-escape",
    category: .correctness,
    summary: "a string does not become what it looks like",
    rationale: #"""
      String resources have their own rules beside those of XML: an apostrophe needs a backslash or quotes
      around, `?` at the start is an attribute of a theme, `\u` takes four digits and no surrogate pairs,
      several substitutions need positions. aapt2 refuses the file, or loses the character (run with aapt2
      2.19).
      """#,
    examples: [
      .flags(
        "An apostrophe",
        """
        //- channels/values/strings.xml
        <resources><string name="a">L'offre</string></resources>
                                     ^
        """),
      .flags(
        "Two substitutions without positions",
        """
        //- channels/values/strings.xml
        <resources><string name="a">%s of %s</string></resources>
                                    ^^^^^^^^
        """),
      .accepts(
        "Escaped, quoted, with positions",
        #"""
        //- channels/values/strings.xml
        <resources><string name="a">L\'offre</string><string name="b">"it's"</string><string name="c">%1$s of %2$s</string></resources>
        """#),
    ],
    check: .reader)
}
