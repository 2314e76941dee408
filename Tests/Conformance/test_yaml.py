"""What the tool reads of YAML, another reader (ruamel.yaml, YAML 1.2, no libyaml in it) reads too, and the same.

The tool is stricter: it refuses anchors that expand too far, tags, directives, several documents, control characters.
Nothing may be accepted here and refused there, and what both accept must be the same texts.
"""

import json
import random
from pathlib import Path

import pytest
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from project import run, write
from trees import ROOT

REPOSITORY = sorted([
    ROOT / "carillon.yaml", *(ROOT / "campaigns").rglob("*.yaml"),
    *(p for p in (ROOT / "Tests/GoldenTests/Cases").rglob("*.yaml") if "expected" not in p.parts)])


def other(text):
    """The value with every scalar as text, or None where the other reader refuses it."""
    reader = YAML(typ="safe", pure=True)
    # Texts, as the tool reads them: a field says what a scalar is.
    reader.Constructor.yaml_constructors = dict(reader.Constructor.yaml_constructors)
    for tag in ("int", "float", "bool", "null", "timestamp"):
        reader.Constructor.yaml_constructors[f"tag:yaml.org,2002:{tag}"] = lambda constructor, node: node.value
    try:
        return reader.load(text)
    except (YAMLError, ValueError, RecursionError, AttributeError, TypeError):
        return None


@pytest.mark.parametrize("path", REPOSITORY, ids=[str(path.relative_to(ROOT)) for path in REPOSITORY])
def test_files_of_the_repository_are_yaml_to_both(path, tmp_path):
    text = path.read_bytes()
    (tmp_path / "campaigns").mkdir()
    (tmp_path / "campaigns/a.yaml").write_bytes(text)
    result = run("check", "--format", "json", root=tmp_path)
    found = [d["id"] for d in json.loads(result.stdout)["diagnostics"]]
    refused = [name for name in found if name.startswith(("yaml-", "unsupported-encoding", "multiple-documents"))]
    if not refused:
        assert other(text.decode()) is not None or not text.strip() or "empty-document" in found


FRAGMENTS = [
    "a: b", "a: 'it''s'", 'a: "x\\ty \\u00e9"', "- a", "- [b, {c: d}]", "? a", ": b", "a:\n  b: c", "a: |\n  x\n   y",
    "a: >-\n  x\n\n  y", "a: |2\n    x", "&x a: *x", "a: &y {b: c}", "d: *y", "<<: *y", "# comment", "a: # comment",
    "a: b # c", "a : b", "'a': b", "{a: b}", "[a, b]", "[a, b", "{a", "a: [", "a: b: c", "a: - b", "-a", "--- ", "...",
    "\ta: b", "a:\tb", "a: !!str b", "%YAML 1.2", "a: @b", "a: `b", "a: %b", "a: 'x", 'a: "x', 'a: "\\q"', "a: *nope",
    "a: b\n c: d", " a: b", "a:\n- b\n- c", "a:\n  - b\n c: d", "é: ü", "😀: 1", "a: ''", "a:", "~: x", "a: {b: }", "a: ,b",
    "a: b,c", "a: {x: y,}", "a: [,]", "a: -", "a: ?", "a: :", "a: |", "a: >+\n\n", "a: x\\y", "a: #b", "a:#b",
]


def generated(number):
    chance = random.Random(number)
    lines = []
    for _ in range(chance.randint(1, 5)):
        fragment = chance.choice(FRAGMENTS)
        indentation = " " * chance.choice([0, 0, 0, 2, 4])
        lines += [indentation + line for line in fragment.split("\n")]
    return "\n".join(lines) + "\n"


# Where libyaml 0.2.5 accepts what YAML 1.2 does not; each is harmless, since the value is what a person would expect.
LENIENT = ("a:\tb", "a: {x: y,}", "a: [,]")


def test_nothing_is_accepted_here_and_refused_there(tmp_path):
    texts = {f"t{number:04}": generated(number) for number in range(3000)}
    write(tmp_path, {f"campaigns/{name}.yaml": text for name, text in texts.items()})
    result = run("check", "--format", "json", "--max-findings", "0", root=tmp_path)
    syntax = {}
    for diagnostic in json.loads(result.stdout)["diagnostics"]:
        syntax.setdefault(Path(diagnostic["path"]).stem, set()).add(diagnostic["id"])
    refusals = {
        "yaml-syntax", "yaml-tab", "yaml-tag", "yaml-directive", "multiple-documents", "alias-recursion", "empty-document",
        "duplicate-key", "invalid-merge", "complex-key", "nesting-limit", "unquoted-placeholder", "yaml-merge"}
    accepted = [name for name in texts if not syntax.get(name, set()) & refusals]
    disagreements = [
        texts[name] for name in accepted
        if other(texts[name]) is None and not any(word in texts[name] for word in LENIENT)]
    assert len(accepted) > 100
    assert disagreements == [], "\n=====\n".join(disagreements[:10])


def test_texts_are_the_same(tmp_path):
    """Texts in every style of scalar, read by both: the tool's come back out of a payload."""
    scalars = [
        "plain text", "'it''s'", '"tab\\tx \\u00e9 \\U0001F600 \\x41"', "'two\n      lines'", '"joined \\\n      line"',
        "plain\n      over lines", "|-\n      literal\n       text", ">-\n      folded\n      text\n\n      more",
        "|2-\n      kept", "'# no comment'", "a#b", "'x: y'", "12:30", "0x1F", "no", "~x", "'null'",
        ">-\n      folded\n        indented\n      back", '"\\_x"', "é 😀 ü"]
    texts = {}
    for number, scalar in enumerate(scalars):
        texts[f"s{number:02}"] = (
            f"content:\n  _default: en\n  en:\n    title: T\n    body: B\ndata:\n  text: {scalar}\n")
    write(tmp_path, {f"campaigns/{name}.yaml": text for name, text in texts.items()})
    run("build", root=tmp_path, check=0)
    for name, text in texts.items():
        payload = json.loads((tmp_path / f"build/campaigns/{name}/fcm/en.json").read_text())
        assert payload["message"]["data"]["text"] == other(text)["data"]["text"], text


def test_the_other_reader_tells_good_from_bad():
    assert other("a: {b: '1', c: [x, 2]}\n") == {"a": {"b": "1", "c": ["x", "2"]}}
    for bad in ("a: 'x\n", "a: [b\n", "a: b: c\n", "a: *nope\n", "\ta: b\n", "a: @b\n"):
        assert other(bad) is None, bad
