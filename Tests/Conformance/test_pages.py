"""Preview pages and the HTML review, opened in a real Chromium: nothing runs, nothing is fetched, everyone can use them."""

import re
import shutil
from importlib import resources
from pathlib import Path

import pytest

from browser import Browser
from project import CONFIGURATION, campaign, run, write
from trees import ROOT

AXE = (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
SCHEMES = ("light", "dark")


@pytest.fixture(scope="module")
def browser():
    with Browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def sample(tmp_path_factory):
    """The sample's preview pages, and a review of some edits of it."""
    folder = tmp_path_factory.mktemp("pages")
    run("preview", "--quiet", "--output", str(folder), root=ROOT, check=0)
    base = tmp_path_factory.mktemp("base")
    for name in ("carillon.yaml", "campaigns", "channels"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, base / name)
    (base / "campaigns/badge-reset.yaml").unlink()
    for name in ("orders/shipped.yaml", "loyalty-points.yaml"):
        path = base / "campaigns" / name
        text = path.read_text(encoding="utf-8")
        # Every title, in every script, is another one at the base.
        edited = re.sub(r"(?m)^(\s+title: *['\"]?)", r"\1Formerly: ", text)
        assert edited != text
        path.write_text(edited, encoding="utf-8")
    review = run("diff", str(base), str(ROOT), "--format", "html", root=ROOT, check=0)
    (folder / "review.html").write_bytes(review.stdout)
    return sorted(folder.glob("*.html"))


def violations(browser):
    browser.inject(AXE)
    found = browser.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations'],
             runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})).violations
             .map(v => `${v.id}: ${v.help}: ${v.nodes[0].html.slice(0, 200)} ${v.nodes[0].failureSummary}`)""")
    return found


def assert_quiet(browser, page):
    assert browser.complaints() == []
    assert browser.requests() == [page.as_uri()]


def test_the_check_sees_what_it_looks_for(browser, tmp_path):
    page = tmp_path / "planted.html"
    page.write_text(
        "<!doctype html><title>x</title><img src='http://planted.example/a.png'><script>console.log('planted')</script>")
    browser.open(page)
    assert any("planted" in complaint for complaint in browser.complaints())
    assert any("planted.example" in request for request in browser.requests())
    assert any("planted.example" in request for request in browser.listener.requests)
    browser.open(page, allows_scripts=True)
    assert {found.split(":")[0] for found in violations(browser)} >= {"html-has-lang", "image-alt"}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_sample_is_silent_and_asks_for_nothing(browser, sample, scheme):
    assert len(sample) > 12
    for page in sample:
        browser.open(page, scheme=scheme)
        assert_quiet(browser, page)
        facts = browser.evaluate(
            """() => ({scripts: document.scripts.length, frames: document.querySelectorAll('iframe, object, embed').length,
                 styled: getComputedStyle(document.body).marginTop, title: document.title,
                 wide: document.documentElement.scrollWidth - innerWidth})""")
        assert (facts["scripts"], facts["frames"], facts["styled"]) == (0, 0, "0px") and facts["title"]
        assert facts["wide"] <= 0
    named = set(re.findall(r"https?://([^/\"'\s<&]+)", " ".join(page.read_text(encoding="utf-8") for page in sample)))
    assert len(named) > 1
    assert [request for request in browser.listener.requests if any(host in request for host in named)] == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_no_violation(browser, sample, scheme):
    # The pages of many locales repeat what the others show: once is enough for them.
    pages = [page for page in sample if scheme == "light" or page.read_text(encoding="utf-8").count("<figure") < 60]
    assert len(pages) > 8
    for page in pages:
        browser.open(page, scheme=scheme, allows_scripts=True)
        assert violations(browser) == [], page.name


@pytest.mark.parametrize("width", [320, 390, 1920])
def test_nothing_is_cut_off_on_a_narrow_or_a_wide_screen(browser, sample, width):
    for page in sample:
        browser.open(page, width=width)
        assert browser.evaluate("() => document.documentElement.scrollWidth") <= width, page.name


def test_text_from_the_right_is_laid_out_so(browser, sample):
    page = next(page for page in sample if page.name == "campaign-orders-shipped.html")
    browser.open(page)
    rows = browser.evaluate(
        """() => [...document.querySelectorAll('.drawing .ios-row')].map(row => {
             const drawing = row.closest('.drawing'), title = row.querySelector('.ios-title');
             const range = document.createRange(); range.selectNodeContents(title);
             const text = range.getBoundingClientRect(), box = row.getBoundingClientRect();
             const icon = row.querySelector('.ios-icon').getBoundingClientRect();
             return {language: drawing.lang, direction: getComputedStyle(title).direction,
                     iconFirst: icon.left < text.left, fromRight: box.right - text.right < text.left - box.left}})""")
    assert {row["language"] for row in rows} >= {"ar", "he", "en", "ja"}
    for row in rows:
        from_right = row["language"] in ("ar", "he")
        assert row["direction"] == ("rtl" if from_right else "ltr")
        assert row["iconFirst"] != from_right
        assert not from_right or row["fromRight"]


HOSTILE = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "</style><script>alert(1)</script>", "</title><b>x",
    "<!-- x", "&lt;b&gt; &amp;", "' onmouseover='alert(1)", "<a href=\"javascript:alert(1)\">x</a>", "]]><x>",
]


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_text_is_text(browser, tmp_path, hostile):
    copy = {"title": hostile, "body": f"B {hostile}", "url": "https://acme.example/a"}
    for end, text in (("old", "before"), ("new", hostile)):
        write(tmp_path / end, {
            "carillon.yaml": CONFIGURATION,
            "campaigns/c.yaml": campaign(
                id="c", description=text, owner=text, labels=[text], content={"_default": "en", "en": {**copy, "title": text}})})
    run("preview", "--quiet", "--output", str(tmp_path / "pages"), root=tmp_path / "new")
    review = run("diff", str(tmp_path / "old"), str(tmp_path / "new"), "--format", "html", root=tmp_path, check=0)
    (tmp_path / "pages/review.html").write_bytes(review.stdout)
    for name, selector in (("campaign-c.html", ".ios-title"), ("index.html", ".ios-title"), ("review.html", ".change")):
        page = tmp_path / "pages" / name
        browser.open(page)
        assert_quiet(browser, page)
        shown = browser.evaluate("s => [...document.querySelectorAll(s)].map(e => e.textContent)", selector)
        assert any(hostile in text for text in shown), (name, shown)
        assert browser.evaluate(
            """() => [...document.querySelectorAll('*')].filter(e => ['SCRIPT', 'IMG', 'B', 'X', 'IFRAME'].includes(e.tagName)
                 || [...e.attributes].some(a => a.name.startsWith('on') || a.value.trim().startsWith('javascript:')))
                 .map(e => e.outerHTML)""") == []


def test_a_keyboard_reaches_everything_and_sees_where_it_is(browser, sample):
    page = next(page for page in sample if page.name == "campaign-cart-reminder.html")
    browser.open(page)
    reached = []
    for _ in range(60):
        browser.press("Tab", 9)
        focus = browser.evaluate(
            """() => { const e = document.activeElement, s = getComputedStyle(e.type === 'radio' ? e.nextElementSibling : e);
                 return {text: e.textContent.trim() || e.id, tag: e.tagName, outline: s.outlineStyle,
                         seen: e.tagName !== 'BODY' && s.outlineWidth !== '0px'} }""")
        if focus["tag"] == "BODY":
            break
        assert focus["seen"] and focus["outline"] != "none", focus
        reached.append((focus["tag"], focus["text"]))
    assert reached[0] == ("A", "Skip to content")
    expected = browser.evaluate(
        "() => document.querySelectorAll('a[href], summary, input:checked').length")
    assert len(reached) >= expected


def test_a_screen_reader_hears_surfaces_texts_and_sizes(browser, sample):
    page = next(page for page in sample if page.name == "campaign-cart-reminder.html")
    browser.open(page)
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    spoken = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if not node.get("ignored")]
    figures = [name for role, name in spoken if role == "figure"]
    assert figures and all(figures)
    headings = [name for role, name in spoken if role == "heading"]
    assert headings[0] == "cart-reminder" and any(heading.startswith("en also shown to") for heading in headings)
    images = [name for role, name in spoken if role in ("img", "image")]
    assert any("bytes" in name for name in images) and all(images)
    assert ("main", "") in spoken or any(role == "main" for role, _ in spoken)


def test_the_chosen_appearance_wins_over_the_system(browser, sample):
    page = next(page for page in sample if page.name == "index.html")
    background = "() => getComputedStyle(document.body).backgroundColor"
    seen = {}
    for scheme in SCHEMES:
        browser.open(page, scheme=scheme)
        seen[scheme] = browser.evaluate(background)
    assert seen["light"] != seen["dark"]
    browser.open(page, scheme="light")
    browser.evaluate("() => document.querySelector('#scheme-dark').click()")
    assert browser.evaluate(background) == seen["dark"]


def test_a_page_prints_without_its_controls(browser, sample):
    page = next(page for page in sample if page.name == "campaign-cart-reminder.html")
    browser.open(page, media="print")
    assert browser.evaluate("() => document.querySelector('.scheme').getBoundingClientRect().height") == 0
    assert len(browser.send("Page.printToPDF", printBackground=True)["data"]) > 10_000
