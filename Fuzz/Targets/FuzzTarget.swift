import Diagnostics
import SourceText

/// A part of the tool that reads what strangers wrote, and what must hold for any bytes that it is given.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case yaml
  case xml
  case propertyList = "plist"
  case strings
  case stringCatalog = "xcstrings"
  case androidStrings = "android-strings"
  case placeholders
  case locales
  case urls
  case html
  case configuration
  case json
  case baseline
  case project

  /// Runs the bytes through, twice, and throws where what comes out breaks a promise: a range outside the file or inside a
  /// character, another result the second time, output that does not read back.
  package func check(_ bytes: [UInt8]) throws(Violation) {
    let first = try trace(bytes)
    let second = try trace(bytes)
    try require(first == second, "the same bytes gave something else the second time")
  }

  /// Everything that comes out, as lines to compare.
  func trace(_ bytes: [UInt8]) throws(Violation) -> [String] {
    switch self {
    case .yaml: try ReaderChecks.yaml(bytes)
    case .xml: try ReaderChecks.xml(bytes)
    case .propertyList: try ReaderChecks.propertyList(bytes)
    case .strings: try ReaderChecks.strings(bytes)
    case .stringCatalog: try ReaderChecks.stringCatalog(bytes)
    case .androidStrings: try ReaderChecks.androidStrings(bytes)
    case .placeholders: try TextChecks.placeholders(bytes)
    case .locales: try TextChecks.locales(bytes)
    case .urls: try TextChecks.urls(bytes)
    case .html: try TextChecks.html(bytes)
    case .configuration: try ReaderChecks.configuration(bytes)
    case .json: try JSONChecks.json(bytes)
    case .baseline: try JSONChecks.baseline(bytes)
    case .project: try ProjectChecks.project(bytes)
    }
  }
}
