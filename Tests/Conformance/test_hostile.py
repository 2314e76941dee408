"""Wrong input of every kind: a message, exit 1 or 2, within a second, and the build directory is as it was."""

import hashlib
import os
import subprocess
import time

import pytest

from project import CONFIGURATION, binary, campaign, run, write


def text(content):
    return lambda path: path.write_text(content, encoding="utf-8")


def data(content):
    return lambda path: path.write_bytes(content)


def huge(path):
    with open(path, "wb") as file:
        file.truncate(100 * 1024 * 1024)


def link(target):
    return lambda path: path.symlink_to(target)


BOMB = "a0: &a0 [x, x]\n" + "".join(f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]\n" for i in range(1, 30))
INPUTS = {
    "empty file": text(""),
    "only a comment": text("# nothing\n"),
    "directory": lambda path: path.mkdir(),
    "binary": data(bytes(range(256)) * 64),
    "100 MB of NUL": huge,
    "2 MB of text": text("description: " + "x" * 2_000_000),
    "alias bomb": text(BOMB),
    "alias to itself": text("a: &a [*a]\n"),
    "undefined alias": text("id: *nope\n"),
    "10,000 deep flow": text("a: " + "[" * 10_000),
    "10,000 deep mapping": text("{a: " * 10_000),
    "1,000 deep block": text("".join(" " * i + "a:\n" for i in range(1_000))),
    "NUL": data(b"id: a\x00b\n"),
    "invalid UTF-8": data(b"id: caf\xe9\n"),
    "UTF-16": data("id: c\n".encode("utf-16")),
    "lone surrogate": data(b"id: \"\xed\xa0\x80\"\n"),
    "escape sequence": data(b"id: \"\x1b[31m\"\n"),
    "FIFO": lambda path: os.mkfifo(path),
    "dangling link": link("nowhere"),
    "link to itself": link("bad.yaml"),
    "link outside": link("/etc/hostname"),
    "list": text("- a\n"),
    "scalar": text("hello\n"),
    "two documents": text("id: a\n---\nid: b\n"),
    "tag": text("id: !!python/object:os.system x\n"),
    "tab": text("content:\n\ten: x\n"),
    "duplicate key": text("id: a\nid: b\n"),
}


def tree_hash(root):
    found = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        found.update(str(path.relative_to(root)).encode() + b"\0")
        if path.is_file():
            found.update(path.read_bytes())
    return found.hexdigest()


@pytest.fixture
def project(tmp_path):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/good.yaml": campaign(id="good")})
    run("build", root=tmp_path, check=0)
    return tmp_path


@pytest.mark.parametrize("kind", INPUTS)
def test_bad_campaign(project, kind):
    before = tree_hash(project / "build")
    INPUTS[kind](project / "campaigns/bad.yaml")
    start = time.monotonic()
    result = run("build", root=project)
    assert time.monotonic() - start < 1
    assert result.returncode in (1, 2)
    message = result.stderr.decode()
    assert "bad.yaml" in message
    # Nothing from the source acts on a terminal.
    assert not any(ord(character) < 32 and character not in "\n\t" for character in message)
    assert tree_hash(project / "build") == before


@pytest.mark.parametrize("kind", [kind for kind in INPUTS if kind not in ("empty file", "only a comment")])
def test_bad_configuration(project, kind):
    before = tree_hash(project / "build")
    (project / "carillon.yaml").unlink()
    INPUTS[kind](project / "carillon.yaml")
    start = time.monotonic()
    result = run("build", root=project)
    assert time.monotonic() - start < 1
    assert result.returncode in (1, 2)
    assert result.stderr
    assert tree_hash(project / "build") == before


def test_unreadable_file(project):
    bad = project / "campaigns/bad.yaml"
    bad.write_text("id: a\n")
    bad.chmod(0)
    before = tree_hash(project / "build")
    # To root everything is readable that it has not given up.
    bounded = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    result = subprocess.run([*bounded, str(binary()), "build"], cwd=project, capture_output=True, timeout=60)
    assert result.returncode == 2 and b"bad.yaml" in result.stderr, result
    assert tree_hash(project / "build") == before
