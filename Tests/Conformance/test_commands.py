"""The JSON that commands print has the shape of docs/formats."""

import json

import jsonschema
import pytest

from project import CONFIGURATION, campaign, run, write
from trees import FORMATS, ROOT, strict


def valid(schema, text):
    value = strict(text)
    jsonschema.Draft202012Validator(json.loads((FORMATS / f"{schema}.schema.json").read_text())).validate(value)
    return value


def test_check_of_the_sample_finds_nothing():
    result = run("check", "--format", "json", root=ROOT, check=0)
    assert valid("diagnostics", result.stdout)["diagnostics"] == []


FAULTS = {
    "unknown key": {"id": "c", "contents": {}},
    "wrong type": campaign(presentation={"channelId": [7]}),
    "title": campaign(content={"_default": "en", "en": {"title": "t" * 201, "body": "B"}}),
    "enum": campaign(presentation={"interruptionLevel": "critcal"}),
    "locale": campaign(content={"_default": "en", "en": {"title": "T", "body": "B"}, "iw": {"title": "T", "body": "B"}}),
    "hostile": campaign(**{"title\u001b[31m::error::": "x"}),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_findings(tmp_path, fault):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": FAULTS[fault]})
    source = (tmp_path / "campaigns/c.yaml").read_bytes()
    value = valid("diagnostics", run("check", "--format", "json", root=tmp_path, check=1).stdout)
    assert value["errors"] == sum(d["severity"] == "error" for d in value["diagnostics"]) > 0
    for diagnostic in value["diagnostics"]:
        start, end = diagnostic["start"], diagnostic["end"]
        assert 0 <= start["byte"] <= end["byte"] <= len(source)
        before = source[: start["byte"]].decode()
        assert start["line"] == before.count("\n") + 1
        assert start["column"] == len(before.rpartition("\n")[2]) + 1
    built = run("build", "--format", "json", root=tmp_path, check=1)
    assert valid("diagnostics", built.stdout) == value
    assert not (tmp_path / "build").exists()


def test_sizes():
    value = valid("sizes", run("sizes", "--format", "json", root=ROOT, check=0).stdout)
    listed = {(a["campaign"], a["target"], a.get("variant"), a.get("locale")): a for a in value["artifacts"]}
    for path in (ROOT / "build/campaigns").rglob("manifest.json"):
        manifest = strict(path.read_text())
        for target in manifest["targets"]:
            for entry in target["artifacts"]:
                locale = None if entry["locale"].startswith("_") else entry["locale"]
                row = listed.pop((manifest["id"], target["target"], entry.get("variant"), locale))
                assert (row["bytes"], row["maxBytes"], row["limit"]) == (
                    entry["bytes"], entry["maxBytes"], target["limit"])
    assert listed == {}


def test_locales():
    value = valid("locales", run("locales", "weekend-sale", "--format", "json", root=ROOT, check=0).stdout)
    manifest = strict((ROOT / "build/campaigns/weekend-sale/manifest.json").read_text())
    assert value["resolution"] == manifest["resolution"]


def test_rules_and_their_pages():
    value = valid("rules", run("rules", "--format", "json", root=ROOT, check=0).stdout)
    ids = [rule["id"] for rule in value["rules"]]
    assert ids == sorted(ids) and len(ids) == len(set(ids)) > 80
    for identifier in ids:
        assert identifier in run("explain", identifier, root=ROOT, check=0).stdout.decode()


def test_render():
    arguments = ["orders-shipped", "--target", "fcm", "--locale", "ar", "--var", 'firstName=Zoë "Z" \\ {{x}}']
    value = valid("render", run("render", *arguments, "--format", "json", root=ROOT, check=0).stdout)
    assert run("render", *arguments, root=ROOT, check=0).stdout.decode().rstrip("\n") == value["body"]
    assert 'Zoë "Z" \\ {{x}}' in strict(value["body"])["message"]["data"]["body"]


def test_the_catalog_of_the_sample():
    value = valid("catalog", run("catalog", "--format", "json", root=ROOT, check=0).stdout)
    own = {name: [entry["id"] for entry in value[name] if "path" in entry] for name in ("channels", "categories", "groups")}
    assert own["categories"] == own["groups"] and len(own["channels"]) >= 3
    for name in ("channels", "categories", "groups", "strings"):
        for entry in value[name]:
            if "path" in entry:
                line = (ROOT / entry["path"]).read_bytes().splitlines()[entry["start"]["line"] - 1]
                assert line and (ROOT / entry["path"]).read_bytes()[entry["start"]["byte"]:]
    assert all(entry["usedBy"] for entry in value["channels"] if "path" in entry)
    assert {sound["codec"] for sound in value["sounds"]} <= {"Linear PCM", "IMA4", "µLaw", "aLaw"}
