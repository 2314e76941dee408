import CampaignModel
import Diagnostics
import SourceText
import Testing

@testable import CampaignTargets

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("Tomorrow <b>28</b> degrees", "Tomorrow 28 degrees"),
    ("one<br>two<BR/>three", "one\ntwo\nthree"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("one<div>two</div>three", "one\n\ntwo\n\nthree"),
    ("<ul><li>a</li><li>b</li></ul>", "a\n\nb"),
    ("<h1>Sale</h1>today", "Sale\n\ntoday"),
    ("a  b\n c", "a b c"),
    ("  a", "a"),
    ("a<b> </b> b", "a b"),
    ("Q&A", "Q&A"),
    ("Q&amp;A &lt;b&gt; &eacute; &#39;&#x1F389; &nbsp;.", "Q&A <b> é '🎉 \u{A0}."),
    ("&amp;amp;", "&amp;"),
    ("&nosuch; &amp", "&nosuch; &amp"),
    ("a < b and <3", "a < b and <3"),
    ("<a href=\"https://acme.example/?a>b\">link</a>", "link"),
    ("<font color='#ff0000'>red</font><!-- a <b> comment -->", "red"),
    ("see <img src=\"x.png\"/> it", "see it"),
    ("<marquee>old</marquee>", "old"),
    ("unclosed <b", "unclosed <b"),
    ("", ""),
  ])
  func `markup becomes the text that Android would show`(markup: String, text: String) {
    #expect(HTMLText.plain(markup) == text)
  }

  @Test(arguments: [
    ("<b>{{firstName|there}}</b>, 30% off", "{{firstName|there}}, 30% off"),
    ("{{name|<i>you</i> &amp; me}}", "{{name|you & me}}"),
    ("<a href=\"{{link}}\">{{name}}</a>", "{{name}}"),
    ("\\{{ <b>x</b> }}", "\\{{ x }}"),
    ("&#123;&#123;name}}", "\\{{name}}"),
    ("{<b>{</b>name}} {{name}}", "\\{{name}} {{name}}"),
    ("{{a}}  {{b}}", "{{a}} {{b}}"),
  ])
  func `placeholders stay, and nothing else becomes one`(markup: String, source: String) throws {
    let template = try #require(TemplateReader.read(located(markup)).value)
    let plain = HTMLText.plain(template)
    #expect(plain.source == source)
    // What is rebuilt is what the reader would have read.
    #expect(TemplateReader.read(located(source)).value?.segments == plain.segments)
  }

  private func located(_ text: String) -> LocatedText {
    LocatedText(text, at: SourceRange(file: FileID(0), 0..<text.utf8.count), verbatimFrom: 0)
  }
}
