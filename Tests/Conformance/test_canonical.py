"""Canonical bytes are those of two other implementations of RFC 8785: the package rfc8785, and node where there is one."""

import json
import shutil
import subprocess

import pytest
import rfc8785

from project import run, write
from trees import ALL, ROOT, build_directories, strict
from project import CONFIGURATION, campaign

# JSON.stringify with sorted keys is RFC 8785 (its section 3.2 defines it so); the bytes come in and go out as hexadecimal.
NODE = """
const sorted = v => Array.isArray(v) ? v.map(sorted) : v && typeof v === 'object'
  ? Object.fromEntries(Object.keys(v).sort().map(k => [k, sorted(v[k])])) : v;
const print = v => Array.isArray(v) ? '[' + v.map(print).join(',') + ']' : v && typeof v === 'object'
  ? '{' + Object.keys(v).sort().map(k => JSON.stringify(k) + ':' + print(v[k])).join(',') + '}' : JSON.stringify(v);
for (const line of require('fs').readFileSync(0, 'utf8').split('\\n').filter(l => l))
  console.log(Buffer.from(print(JSON.parse(Buffer.from(line, 'hex').toString('utf8'))), 'utf8').toString('hex'));
"""


@pytest.fixture(scope="module")
def wires(tmp_path_factory):
    """The bytes to send of the sample, and of a campaign with hard strings, as a packed build holds them: a line each."""
    folder = tmp_path_factory.mktemp("canonical")
    hard = {f"k{number}": text for number, text in enumerate(
        ["\u20ac", "\r\n\t\b\f", "\u0080", "\ufb33", "\U0001f600", "\"\\/", "\u2028\u2029", "\x7f", "é", "e\u0301", "<&>"])
        if not any(ord(c) < 32 and c not in "\n\t" or 0x7F <= ord(c) < 0xA0 or c in "\u2028\u2029" for c in text)}
    write(folder, {
        "carillon.yaml": CONFIGURATION | {"output": {"layout": "packed"}},
        "campaigns/c.yaml": campaign(data=hard, ios={"custom": {
            "\u20ac": 1, "\ufb33": 2, "\U0001f600": 3, "1": 4, "A": 5, "a": 6, "\u00e9": [1, {"z": True, "b": "x"}]}})})
    run("build", root=folder, check=0)
    lines = (folder / "build/campaigns/c.ndjson").read_bytes().splitlines()
    assert len(lines) > 4
    for artifact in ALL:
        # The tree holds the indented form; what is sent is its canonical one, whose digest the manifest gives.
        lines.append(rfc8785.dumps(artifact.value))
    return lines


def test_rfc8785_writes_the_same(wires):
    for line in wires:
        assert rfc8785.dumps(strict(line.decode())) == line


def test_node_writes_the_same(wires):
    node = shutil.which("node") or shutil.which("nodejs")
    if node is None:
        # Not there on every machine: the package above is the one that must agree.
        return
    given = "\n".join(line.hex() for line in wires)
    result = subprocess.run([node, "-e", NODE], input=given, capture_output=True, text=True, check=True)
    assert result.stdout.split() == [line.hex() for line in wires]


def test_every_manifest_is_its_canonical_value_indented():
    for directory in build_directories():
        for path in directory.rglob("manifest.json"):
            text = path.read_text(encoding="utf-8")
            value = strict(text)
            assert json.dumps(json.loads(rfc8785.dumps(value)), indent=2, ensure_ascii=False) + "\n" == text, path


def test_the_sample_has_artifacts():
    assert len([a for a in ALL if a.path.is_relative_to(ROOT / "build")]) > 200
