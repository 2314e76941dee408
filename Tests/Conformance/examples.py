"""The examples of the rules, as docs/rules shows them."""

import re

from trees import ROOT

EXAMPLE = re.compile(r"^## (?P<verdict>Found|Fine): (?P<title>[^\n]*)\n\n```yaml\n(?P<text>.*?)^```$", re.M | re.S)


def examples():
    """Each example: the rule's id, whether something is found, the title, and its files."""
    for page in sorted((ROOT / "docs/rules").glob("*.md")):
        for match in EXAMPLE.finditer(page.read_text(encoding="utf-8")):
            yield page.stem, match["verdict"] == "Found", match["title"], files(match["text"])


def files(text):
    """The text of each file by its path, without the lines that mark places."""
    name, found = "campaigns/example.yaml", {}
    for line in text.split("\n")[:-1]:
        if line.startswith("//- "):
            name = line[4:]
        elif not is_mark(line):
            found[name] = found.get(name, "") + line + "\n"
    return found


def is_mark(line):
    return set(line) <= set("# ^|<>") and bool(set(line) & set("^|"))
