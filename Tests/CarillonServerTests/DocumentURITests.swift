import CarillonServer
import Testing

@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file:///a%20b/%C3%A9.yaml", "/a b/é.yaml"), ("FILE://localhost/a", "/a"),
    ("file:///a/./b/../c", "/a/c"), ("file:///a/%2e%2e/c", "/c"), ("file:///a#x", "/a"), ("file:///a%3Ab", "/a:b"),
    ("file://host/a", nil), ("untitled:Untitled-1", nil), ("http://a/b", nil), ("file:///a%", nil),
    ("file:///a%zz", nil),
    ("file:///a%00b", nil), ("file:///%FF", nil), ("", nil), ("file://", nil),
  ])
  func `an address is a path, or nothing`(_ uri: String, _ path: String?) {
    #expect(DocumentURI.path(of: uri) == path)
  }

  @Test(arguments: ["/a/b.yaml", "/a b/é🎄%.yaml", "/a#b?c:d"])
  func `a path becomes an address that becomes the path`(_ path: String) {
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
  }

  @Test func `whatever is not plain is escaped`() {
    #expect(DocumentURI.uri(of: "/a b/é.yaml") == "file:///a%20b/%C3%A9.yaml")
  }
}
