"""Runs what the pages show: every command prints what the page says that it prints.

In a page, `<!-- file: PATH -->` before a fenced block writes that file, `<!-- shows: PATH -->` says that the block is that
file's content, and each block marked `console` is run line by line: a line that starts with `$ ` is a command, the lines
below it are what it prints, standard output first. `<!-- not run -->` before a block leaves it out; `<!-- sample -->` anywhere gives
the page a copy of the sample project instead of an empty folder. A page that runs the sender has its scripts there.

UPDATE_DOCS=1 writes what the tool prints into the pages.
"""

import os
import re
import shutil
import subprocess

import pytest

from project import binary
from trees import ROOT

PAGES = sorted(
    [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs/targets").glob("*.md"),
     *(ROOT / "docs/formats").glob("*.md")])
BLOCK = re.compile(r"(?:<!-- (?P<mark>[^>]*?) -->\n)?```(?P<kind>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def run(command, folder, bin_folder):
    environment = {
        **os.environ, "PATH": f"{bin_folder}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100",
        # For pages that commit something.
        "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "PYTHONDONTWRITEBYTECODE": "1",
        **{f"GIT_{who}_{what}": "ada@acme.example" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")},
        **{f"GIT_{who}_DATE": "2026-12-01T00:00:00Z" for who in ("AUTHOR", "COMMITTER")}}
    result = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)
    # As on a terminal, where a line that has no end gets one.
    return "".join(text if text.endswith("\n") else text + "\n" for text in (
        result.stdout.decode(), result.stderr.decode()) if text)


def play(text, folder, bin_folder):
    """The page with what the tool really prints."""

    def block(match):
        mark, kind, body = match["mark"] or "", match["kind"], match["text"]
        word, _, argument = mark.partition(": ")
        if word == "not run":
            return match[0]
        if word == "file":
            path = folder / argument
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, encoding="utf-8")
            return match[0]
        if word == "shows":
            body = (folder / argument).read_text(encoding="utf-8")
        elif kind == "console":
            commands = re.findall(r"^\$ (.*)$", body, re.MULTILINE)
            body = "".join(f"$ {command}\n{run(command, folder, bin_folder)}" for command in commands)
        prefix = f"<!-- {mark} -->\n" if mark else ""
        return f"{prefix}```{kind}\n{body}```"

    return BLOCK.sub(block, text)


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_page_shows_what_the_tool_prints(page, tmp_path):
    text = page.read_text(encoding="utf-8")
    folder, bin_folder = tmp_path / "project", tmp_path / "bin"
    bin_folder.mkdir()
    (bin_folder / "carillon").symlink_to(binary())
    if "<!-- sample -->" in text:
        folder.mkdir()
        for name in ("campaigns", "channels", "build"):
            shutil.copytree(ROOT / name, folder / name)
        shutil.copy(ROOT / "carillon.yaml", folder)
    else:
        folder.mkdir()
    if "print_requests.py " in text:
        for script in (ROOT / "docs/sender").glob("*.py"):
            shutil.copy(script, folder)
    played = play(text, folder, bin_folder)
    if os.environ.get("UPDATE_DOCS"):
        page.write_text(played, encoding="utf-8")
    else:
        assert played == text


LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")
EVERY_PAGE = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "Benchmarks").glob("*.md")])


@pytest.mark.parametrize("page", EVERY_PAGE, ids=[str(page.relative_to(ROOT)) for page in EVERY_PAGE])
def test_links_lead_somewhere(page):
    missing = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if not (page.parent / link).exists()]
    assert missing == []
