import TestSupport
import Testing

@Suite struct TextconvCommandTests {
  private func text(_ content: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("file", content)
    let call = carillon("textconv", folder("file"))
    #expect(call.status == 0 && call.errors.isEmpty)
    return call.output
  }

  @Test func `JSON of any style is printed with a value on each line`() throws {
    let expected = """
      {
        "a": [
          1,
          {
            "b": true
          }
        ],
        "z": "x"
      }

      """
    #expect(try text(#"{"z":"x","a":[1,{"b":true}]}"#) == expected)
    #expect(try text(expected) == expected)
  }

  @Test func `JSON inside a string is opened, under a name that says so`() throws {
    #expect(
      try text(#"{"actions":"[{\"id\":\"a\"}]","body":"[no","n":"{}"}"#) == """
        {
          "actions (JSON in a string)": [
            {
              "id": "a"
            }
          ],
          "body": "[no",
          "n (JSON in a string)": {}
        }

        """)
  }

  @Test func `a packed campaign is printed line by line`() throws {
    #expect(try text("{\"a\":1}\n{\"b\":2}\n") == "{\n  \"a\": 1\n}\n\n{\n  \"b\": 2\n}\n")
  }

  @Test(arguments: ["", "no JSON\n", "{\"a\":1}\nno\n", "{\"a\":1", "\u{FEFF}{}"])
  func `anything else is printed as it is`(_ content: String) throws {
    #expect(try text(content) == content)
  }

  @Test func `characters that act or hide are spelt out`() throws {
    #expect(try text(#"{"a":"\#u{202E}x\u001b[31m ##[error]"}"#).contains(#""\u202Ex\u001b[31m #\u0023[error]""#))
  }

  @Test func `a file that is not there is status 2`() throws {
    let call = carillon("textconv", "/nonexistent/file")
    #expect(call.status == 2 && call.errors.contains("cannot read '/nonexistent/file'"))
  }
}
