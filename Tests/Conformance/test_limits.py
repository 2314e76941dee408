"""What a limit allows passes; one more fails, with the error that names it."""

import json

import pytest

from measure import ALL_LIMITS, size
from project import CONFIGURATION, campaign, errors, run, write
from sender import map_strings


def build(tmp_path, made, configuration=None):
    write(tmp_path, {"carillon.yaml": configuration or CONFIGURATION, "campaigns/c.yaml": made})
    return errors(tmp_path)


def content(**fields):
    return {"_default": "en", "en": {"title": "T", "body": "B", "url": "https://acme.example/x", **fields}}


def url(length):
    return "https://acme.example/" + "x" * (length - len("https://acme.example/"))


FIELDS = [
    ("title-too-long", 200, lambda n: campaign(content=content(title="t" * n))),
    ("title-too-long", 200, lambda n: campaign(["webpush"], content=content(title="👩‍👩‍👧" * n))),
    ("body-too-long", 1000, lambda n: campaign(content=content(body="b" * n))),
    ("url-too-long", 2048, lambda n: campaign(["apns"], content=content(url=url(n)))),
    ("data-key-too-long", 64, lambda n: campaign(data={"k" * n: "v"})),
    ("data-value-too-long", 1024, lambda n: campaign(data={"k": "v" * n})),
    ("collapse-id-too-long", 64, lambda n: campaign(["apns"], delivery={"collapseId": "c" * n})),
    ("collapse-id-too-long", 64, lambda n: campaign(["apns"], delivery={"collapseId": "é" * (n // 2) + "x" * (n % 2)})),
    ("invalid-campaign-id", 64, lambda n: campaign(id="c" * n)),
]


@pytest.mark.parametrize("rule, limit, made", FIELDS, ids=[f"{i}-{rule}" for i, (rule, _, _) in enumerate(FIELDS)])
def test_field_at_its_limit(tmp_path, rule, limit, made):
    assert build(tmp_path, made(limit)) == []
    assert build(tmp_path, made(limit + 1)) == [rule]


@pytest.mark.parametrize("count, expected", [(3, 0), (4, 1)])
def test_actions_are_at_most_three(tmp_path, count, expected):
    actions = [{"id": f"a{i}", "title": "A"} for i in range(count)]
    assert len(build(tmp_path, campaign(["apns"], content=content(actions=actions)))) == expected


@pytest.mark.parametrize("length, expected", [(40, 0), (41, 1)])
def test_action_titles_have_at_most_forty_characters(tmp_path, length, expected):
    actions = [{"id": "a", "title": "A" * length}]
    assert len(build(tmp_path, campaign(["apns"], content=content(actions=actions)))) == expected


@pytest.mark.parametrize("value, expected", [(2147483647, 0), (2147483648, 1), (-2147483648, 0), (-2147483649, 1)])
def test_notification_ids_have_thirty_two_bits(tmp_path, value, expected):
    assert len(build(tmp_path, campaign(["fcm"], delivery={"notificationId": value}))) == expected


TTLS = [("adm", 60, "59s"), ("adm", 2678400, "2678401s"), ("fcm", 2419200, "2419201s"), ("webpush", 0, None)]


@pytest.mark.parametrize("target, good, bad", TTLS)
def test_time_to_live(tmp_path, target, good, bad):
    assert build(tmp_path, campaign([target], delivery={"ttl": f"{good}s" if good else "0"})) == []
    if bad:
        assert build(tmp_path, campaign([target], delivery={"ttl": bad})) == ["ttl-out-of-range"]


def data_of(target, body):
    """Where a campaign's own data stands in a payload."""
    if target.startswith("braze-"):
        return next(iter(body["messages"].values()))["extra"]
    if target.startswith("customer-insights-"):
        return body.get("message", body)["data"]
    return {"apns": body, "adm": body, "fcm": body.get("message"), "webpush": body.get("notification")}[target]["data"]


CHARACTERS = {"ascii": "x", "2 bytes": "é", "3 bytes": "漢", "4 bytes": "😀", "quotes": '"', "backslashes": "\\"}


@pytest.mark.parametrize("name", CHARACTERS)
# Airship's count several locales in one body: test_airship.py.
@pytest.mark.parametrize("target", [target for target in sorted(ALL_LIMITS) if not target.startswith("airship-")])
def test_payload_at_its_limit(tmp_path, target, name):
    def made(values):
        return campaign(data={f"k{i:03}": value for i, value in enumerate(values)})

    configuration = {**CONFIGURATION, "targets": [target]}
    write(tmp_path, {"carillon.yaml": configuration, "campaigns/c.yaml": made(["x"])})
    run("build", root=tmp_path, check=0)
    small = json.loads((tmp_path / f"build/campaigns/c/{target}/en.json").read_text())

    def counted(values):
        body = json.loads(json.dumps(small))
        data_of(target, body).update({f"k{i:03}": value for i, value in enumerate(values)})
        return size(target, without_tokens(body))

    def without_tokens(body):
        """What the product fills in for each message is counted as nothing."""
        return map_strings(body, lambda key, text: "" if key == "trackingId" else text)

    # Most of the limit in the character, the rest to the byte in ASCII.
    values = ["x"]
    while counted([*values, CHARACTERS[name] * 800]) < ALL_LIMITS[target] - 1100:
        values.append(CHARACTERS[name] * 800)
    while ALL_LIMITS[target] - counted([*values, ""]) > 1000:
        values.append("x" * 500)
    values.append("x" * (ALL_LIMITS[target] - counted([*values, ""])))
    assert counted(values) == ALL_LIMITS[target]

    assert build(tmp_path, made(values), configuration) == []
    run("build", root=tmp_path, check=0)
    full = json.loads((tmp_path / f"build/campaigns/c/{target}/en.json").read_text())
    assert size(target, without_tokens(full)) == ALL_LIMITS[target]
    assert build(tmp_path, made([values[0] + "x", *values[1:]]), configuration) == ["payload-too-large"]


def test_topic_limit_of_fcm_is_half(tmp_path):
    configuration = {**CONFIGURATION, "limits": {"fcm": {"topic": True}}}
    values = {f"k{i}": "x" * 1020 for i in range(2)}
    assert build(tmp_path, campaign(["fcm"], data={"k": "x" * 1000}), configuration) == []
    assert build(tmp_path, campaign(["fcm"], data=values), configuration) == ["payload-too-large"]


def test_a_reserve_lowers_the_limit(tmp_path):
    values = {f"k{i}": "x" * 900 for i in range(4)}
    assert build(tmp_path, campaign(["apns"], data=values)) == []
    configuration = {**CONFIGURATION, "limits": {"apns": {"reserve": 1000}}}
    assert build(tmp_path, campaign(["apns"], data=values), configuration) == ["payload-too-large"]
