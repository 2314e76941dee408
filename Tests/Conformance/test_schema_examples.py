"""The editor schemas held against every example of every rule, by check-jsonschema.

Where a schema can see a fault, it refuses what `check` refuses; what it accepts otherwise is listed here with the reason.
"""

import json
import subprocess
import sys

import pytest

from examples import examples
from project import run
from trees import ROOT

# Rules whose every example a schema refuses, but for those of ACCEPTED.
SEEN = {
    "conflicting-expiry", "data-key-too-long", "data-value-not-string", "data-value-null", "deprecated-locale",
    "empty-document", "empty-targets", "empty-text", "image-not-https", "invalid-action-id", "invalid-campaign-id",
    "invalid-color", "invalid-enum", "invalid-locale", "invalid-sound", "invalid-url", "invalid-variable-name",
    "invalid-variant-id", "line-break-in-title", "missing-key", "non-canonical-locale", "out-of-range",
    "path-outside-project", "relative-url", "silent-with-presentation", "too-many-artifacts",
    "ttl-looks-like-milliseconds", "unknown-key", "wrong-type",
}

PLACES = "a schema sees one file, not the project's configuration"
READERS = "the schema's own reader of YAML takes the unquoted text for a number"

ACCEPTED = {
    ("empty-targets", "A platform for which the project has no target"): PLACES,
    ("empty-targets", "A silent campaign for the web"): PLACES,
    ("empty-targets", "A badge for Android alone"): PLACES,
    ("invalid-campaign-id", "A file whose name gives none"): "a schema does not see the file's name",
    ("invalid-sound", "A capital letter"): "'Default' is a legal name of a file",
    ("invalid-url", "No host"): "a schema sees the form of a URL, not its parts",
    ("wrong-type", "A number with a leading zero, which some read as octal"): READERS,
}

# Of rules that are no matter of a schema: what it refuses all the same.
REFUSED = {
    ("ambiguous-scalar", "A code with leading zeros, a version, a date"): READERS,
}


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    """Whether check-jsonschema accepts each file of each example, by rule, title and path; unreadable YAML is left out."""
    folder = tmp_path_factory.mktemp("examples")
    made = {"campaign": {}, "config": {}}
    for number, (rule, found, title, files) in enumerate(examples()):
        if rule == "alias-recursion":
            # check-jsonschema follows the alias until Python gives up.
            continue
        for path, text in files.items():
            kind = "config" if path == "carillon.yaml" else "campaign"
            if kind == "campaign" and not (path.startswith("campaigns/") and path.endswith(".yaml")):
                continue
            file = folder / f"{number}-{len(made[kind])}.yaml"
            file.write_text(text, encoding="utf-8")
            made[kind][str(file)] = (rule, found, title, path)
    accepted = {}
    for kind, files in made.items():
        schema = folder / f"{kind}.schema.json"
        schema.write_bytes(run("schema", kind, root=ROOT, check=0).stdout)
        result = subprocess.run(
            [sys.executable, "-m", "check_jsonschema", "--output-format", "json", "--schemafile", str(schema), *files],
            capture_output=True, timeout=300)
        report = json.loads(result.stdout)
        refused = {error["filename"] for error in report["errors"]}
        unreadable = {error["filename"] for error in report["parse_errors"]}
        for file, example in files.items():
            if file not in unreadable:
                accepted[example] = file not in refused
    return accepted


def of_examples(verdicts):
    """Whether every file of an example is accepted."""
    whole = {}
    for (rule, found, title, _), accepted in verdicts.items():
        whole[rule, found, title] = whole.get((rule, found, title), True) and accepted
    return whole


def test_what_is_right_is_accepted(verdicts):
    refused = [(rule, title) for (rule, found, title), accepted in of_examples(verdicts).items()
               if not found and not accepted]
    assert refused == []


def test_what_a_schema_can_see_is_refused(verdicts):
    accepted = {(rule, title) for (rule, found, title), accepted in of_examples(verdicts).items()
                if found and accepted and rule in SEEN}
    assert accepted == set(ACCEPTED)


def test_nothing_else_is_refused(verdicts):
    refused = {(rule, title) for (rule, found, title), accepted in of_examples(verdicts).items()
               if found and not accepted and rule not in SEEN}
    assert refused == set(REFUSED)


def test_most_examples_were_looked_at(verdicts):
    assert len(verdicts) > 350


def test_the_files_of_docs_are_what_the_command_prints():
    for kind in ("campaign", "config"):
        assert (ROOT / f"docs/formats/{kind}.schema.json").read_bytes() == run(
            "schema", kind, root=ROOT, check=0).stdout


@pytest.mark.parametrize("kind", ["campaign", "config"])
def test_the_schemas_are_schemas(kind):
    result = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--check-metaschema", str(ROOT / f"docs/formats/{kind}.schema.json")],
        capture_output=True, timeout=60)
    assert result.returncode == 0, result.stdout
