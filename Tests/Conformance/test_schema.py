"""The editor schemas accept what `check` accepts, and refuse what they can see to be wrong."""

import json
import re

import jsonschema
import pytest
import yaml
from ruamel.yaml import YAML

from project import CONFIGURATION, ROOT, campaign, run, write


class Loader(yaml.SafeLoader):
    """YAML 1.2's core schema, as editors read it: no dates, no `yes`, no octal."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
):
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), first)


def load(path):
    text = (ROOT / path).read_text(encoding="utf-8-sig")
    try:
        return yaml.load(text, Loader)
    except yaml.parser.ParserError:
        # PyYAML ends a plain text in a flow mapping at a question mark, which YAML 1.2 does not.
        return YAML(typ="safe", pure=True).load(text)


@pytest.fixture(scope="session")
def schemas():
    made = {}
    for name in ("campaign", "config"):
        schema = json.loads(run("schema", name, root=ROOT, check=0).stdout)
        jsonschema.Draft7Validator.check_schema(schema)
        made[name] = jsonschema.Draft7Validator(schema)
    return made


def sources(pattern):
    return sorted(
        path.relative_to(ROOT).as_posix()
        for start in (ROOT / "campaigns", ROOT / "Tests/GoldenTests/Cases")
        for path in start.rglob("*.y*ml")
        if re.search(pattern, path.relative_to(ROOT).as_posix()) and "/expected/" not in path.as_posix())


@pytest.mark.parametrize("path", sources(r"(^|/)campaigns/"))
def test_campaigns_are_accepted(schemas, path):
    schemas["campaign"].validate(load(path))


@pytest.mark.parametrize("path", ["carillon.yaml", *sources(r"/carillon\.yaml$")])
def test_configurations_are_accepted(schemas, path):
    schemas["config"].validate(load(path))


COPY = {"title": "T", "body": "B"}

WRONG_CAMPAIGNS = {
    "unknown key": campaign(titel="x"),
    "unknown key in a block": campaign(presentation={"chanelId": "a"}),
    "unknown key in a locale": campaign(content={"_default": "en", "en": {**COPY, "text": "x"}}),
    "delivery in a variant": campaign(variants={"a": {"weight": 100, "delivery": {"ttl": "3d"}}}),
    "delivery in a variant's platform": campaign(variants={"a": {"weight": 100, "ios": {"ttl": "3d"}}}),
    "no weight": campaign(variants={"a": {}}),
    "no content's default": campaign(content={"en": COPY}),
    "no body": campaign(content={"_default": "en", "en": {"title": "T"}}),
    "empty title": campaign(content={"_default": "en", "en": {"title": "", "body": "B"}}),
    "two lines of title": campaign(content={"_default": "en", "en": {"title": "a\nb", "body": "B"}}),
    "null": campaign(presentation={"threadId": None}),
    "a quoted number": campaign(presentation={"badge": "7"}),
    "a quoted flag": campaign(ios={"mutableContent": "true"}),
    "a number in data": campaign(data={"a": 1}),
    "a mapping in data": campaign(data={"a": {"b": "c"}}),
    "an enumeration": campaign(presentation={"interruptionLevel": "time-senstive"}),
    "a target as platform": campaign(platforms=["fcm"]),
    "a colour": campaign(presentation={"color": "#f60"}),
    "a score": campaign(presentation={"relevanceScore": 1.5}),
    "an http image": campaign(content={"_default": "en", "en": {**COPY, "image": "http://a.example/x.png"}}),
    "a relative link": campaign(content={"_default": "en", "en": {**COPY, "url": "/sale"}}),
    "milliseconds": campaign(delivery={"ttl": 1712400000000}),
    "a duration without unit": campaign(delivery={"ttl": 3600}),
    "both expiries": campaign(delivery={"ttl": "3d", "expiresAt": "2026-12-24T18:00:00Z"}),
    "an instant without offset": campaign(delivery={"expiresAt": "2026-12-24T18:00:00"}),
    "quiet hours": campaign(delivery={"quietHours": {"from": "25:00", "to": "07:00"}}),
    "a locale": campaign(content={"_default": "en", "en": COPY, "en_GB": COPY}),
    "a replaced locale": campaign(content={"_default": "en", "en": COPY, "iw": COPY}),
    "an id": {**campaign(), "id": "../x"},
    "an action id": campaign(content={"_default": "en", "en": {**COPY, "actions": [{"id": "A b", "title": "A"}]}}),
    "four actions": campaign(
        content={"_default": "en", "en": {**COPY, "actions": [{"id": f"a{n}", "title": "A"} for n in range(4)]}}),
    "silent with content": campaign(silent=True),
    "seventeen variants": campaign(variants={f"v{n}": {"weight": 5} for n in range(17)}),
    "a sound without name": campaign(presentation={"sound": {"critical": True}}),
}


@pytest.mark.parametrize("fault", WRONG_CAMPAIGNS)
def test_a_wrong_campaign_is_refused_by_both(schemas, tmp_path, fault):
    assert not schemas["campaign"].is_valid(WRONG_CAMPAIGNS[fault])
    write(tmp_path, {"carillon.yaml": CONFIGURATION, "campaigns/c.yaml": WRONG_CAMPAIGNS[fault]})
    run("check", root=tmp_path, check=1)


WRONG_CONFIGURATIONS = {
    "unknown key": {"target": ["apns"]},
    "version": {"version": 2},
    "a path outside": {"campaigns": "../x"},
    "an absolute path": {"output": {"directory": "/tmp/x"}},
    "a target": {"targets": ["apn"]},
    "a locale": {"locales": {"served": ["en_GB"]}},
    "an entitlement": {"app": {"ios": {"entitlements": ["timesensitive"]}}},
    "a scheme": {"app": {"urlSchemes": ["acme://"]}},
    "a reserve": {"limits": {"apns": {"reserve": -1}}},
    "topics of apns": {"limits": {"apns": {"topic": True}}},
    "a severity": {"rules": {"may-truncate": "fatal"}},
    "a default": {"defaults": {"presentation": {"badge": "7"}}},
}


@pytest.mark.parametrize("fault", WRONG_CONFIGURATIONS)
def test_a_wrong_configuration_is_refused_by_both(schemas, tmp_path, fault):
    assert not schemas["config"].is_valid(WRONG_CONFIGURATIONS[fault])
    write(tmp_path, {"carillon.yaml": {**CONFIGURATION, **WRONG_CONFIGURATIONS[fault]}, "campaigns/c.yaml": campaign()})
    run("check", root=tmp_path, check=1)


def test_every_key_is_explained(schemas):
    def keys(schema, path):
        for name, value in schema.get("properties", {}).items():
            # The members of a group are explained one by one.
            assert value.get("description") or value.get("properties"), f"{path}/{name}"
            yield from keys(value, f"{path}/{name}")
            yield f"{path}/{name}"

    for validator in schemas.values():
        assert len(list(keys(validator.schema, ""))) > 50


def test_null_is_refused_everywhere(schemas):
    blocks = ("presentation", "delivery", "ios", "android", "fireos", "web", "airship", "braze")
    properties = schemas["campaign"].schema["properties"]
    for block in blocks:
        for key in properties[block]["properties"]:
            assert not schemas["campaign"].is_valid(campaign(**{block: {key: None}})), f"{block}.{key}"
