import CarillonBuild
import CarillonTool
import SourceText
import TestSupport

/// What a command line came to.
struct Call {
  let status: Int32
  let output: String
  let errors: String
}

/// Runs a command line in this process, with streams of its own.
func carillon(
  _ words: String..., in folder: TemporaryFolder? = nil, environment: [String: String] = [:],
  input: [UInt8] = []
) -> Call {
  carillon(words, in: folder, environment: environment, input: input)
}

func carillon(
  _ words: [String], in folder: TemporaryFolder? = nil, environment: [String: String] = [:], input: [UInt8] = []
) -> Call {
  let output = OutputStream.captured()
  let errors = OutputStream.captured()
  let surroundings = Surroundings(
    output: output, errors: errors, environment: { environment[$0] },
    standardInput: { limit throws(FileError) in Array(input.prefix(limit + 1)) })
  let root = folder.map { ["--root", $0.path] } ?? []
  let status = Tool.run(words + root, in: surroundings)
  return Call(status: status.rawValue, output: output.capturedText, errors: errors.capturedText)
}

/// A project of two campaigns in a folder of its own.
func smallProject() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  try folder.write("campaigns/sale.yaml", saleText)
  try folder.write(
    "campaigns/news/hello.yaml",
    """
    content:
      _default: en
      en: {title: Hello, body: "Hello {{name|you}}, welcome"}
      tr: {title: Merhaba, body: "Merhaba {{name|sen}}"}
    variables: {name: {maxLength: 20}}

    """)
  return folder
}

let saleText = """
  content:
    _default: en
    en: {title: Sale, body: Everything must go, url: "https://shop.example/sale"}

  """
