"""Airship's own Python client builds the same push from what an artifact says, and passes every check of its source."""

import json

import pytest
import urbanairship as ua

from trees import ALL, SCHEMAS

PUSHES = [artifact for artifact in ALL if artifact.target.startswith("airship-")]
each_push = pytest.mark.parametrize("artifact", PUSHES, ids=[str(artifact) for artifact in PUSHES])

# What the API's documents have and the client has no parameter for.
UNKNOWN_TO_THE_CLIENT = {
    "push": {"message_type", "global_attributes", "orchestration"},
    "ios": {"template"},
    "android": {"template", "deliver_to"},
    "amazon": {"template"},
    "web": {"template", "buttons", "image"},
    "actions": {"add_custom_event"},
}


def test_there_is_something_to_check():
    assert {artifact.target for artifact in PUSHES} == {
        "airship-ios", "airship-android", "airship-amazon", "airship-web"}


@each_push
def test_the_client_builds_the_same_push(artifact):
    body = artifact.value
    assert "audience" not in body
    assert known(rebuilt(body).payload) == known({"audience": ua.all_, **body})


@each_push
def test_devices_and_overrides_agree(artifact):
    body = artifact.value
    (device,) = body["device_types"]
    assert artifact.target == f"airship-{device}"
    notifications = [body["notification"]] + [entry["notification"] for entry in body.get("localizations", [])]
    for notification in notifications:
        assert set(notification) - {"actions", "interactive"} == {device}
        names = set(notification.get("actions", {}).get("app_defined", {}))
        assert not names & set(notification[device].get("extra", {}))


@each_push
def test_a_device_of_the_default_locale_gets_the_default(artifact):
    entries = [(entry["language"], entry.get("country")) for entry in artifact.value.get("localizations", [])]
    assert len(entries) == len(set(entries))
    assert entries == sorted(entries, key=lambda entry: (entry[0], entry[1] or ""))


@each_push
def test_templates_are_asked_for_where_there_are_some(artifact):
    body = artifact.value
    assert bool(body.get("options", {}).get("personalization")) == ("attributes" in artifact.entry)
    assert artifact.entry["placeholders"] == []


def rebuilt(body):
    push = ua.Push(None)
    push.audience = ua.all_
    push.device_types = ua.device_types(*body["device_types"])
    push.notification = notification(body["notification"])
    if "options" in body:
        push.options = ua.options(**body["options"])
    if "campaigns" in body:
        push.campaigns = ua.campaigns(categories=body["campaigns"]["categories"])
    if "message" in body:
        push.message = ua.message(**body["message"])
    if "in_app" in body:
        push.in_app = ua.in_app(**body["in_app"])
    if "localizations" in body:
        push.localizations = [
            ua.localization(
                language=entry.get("language"), country=entry.get("country"),
                notification=notification(entry["notification"]))
            for entry in body["localizations"]
        ]
    return push


def notification(value):
    made = dict(value)
    for device, build in (("ios", ios), ("android", android), ("amazon", amazon), ("web", web)):
        if device in made:
            made[device] = build(without(made[device], device))
    if "actions" in made:
        made["actions"] = actions(made["actions"])
    if "interactive" in made:
        made["interactive"] = interactive(made["interactive"])
    return ua.notification(**made)


def ios(value):
    if "content-available" in value:
        assert value.pop("content-available") == 1
        value["content_available"] = True
    if "media_attachment" in value:
        value["media_attachment"] = ua.media_attachment(**value["media_attachment"])
    return ua.ios(**value)


def android(value):
    value = with_style(value)
    if "public_notification" in value:
        value["public_notification"] = ua.public_notification(**value["public_notification"])
    if "wearable" in value:
        value["wearable"] = ua.wearable(**value["wearable"])
    return ua.android(**value)


def amazon(value):
    return ua.amazon(**with_style(value))


def web(value):
    return ua.web(**value)


def with_style(value):
    if "style" in value:
        style = value["style"]
        content = style[{"inbox": "lines"}.get(style["type"], style["type"])]
        value["style"] = ua.style(style["type"], content, title=style.get("title"), summary=style.get("summary"))
    return value


def interactive(value):
    made = dict(value)
    if "button_actions" in made:
        made["button_actions"] = {button: actions(does) for button, does in made["button_actions"].items()}
    return ua.interactive(**made)


def actions(value):
    made = without(value, "actions")
    if "open" in made:
        made["open_"] = made.pop("open")
    return ua.actions(**made)


def without(value, kind):
    return {name: member for name, member in value.items() if name not in UNKNOWN_TO_THE_CLIENT[kind]}


def known(push):
    """The push as far as the client has a parameter for it; it never writes `delay_while_idle: false`."""

    def strip(value, kind=None):
        if isinstance(value, list):
            return [strip(member) for member in value]
        if not isinstance(value, dict):
            return value
        if kind in UNKNOWN_TO_THE_CLIENT:
            value = without(value, kind)
        if value.get("delay_while_idle") is False:
            value = {name: member for name, member in value.items() if name != "delay_while_idle"}
        if kind == "button_actions":
            return {name: strip(member, "actions") for name, member in value.items()}
        return {name: strip(member, name) for name, member in value.items()}

    return json.loads(json.dumps(strip(push, "push")))


SCHEMA = json.loads((SCHEMAS / "airship.schema.json").read_text())


def members(schema, path=()):
    """Every member that the schema of Airship's objects names, as the names that lead to it."""
    while "$ref" in schema:
        schema = SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]]
    for part in schema.get("anyOf", []):
        yield from members(part, path)
    if "items" in schema:
        yield from members(schema["items"], path)
    for name, member in schema.get("properties", {}).items():
        yield (*path, name)
        yield from members(member, (*path, name))


def present(value, path=()):
    if isinstance(value, dict):
        for name, member in value.items():
            yield (*path, name)
            yield from present(member, (*path, name))
    elif isinstance(value, list):
        for member in value:
            yield from present(member, path)


# Objects that campaigns write themselves, member by member as they like.
FREE = {("message",), ("in_app",), ("notification", "actions", "open")}


def test_every_member_of_the_objects_is_reached_by_some_campaign():
    reached = {path for artifact in PUSHES for path in present(artifact.value)}
    for path in members(SCHEMA):
        is_free = any(path[:len(free)] == free for free in FREE)
        # What a button does is what a tap does.
        is_button = "button_actions" in path or path[2:4] == ("buttons", "actions")
        if path[0] != "localizations" and not is_free and not is_button:
            assert path in reached, path
