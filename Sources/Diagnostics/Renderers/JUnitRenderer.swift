import SourceText

/// JUnit XML: a test suite a file, a test case a finding. An error is a failed test; a warning is a passed one that says
/// something. Where nothing was found one passed test says so, since readers take an empty report for a broken run.
func renderJUnit(_ report: Report) -> String {
  var suites: [(name: String, diagnostics: [Diagnostic])] = []
  for diagnostic in report.diagnostics {
    let name = diagnostic.finding.range.flatMap(report.files.place(of:))?.file.path ?? "carillon"
    if let last = suites.indices.last, suites[last].name.utf8.elementsEqual(name.utf8) {
      suites[last].diagnostics.append(diagnostic)
    } else {
      suites.append((name, [diagnostic]))
    }
  }
  let total = max(report.diagnostics.count, 1)
  var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  xml += "<testsuites name=\"carillon\" tests=\"\(total)\" failures=\"\(report.errorCount)\" errors=\"0\">\n"
  for suite in suites { xml += element(suite.name, suite.diagnostics, report.files) }
  if suites.isEmpty {
    xml += "  <testsuite name=\"carillon\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
    xml += "    <testcase classname=\"carillon\" name=\"no findings\"/>\n  </testsuite>\n"
  }
  return xml + "</testsuites>\n"
}

private func element(_ name: String, _ diagnostics: [Diagnostic], _ files: FileTexts) -> String {
  let failures = diagnostics.count { $0.severity == .error }
  let name = SafeText.xml(name)
  var xml = "  <testsuite name=\"\(name)\" tests=\"\(diagnostics.count)\" failures=\"\(failures)\" errors=\"0\">\n"
  for diagnostic in diagnostics {
    let finding = diagnostic.finding
    let place = finding.range.flatMap(files.place(of:))
    let position = place?.start.map { ":\($0.line):\($0.column)" } ?? ""
    let line = place?.start.map { " file=\"\(name)\" line=\"\($0.line)\"" } ?? ""
    let message = SafeText.xml(SafeText.terminal(finding.headline))
    xml += "    <testcase classname=\"\(name)\" name=\"\(finding.rule)\(position)\"\(line)>\n"
    xml +=
      diagnostic.severity == .error
      ? "      <failure type=\"\(finding.rule)\" message=\"\(message)\"/>\n"
      : "      <system-out>warning[\(finding.rule)]: \(message)</system-out>\n"
    xml += "    </testcase>\n"
  }
  return xml + "  </testsuite>\n"
}
