"""What `diff` prints: JSON by its schema, Markdown through a renderer that code hosts use, edits of the sample one by one."""

import json
import shutil

import cmarkgfm
import jsonschema
import pytest
from cmarkgfm.cmark import Options
from html.parser import HTMLParser

from project import CONFIGURATION, campaign, run, write
from repository import commit, repository
from trees import FORMATS, ROOT, strict

SCHEMA = jsonschema.Draft202012Validator(json.loads((FORMATS / "review.schema.json").read_text()))
OPPOSITE = {"added": "removed", "removed": "added", "before": "after", "after": "before", "base": "head", "head": "base"}


def review(*ends, root):
    value = strict(run("diff", *map(str, ends), "--format", "json", root=root, check=0).stdout)
    SCHEMA.validate(value)
    return value


def turned(entry):
    return {OPPOSITE.get(name, name): value for name, value in entry.items()}


def mirror(value):
    """A review as it must be with its ends exchanged; which of both ways breaks is not the same thing."""

    def changes(entries):
        made = []
        for entry in entries:
            noun, _, what = entry["kind"].rpartition("-")
            made.append({**turned(entry), "class": None, "kind": f"{noun}-{OPPOSITE.get(what, what)}"})
        return ordered(made)

    return {
        "campaigns": [{
            **entry, "path": None, "status": OPPOSITE.get(entry["status"], entry["status"]),
            "compiles": turned(entry["compiles"]), "changes": changes(entry["changes"]),
            "payloads": [turned(payload) for payload in entry["payloads"]]} for entry in value["campaigns"]],
        "resources": changes(value["resources"]), "settings": changes(value["settings"])}


def same(value):
    """A review in the shape of `mirror`, not turned."""
    return {
        "campaigns": [{**entry, "path": None, "changes": ordered({**c, "class": None} for c in entry["changes"])}
                      for entry in value["campaigns"]],
        "resources": ordered({**c, "class": None} for c in value["resources"]),
        "settings": ordered({**c, "class": None} for c in value["settings"])}


def ordered(entries):
    return sorted(entries, key=lambda entry: json.dumps(entry, sort_keys=True))


def told(value):
    """All that a review says, a line each: findings and payloads apart."""
    lines = []
    for owner, entries in [("settings", value["settings"]), ("resources", value["resources"])] + [
            (entry["name"], entry["changes"]) for entry in value["campaigns"]]:
        for entry in entries:
            if not entry["kind"].startswith("finding-"):
                words = [owner, entry["class"], entry["kind"]]
                words += [entry[name] for name in ("subject", "attribute", "locale", "platform", "variant") if name in entry]
                lines.append(" ".join(words))
    lines += [f"{entry['name']} {entry['status']}" for entry in value["campaigns"] if entry["status"] != "changed"]
    return lines


SALE = "campaigns/weekend-sale.yaml"
CHANNELS = "channels/android/ua_custom_notification_channels.xml"
BUTTONS = "channels/android/ua_custom_notification_buttons.xml"
CATEGORIES = "channels/ios/UACustomNotificationCategories.plist"

# Twenty commits: a file of the sample, what is replaced in it once (nothing: the whole file), and all that is told.
EDITS = [
    (SALE, "title: Weekend flash sale ⚡", "title: Weekend sale", ["weekend-sale visible field-changed content.title en"]),
    (SALE, "Bis Sonntag um Mitternacht\n", "Bis Sonntag\n", ["weekend-sale visible field-changed content.subtitle de"]),
    (SALE, "labels: [promo, sale]", "labels: [sale]", ["weekend-sale internal field-changed labels"]),
    (SALE, "description:", "# for the weekend\ndescription:", []),
    (SALE, "title: Weekend sale", "title: 'Weekend sale'", []),
    (SALE, "    summary: Ends on Sunday\n", "", ["weekend-sale visible field-removed content.summary en"]),
    (SALE, "{firstName|Hello}}", "{firstName|Hi}}", ["weekend-sale visible field-changed content.body en"]),
    (SALE, "{id: shop, title: Shop now}", "{id: shop, title: Shop}",
     ["weekend-sale visible field-changed content.actions.shop.title en"]),
    ("campaigns/loyalty-points.yaml", "owner:", "draft: true\nowner:", ["loyalty-points breaking field-changed draft"]),
    ("campaigns/loyalty-points.yaml", "draft: true\n", "", ["loyalty-points visible field-changed draft"]),
    ("carillon.yaml", "{maxLength: 40, sample: Ada}", "{maxLength: 50, sample: Ada}",
     ["settings visible setting-changed variables.firstName.maxLength"]),
    ("carillon.yaml", "rules: {airship-locale: off}", "rules: {airship-locale: off, may-truncate: off}",
     ["settings internal setting-changed rules.may-truncate"]),
    ("carillon.yaml", ", may-truncate: off}\n", "}\noutput: {style: wire}\n", [
        "settings internal setting-changed output.style", "settings internal setting-changed rules.may-truncate"]),
    (CHANNELS, 'vibration_pattern="0,120,80,120"', 'vibration_pattern="0,120"',
     ["resources breaking channel-changed com.acme.orders vibration_pattern"]),
    ("channels/android/values-de/push_strings.xml", ">Allgemein<", ">Alles<",
     ["resources visible channel-changed com.acme.general name.text de"]),
    ("channels/android/values-fr/push_strings.xml", None, None, [
        "resources visible group-changed shop_later actions.shop.label.text fr"]),
    (CATEGORIES, "<string>Track parcel</string>", "<string>Where is it?</string>",
     ["resources visible category-changed track_help actions.track.label"]),
    ("campaigns/new.yaml", None, {"content": {"_default": "en", "en": {"title": "New", "body": "B", "url": "acme://n"},
                                              "de": {"title": "Neu", "body": "B", "url": "acme://n"}}}, ["new added"]),
    ("campaigns/new.yaml", None, None, ["new removed"]),
    ("campaigns/orders/shipped.yaml", "fr:", "fr-CA:",
     ["orders-shipped breaking locale-removed fr", "orders-shipped visible locale-added fr-CA"]),
]


def test_twenty_commits_of_the_sample(tmp_path):
    folder = repository(tmp_path / "sample")
    for name in ("carillon.yaml", "campaigns", "channels"):
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, folder / name)
    first = before = commit(folder)
    assert len(EDITS) == 20
    for path, old, new, expected in EDITS:
        file = folder / path
        if old is None and new is None and file.name == "push_strings.xml":
            text = file.read_text(encoding="utf-8")
            start = text.index('"push_action_shop">') + len('"push_action_shop">')
            file.write_text(text[:start] + "X " + text[start:], encoding="utf-8")
        elif old is None and new is None:
            file.unlink()
        elif old is None:
            write(folder, {path: new})
        else:
            text = file.read_text(encoding="utf-8")
            assert old in text, (path, old)
            file.write_text(text.replace(old, new, 1), encoding="utf-8")
        after = commit(folder)
        value = review(before, after, root=folder)
        assert sorted(told(value)) == sorted(expected), (path, new)
        assert mirror(review(after, before, root=folder)) == same(value), (path, new)
        quiet = run("diff", before, after, "--exit-code", root=folder)
        assert quiet.returncode == (1 if expected else 0)
        same_ends = review(after, after, root=folder)
        assert (same_ends["campaigns"], same_ends["settings"], same_ends["resources"]) == ([], [], [])
        before = after
    assert review(first, root=folder)["counts"]["changed"] > 0


# Whatever Markdown, HTML, a code host or a terminal would act on.
HOSTILE = [
    "<script>alert(1)</script>", "</details></summary><h1>x</h1>", "<img src=x onerror=alert(1)>", "[x](https://evil.example)",
    "![x](https://evil.example/a.png)", "https://evil.example/autolink", "www.evil.example", "a@evil.example", "@everyone",
    "#123", "!123", "acme/shop#1", "deadbeefdeadbeefdeadbeefdeadbeefdeadbeef", "`` ` ```", "`x` **bold**", "a | b | c",
    "line\nbreak", "/close", "\n/close\n/merge", "- [x] done", "> quote", "# head", "&lt;b&gt;&#64;all", "\u202eevil\u202c",
    "\u2066x\u2069", "a\u200bb", "~~~\nx\n~~~", "```\nx\n```", "<!-- x", "--> <b>x</b>", "$$x$$", ":tada:", "\\`x\\`", " ", "`",
    "ends with \\", "<details open>", "[[wiki]]", "%{color}", "~~gone~~", "==mark==", "|" * 5, "\t tab", "::error::x", "##[error]x",
]


class Elements(HTMLParser):
    """The elements of a page with the code spans' text."""

    def __init__(self, html):
        super().__init__(convert_charrefs=True)
        self.names = []
        self.code = []
        self.text = ""
        self.depth = 0
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.names.append(tag)
        assert not attributes, (tag, attributes)
        if tag == "code":
            self.depth += 1
            self.code.append("")

    def handle_endtag(self, tag):
        self.depth -= tag == "code"

    def handle_data(self, data):
        if self.depth:
            self.code[-1] += data
        else:
            self.text += data


@pytest.mark.parametrize("hostile", HOSTILE)
def test_hostile_text_stays_text_in_a_comment(tmp_path, hostile):
    for end, text in (("old", "before"), ("new", hostile)):
        write(tmp_path / end, {
            "carillon.yaml": CONFIGURATION,
            "campaigns/c.yaml": campaign(
                id="c", description=text, owner=text, labels=[text],
                content={"_default": "en", "en": {"title": text, "body": "B", "url": "https://acme.example/x"}},
                data={"k": text, f"key {text}": "v"})})
    markdown = run("diff", str(tmp_path / "old"), str(tmp_path / "new"), "--format", "markdown", root=tmp_path, check=0
                   ).stdout.decode()
    assert markdown.startswith("<!-- carillon diff -->\n")
    # What a person types, and nothing that a host runs at the start of a line or in a log.
    assert all(not line.startswith(("/", "::")) and "##[" not in line for line in markdown.splitlines())
    assert not any(ord(c) < 32 and c != "\n" or 0x200B <= ord(c) <= 0x200F or 0x202A <= ord(c) <= 0x202E
                   or 0x2060 <= ord(c) <= 0x206F for c in markdown)
    html = cmarkgfm.github_flavored_markdown_to_html(markdown, options=Options.CMARK_OPT_UNSAFE)
    page = Elements(html)
    assert set(page.names) <= {"h3", "p", "ul", "li", "code", "strong", "details", "summary"}, page.names
    shown = "".join(f"<U+{ord(c):04X}>" if ord(c) < 32 or 0x200B <= ord(c) <= 0x206F else c for c in hostile)
    # What a runner takes for a command is broken.
    shown = shown.replace("::", ":<U+003A>").replace("##[", "#<U+0023>[")
    assert hostile.isspace() or any(code.strip() in (shown, shown.strip()) for code in page.code), page.code
    # Nothing of it stands outside of code.
    for word in ("evil", "@everyone", "#123", "/close", "deadbeef", "alert", "bold", "quote", "tada"):
        assert word not in page.text


def test_a_campaign_name_stays_text_in_a_summary(tmp_path):
    write(tmp_path / "new", {"carillon.yaml": CONFIGURATION})
    (tmp_path / "new/campaigns").mkdir()
    (tmp_path / "new/campaigns/<b>@all `x` [y](z) #1.yaml").write_text("[", encoding="utf-8")
    write(tmp_path / "old", {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": campaign(id="c")})
    markdown = run("diff", str(tmp_path / "old"), str(tmp_path / "new"), "--format", "markdown", root=tmp_path, check=0)
    page = Elements(cmarkgfm.github_flavored_markdown_to_html(
        markdown.stdout.decode(), options=Options.CMARK_OPT_UNSAFE))
    assert set(page.names) <= {"h3", "p", "ul", "li", "code", "strong", "details", "summary"}
    assert any("<b>@all `x` [y](z) #1" in code for code in page.code)


def test_a_comment_is_no_longer_than_hosts_take(tmp_path):
    for end, text in (("old", "before"), ("new", "after " + "x" * 150)):
        write(tmp_path / end, {"carillon.yaml": CONFIGURATION})
        write(tmp_path / end, {
            f"campaigns/c{n}.yaml": campaign(
                id=f"c{n}", content={"_default": "en", "en": {"title": text, "body": "B", "url": "https://acme.example/x"}})
            for n in range(300)})
    markdown = run("diff", str(tmp_path / "old"), str(tmp_path / "new"), "--format", "markdown", root=tmp_path, check=0
                   ).stdout.decode()
    assert len(markdown.encode()) <= 60_000
    assert "more campaigns not shown" in markdown
    assert Elements(cmarkgfm.github_flavored_markdown_to_html(
        markdown, options=Options.CMARK_OPT_UNSAFE)).names.count("details") > 50
