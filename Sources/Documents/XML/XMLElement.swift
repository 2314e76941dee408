package import SourceText

/// An XML file as a tree of located elements.
package struct XMLDocument: Sendable {
  package let root: XMLElement

  /// The whole comments, `<!--` and `-->` included, in order.
  package let comments: [Located<String>]
}

/// An element with everything in it, each part at its exact place.
package struct XMLElement: Sendable {
  /// The local name, without a prefix, where it stands in the start tag.
  package let name: Located<String>

  /// The URI that the prefix, or the default namespace, stands for; nil for none.
  package let namespace: String?

  /// In the order of the source, namespace declarations left out.
  package let attributes: [XMLAttribute]

  /// In the order of the source; neighbouring texts are apart where a comment or CDATA stands between them.
  package let children: [XMLNode]

  /// From `<` to the `>` of the start tag.
  package let startTag: SourceRange

  /// From the start tag to the end tag, both included.
  package let range: SourceRange

  /// The attribute of that local name in no namespace.
  package func attribute(_ name: String) -> XMLAttribute? {
    attribute(name, in: nil)
  }

  /// The attribute of that local name in a namespace, or in none.
  package func attribute(_ name: String, in namespace: String?) -> XMLAttribute? {
    attributes.first { $0.namespace == namespace && $0.name.value.utf8.elementsEqual(name.utf8) }
  }

  /// The child elements, in order.
  package var elements: [XMLElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The text of this element and of all elements in it.
  package var text: String {
    children.reduce(into: "") { text, child in
      switch child {
      case .element(let element): text += element.text
      case .text(let piece, isCDATA: _): text += piece.value
      }
    }
  }
}

/// What stands in an element.
package enum XMLNode: Sendable {
  case element(XMLElement)
  /// Decoded: references resolved, line ends LF.
  case text(LocatedText, isCDATA: Bool)
}

/// An attribute as it was written.
package struct XMLAttribute: Sendable {
  /// The local name; its range includes the prefix.
  package let name: Located<String>
  package let prefix: String?

  /// The URI that the prefix stands for; nil without a prefix.
  package let namespace: String?

  /// Decoded and with its line breaks turned to blanks; the range is what stands between the quotes.
  package let value: LocatedText
}
