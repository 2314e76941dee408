/// A piece of an HTML document.
///
/// Names of elements and attributes are literals of the program, so text from sources is only ever text or the value of
/// an attribute, and both are escaped in one place (`HTMLWriter`).
package indirect enum HTML: Sendable {
  case text(String)
  case element(StaticString, [Attribute], [HTML])
  /// Several pieces in a row.
  case fragment([HTML])
  /// A style sheet, which HTML does not unescape.
  case style(StaticString)

  /// An attribute: `class="page"`; without a value, `open`.
  package struct Attribute: Sendable {
    let name: StaticString
    let value: String?

    package init(_ name: StaticString, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// Nothing.
  package static let empty = HTML.fragment([])

  /// An element with attributes and content.
  package static func element(_ name: StaticString, _ attributes: Attribute..., content: HTML...) -> HTML {
    .element(name, attributes, content)
  }

  /// An element with a class.
  package static func element(_ name: StaticString, class className: StaticString, _ content: HTML...) -> HTML {
    .element(name, [Attribute("class", "\(className)")], content)
  }
}

extension HTML: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}
