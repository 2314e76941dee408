"""What is authored comes out of the vendors' template languages as it was authored, whatever it looks like."""

import json
import random

import pytest

from dialects import braze, handlebars, vendor
from project import run, write

PARTS = ["{", "}", "{%", "%}", "{{{", "$", "${x}", "'", '"', "\\", "\\{{", "{{a}}", "{{a|", "}}", "|", "{% raw %}",
         "{%- if x -%}", "{{name|}}", "{{b|it's {%}}", "{!", "#", "x", " ", "é", "{{c|y z}}", "{{d|\\}}", "{{else}}", "<&>"]
FIXED = ["{{name|}}}", "{{name|{% raw %}}}", "{{name|it's}}", '{{name|say "x"}}', "{{name|a\\b}}", "{{{", "{% raw %}",
         "{{name|{{{}}", "\\{{name}} {{a|x}}", "{{name|{}}", "{{name|%}}} {% endraw %}", "{{name|'\"}}",
         "{{name|{{else}}}}", "{{if|x}}", "{{name|x}}{{/if}}", "{{! comment }}", "{{> partial}}", "{{name|}}{{a|}}}"]


def hostile(count):
    chance = random.Random(17)
    return FIXED + ["".join(chance.choice(PARTS) for _ in range(chance.randint(1, 7))) for _ in range(count)]


TEXTS = hostile(400)
CONFIGURATION = {
    "version": 1,
    "app": {"ios": {"bundleId": "com.acme.app"}},
    "rules": {"surrounding-space": "off", "missing-fallback": "off"},
}


def native(text):
    """What Carillon's own placeholders make of a text without values, as docs/formats/artifact.md says."""
    from sender import fill_text

    return fill_text(text, False, lambda name: None)


def build(root, target):
    """The bodies' title by number, of those texts that the target's rules let through."""
    app = {**CONFIGURATION["app"], "sdk": vendor(target)}
    write(root, {"carillon.yaml": {**CONFIGURATION, "app": app, "targets": [target]}} | {
        f"campaigns/{n:03}.yaml": {
            "id": f"t{n:03}", "content": {"_default": "en", "en": {"title": f"[{text}]", "body": "B"}}}
        for n, text in enumerate(TEXTS)})
    found = json.loads(run("check", "--format", "json", root=root).stdout)["diagnostics"]
    refused = {int(d["path"][len("campaigns/"):][:3]) for d in found if d["severity"] == "error"}
    for number in refused:
        (root / f"campaigns/{number:03}.yaml").unlink()
    run("build", root=root, check=0)
    return {n: build_title(root, target, n) for n in range(len(TEXTS)) if n not in refused}


def build_title(root, target, number):
    folder = root / f"build/campaigns/t{number:03}/{target}"
    return json.loads(next(folder.glob("*.json")).read_text())


def test_handlebars_of_airship(tmp_path):
    bodies = build(tmp_path, "airship-ios")
    personalised = 0
    for number, body in bodies.items():
        title = body["notification"]["ios"]["title"]
        if "options" in body:
            personalised += 1
            assert handlebars(title, {}) == native(f"[{TEXTS[number]}]"), (TEXTS[number], title)
        else:
            assert title == native(f"[{TEXTS[number]}]")
    assert len(bodies) > 100 and personalised > 50


def test_liquid_of_braze(tmp_path):
    bodies = build(tmp_path, "braze-ios")
    for number, body in bodies.items():
        title = body["messages"]["apple_push"]["alert"]["title"]
        assert braze(title, {}) == native(f"[{TEXTS[number]}]"), (TEXTS[number], title)
    assert len(bodies) > 150


@pytest.mark.parametrize("target, name", [("airship-ios", "airship"), ("customer-insights-ios", "customer-insights")])
def test_a_vendor_has_its_targets(target, name):
    assert vendor(target) == name and vendor("fcm") is None
