"""Manifests have the shape of docs/formats, and everything that they say of artifacts is true."""

import hashlib
import json
from pathlib import Path

import jsonschema
import pytest
import rfc8785

from dialects import filled, vendor
from measure import ALL_LIMITS, size
from project import CONFIGURATION, campaign, run, write
from trees import ALL, FORMATS, ROOT, build_directories, campaigns, strict

DIRECTORIES = build_directories()
NAMES = [str(directory.relative_to(ROOT)) for directory in DIRECTORIES]
each_directory = pytest.mark.parametrize("directory", DIRECTORIES, ids=NAMES)
each_artifact = pytest.mark.parametrize("artifact", ALL, ids=[str(artifact) for artifact in ALL])


def problems(schema, value):
    validator = jsonschema.Draft202012Validator(json.loads((FORMATS / schema).read_text()))
    return [f"{e.json_path}: {e.message}" for e in validator.iter_errors(value)]


@each_directory
def test_root_manifest(directory):
    data = (directory / "manifest.json").read_bytes()
    root = strict(data)
    assert problems("root-manifest.schema.json", root) == []
    assert data == indented(root)
    ids = [campaign["id"] for campaign in root["campaigns"]]
    assert ids == sorted(ids, key=str.encode) and len(ids) == len(set(ids))
    assert root.get("drafts", []) == sorted(root.get("drafts", []))
    for campaign in root["campaigns"]:
        manifest = directory / "campaigns" / campaign["id"] / "manifest.json"
        if manifest.is_file():
            assert hashlib.sha256(manifest.read_bytes()).hexdigest() == campaign["manifestSha256"]
            count = sum(len(target["artifacts"]) for target in strict(manifest.read_text())["targets"])
            assert count == campaign["artifacts"]


@each_directory
def test_campaign_manifests(directory):
    for folder, manifest in campaigns(directory):
        assert problems("campaign-manifest.schema.json", manifest) == [], folder
        assert (folder / "manifest.json").read_bytes() == indented(manifest), folder
        targets = [target["target"] for target in manifest["targets"]]
        assert targets == sorted(targets)
        for target in manifest["targets"]:
            order = [(entry.get("variant", ""), entry["locale"]) for entry in target["artifacts"]]
            assert order == sorted(order) and len(order) == len(set(order))
        weights = [variant["weight"] for variant in manifest.get("variants", [])]
        assert not weights or sum(weights) == 100


@each_directory
def test_no_file_too_many_or_too_few(directory):
    listed = {directory / "manifest.json"}
    for folder, manifest in campaigns(directory):
        listed.add(folder / "manifest.json")
        if "sourcesSha256" in manifest:
            listed.add(folder / "sources.json")
    listed |= {artifact.path for artifact in ALL if artifact.path.is_relative_to(directory)}
    # Packed campaigns are read by no test here; a golden case notes its findings beside its tree.
    other = {*directory.rglob("*.ndjson"), directory / "findings.txt"}
    assert {path for path in directory.rglob("*") if path.is_file()} - other == listed


@each_directory
def test_resolution_is_exact_then_language_then_default(directory):
    for folder, manifest in campaigns(directory):
        for row in manifest.get("resolution", []):
            authored = {
                entry["locale"] for target in manifest["targets"] for entry in target["artifacts"]
            } | {manifest["defaultLocale"]} | localized(folder)
            if row["requested"] in authored:
                expected = (row["requested"], "exact")
            elif row["requested"].split("-")[0] in authored:
                expected = (row["requested"].split("-")[0], "language")
            else:
                expected = (manifest["defaultLocale"], "default")
            assert (row["locale"], row["by"]) == expected, (folder, row)


def localized(folder):
    """The locales that bodies for several of them have."""
    entries = [
        entry for path in folder.rglob("_localized.json") for entry in strict(path.read_text()).get("localizations", [])]
    return {"-".join(filter(None, [entry["language"], entry.get("country")])) for entry in entries}


@each_artifact
def test_bytes_are_what_a_second_sum_counts(artifact):
    assert size(artifact.target, filled(artifact, lambda name: None)) == artifact.entry["bytes"]
    assert artifact.entry["bytes"] <= artifact.limit <= ALL_LIMITS[artifact.target]


@each_artifact
def test_max_bytes_is_reached_by_the_longest_values_and_never_passed(artifact):
    names = {p["name"] for p in artifact.entry["placeholders"] if "name" in p} | set(artifact.entry.get("attributes", []))
    maximum = artifact.entry["maxBytes"]
    unbounded = [n for n in names if not {"maxLength", "maxBytes"} & set(artifact.variables.get(n, {}))]
    if unbounded:
        assert maximum is None
        return
    assert maximum is not None
    for character in ("😀", '"', "\\", "a", "é"):
        def longest(name):
            variable = artifact.variables[name]
            longest_bytes = variable.get("maxBytes", 1 << 30) // len(character.encode())
            return character * min(variable.get("maxLength", longest_bytes), longest_bytes)

        counted = size(artifact.target, filled(artifact, longest))
        assert counted <= maximum
        if character == "😀" and all("maxLength" in artifact.variables[name] for name in names):
            assert counted == maximum


# What an author wrote elsewhere than in a text: `ios.custom`, and a channel as the app's own file declares it.
AUTHORED = {"aps", "url", "image", "actions", "foreground", "data", "message", "notification", "web_push", "mutable"}


def may_hold_placeholders(pointer):
    steps = pointer.split("/")[1:]
    return steps[0] in AUTHORED and steps[-2:] != ["data", "channel"]


@each_artifact
def test_every_string_with_a_placeholder_is_listed(artifact):
    listed = {p["pointer"] for p in artifact.entry["placeholders"]}
    if vendor(artifact.target):
        assert not listed or vendor(artifact.target) == "customer-insights"
        return
    braces = {pointer for pointer, text in strings(artifact.value) if "{{" in text}
    assert listed <= braces
    assert {pointer for pointer in braces - listed if may_hold_placeholders(pointer)} == set()


def strings(value, pointer=""):
    if isinstance(value, str):
        yield pointer, value
    elif isinstance(value, dict):
        for name, member in value.items():
            yield from strings(member, f"{pointer}/{name.replace('~', '~0').replace('/', '~1')}")
    elif isinstance(value, list):
        for index, member in enumerate(value):
            yield from strings(member, f"{pointer}/{index}")


def indented(value):
    ordered = json.loads(rfc8785.dumps(value))
    return (json.dumps(ordered, ensure_ascii=False, indent=2) + "\n").encode()


def test_summaries_of_shards(tmp_path):
    paths = [f"campaigns/c{number}.yaml" for number in range(12)]
    write(tmp_path, {"carillon.yaml": CONFIGURATION, **{path: campaign(id=Path(path).stem) for path in paths}})
    found = []
    for number in (1, 2, 3):
        run("build", "--shard", f"{number}/3", root=tmp_path, check=0)
        data = (tmp_path / "build/summaries.ndjson").read_bytes()
        lines = data.splitlines(keepends=True)
        for line in lines:
            assert problems("summaries.schema.json", strict(line.decode())) == []
        head, last = strict(lines[0].decode()), strict(lines[-1].decode())
        assert (head["shard"], head["shards"], head["campaigns"]) == (number, 3, len(lines) - 2)
        assert head["manifestSha256"] == hashlib.sha256((tmp_path / "build/manifest.json").read_bytes()).hexdigest()
        assert last["sha256"] == hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        for line in lines[1:-1]:
            summary = strict(line.decode())
            source = (tmp_path / summary["path"]).read_bytes()
            assert summary["sourceSha256"] == hashlib.sha256(source).hexdigest()
            digest = hashlib.sha256(summary["path"].encode()).digest()
            assert int.from_bytes(digest[:8], "big") % 3 == number - 1
            found.append(summary["path"])
    assert sorted(found) == sorted(paths)
