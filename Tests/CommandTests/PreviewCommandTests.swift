import TestSupport
import Testing

@Suite struct PreviewCommandTests {
  @Test
  func `a page for each campaign and an index are written, and their paths printed`() throws {
    let folder = try smallProject()
    let call = carillon("preview", "--output", folder("pages"), in: folder)
    #expect(call.status == 0 && call.errors.isEmpty)
    #expect(
      call.output.split(separator: "\n").map(String.init)
        == ["index.html", "campaign-news-hello.html", "campaign-sale.html"].map { folder("pages/\($0)") })
    #expect(try folder.read("pages/campaign-sale.html").contains("Everything must go"))
    #expect(try folder.read("pages/campaign-news-hello.html").contains("Hello you, welcome"))
    #expect(try folder.read("pages/index.html").contains("href=\"campaign-sale.html\""))
  }

  @Test
  func `without --output the pages lie below .carillon, and the same ones are not written again`() throws {
    let folder = try smallProject()
    #expect(carillon("preview", "--quiet", in: folder).output.isEmpty)
    let before = try folder.identity(".carillon/preview/campaign-sale.html")
    #expect(carillon("preview", "--quiet", in: folder).status == 0)
    #expect(try folder.identity(".carillon/preview/campaign-sale.html") == before)
  }

  @Test
  func `one campaign has one page and no index`() throws {
    let folder = try smallProject()
    #expect(carillon("preview", "campaigns/sale.yaml", "--output", folder("p"), in: folder).status == 0)
    #expect(folder.exists("p/campaign-sale.html") && !folder.exists("p/index.html"))
  }

  @Test
  func `a campaign with an error has a page that says so, and the status is 1`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", saleText + "lables: [x]\n")
    let call = carillon("preview", "--output", folder("p"), in: folder)
    #expect(call.status == 1 && call.errors.contains("error[unknown-key]"))
    #expect(try folder.read("p/campaign-sale.html").contains("key &#39;lables&#39; is unknown"))
  }

  @Test
  func `a page of a file that is no campaign is named by its path`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/a b/<x>.yaml", "[")
    let call = carillon("preview", "--output", folder("p"), in: folder)
    #expect(call.status == 1)
    #expect(folder.exists("p/campaign-campaigns-a-b--x-.yaml.html"))
  }

  @Test
  func `pages of campaigns that are gone are removed, other files stay`() throws {
    let folder = try smallProject()
    try folder.write("p/notes.html", "<!DOCTYPE html><p>mine</p>")
    try folder.write("p/campaign-mine.html", "<!DOCTYPE html><p>mine too</p>")
    #expect(carillon("preview", "--quiet", "--output", folder("p"), in: folder).status == 0)
    try folder.remove("campaigns/sale.yaml")
    // One campaign's page says nothing of the others.
    #expect(
      carillon("preview", "campaigns/news/hello.yaml", "--quiet", "--output", folder("p"), in: folder).status == 0)
    #expect(folder.exists("p/campaign-sale.html"))
    #expect(carillon("preview", "--quiet", "--output", folder("p"), in: folder).status == 0)
    #expect(!folder.exists("p/campaign-sale.html") && folder.exists("p/campaign-news-hello.html"))
    #expect(folder.exists("p/notes.html") && folder.exists("p/campaign-mine.html"))
  }

  @Test
  func `a draft is drawn and not built`() throws {
    let folder = try smallProject()
    try folder.write("campaigns/sale.yaml", "draft: true\n" + saleText)
    #expect(carillon("preview", "--quiet", "--output", folder("p"), in: folder).status == 0)
    #expect(try folder.read("p/campaign-sale.html").contains("Everything must go"))
    #expect(try folder.read("p/campaign-sale.html").contains("Draft"))
  }
}
