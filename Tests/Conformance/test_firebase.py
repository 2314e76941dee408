"""Every FCM payload goes through Google's own SDK and comes out as it went in.

The payload is taken apart into `firebase_admin.messaging` objects, whose constructors and encoder refuse what the service
refuses (types, ranges, colours, durations), and encoded again. What the SDK has no field for is named below.
"""

import copy
import datetime
import json

import pytest
from firebase_admin import _messaging_encoder, messaging

from sender import fill
from trees import ALL

# In the service's discovery document (read 2026-11-30), and not in the SDK's AndroidConfig or AndroidNotification.
ABSENT = {
    "android": {"restricted_satellite_ok", "bandwidth_constrained_ok", "direct_boot_ok"},
    "notification": {"bypass_proxy_notification"},
}
FCM = [artifact for artifact in ALL if artifact.target == "fcm"]


def seconds(text):
    assert text.endswith("s")
    return datetime.timedelta(seconds=float(text[:-1]))


def milliseconds(text):
    return round(seconds(text).total_seconds() * 1000)


def light(value):
    color = value["color"]
    channels = [round(255 * color.get(name, 0)) for name in ("red", "green", "blue", "alpha")]
    return messaging.LightSettings(
        "#" + "".join(f"{channel:02x}" for channel in channels),
        milliseconds(value["light_on_duration"]), milliseconds(value["light_off_duration"]))


def android_notification(value):
    value = dict(value)
    changed = {
        "notification_priority": ("priority", lambda v: v.removeprefix("PRIORITY_").lower()),
        "event_time": ("event_timestamp", lambda v: datetime.datetime.fromisoformat(v.replace("Z", "+00:00"))),
        "vibrate_timings": ("vibrate_timings_millis", lambda v: [milliseconds(each) for each in v]),
        "light_settings": ("light_settings", light),
        "visibility": ("visibility", str.lower),
        "proxy": ("proxy", str.lower),
    }
    for name, (argument, convert) in changed.items():
        if name in value:
            value[argument] = convert(value.pop(name))
    return messaging.AndroidNotification(**value)


def android(value):
    value = dict(value)
    if "priority" in value:
        value["priority"] = value["priority"].lower()
    if "ttl" in value:
        value["ttl"] = seconds(value["ttl"])
    if "fcm_options" in value:
        value["fcm_options"] = messaging.AndroidFCMOptions(**value["fcm_options"])
    if "notification" in value:
        value["notification"] = android_notification(value["notification"])
    return messaging.AndroidConfig(**value)


def through_sdk(payload):
    message = dict(payload["message"])
    if "android" in message:
        message["android"] = android(message["android"])
    return json.loads(_messaging_encoder.MessageEncoder().encode(messaging.Message(topic="t", **message)))


def leave_out_absent(payload):
    """The payload without what the SDK has no field for."""
    message = payload["message"]
    for place, names in ((message.get("android", {}), ABSENT["android"]),
                         (message.get("android", {}).get("notification", {}), ABSENT["notification"])):
        for name in names & place.keys():
            del place[name]
    return payload


def alike(value):
    """Spellings that the service takes for the same: the case of enumerations, fractions of durations and times."""
    if isinstance(value, dict):
        return {name: spelled(name, alike(inner)) for name, inner in value.items()}
    if isinstance(value, list):
        return [alike(inner) for inner in value]
    return round(value, 2) if isinstance(value, float) else value


def spelled(name, value):
    if name in ("priority", "visibility", "proxy", "notification_priority"):
        return value.upper().removeprefix("PRIORITY_")
    if name in ("ttl", "light_on_duration", "light_off_duration"):
        return float(value[:-1])
    if name == "vibrate_timings":
        return [float(each[:-1]) for each in value]
    if name == "event_time":
        return datetime.datetime.fromisoformat(value.replace("Z", "+00:00")).timestamp()
    if name in ("red", "green", "blue", "alpha"):
        return round(float(value), 2)
    return value


def check(payload):
    wanted = leave_out_absent(copy.deepcopy(payload))
    got = through_sdk(wanted)
    assert got.pop("topic") == "t"
    assert alike(got) == alike(wanted["message"])


@pytest.mark.parametrize("artifact", FCM, ids=[str(artifact) for artifact in FCM])
def test_round_trip(artifact):
    check(artifact.value)
    check(fill(artifact.value, artifact.entry["placeholders"], lambda name: "Ada"))


def test_there_are_payloads_of_both_kinds():
    kinds = {"notification" in artifact.value["message"].get("android", {}) for artifact in FCM}
    assert kinds == {True, False} and len(FCM) > 50


@pytest.mark.parametrize("change", [
    {"ttl": "1.5.5s"}, {"priority": "URGENT"}, {"notification": {"color": "red"}}, {"notification": {"sound": 7}},
    {"notification": {"light_settings": {"color": {}, "light_on_duration": "-1s", "light_off_duration": "1s"}}},
    {"data": {"a": 1}}, {"nothing": "x"},
])
def test_the_sdk_refuses_a_wrong_one(change):
    with pytest.raises((ValueError, TypeError, KeyError)):
        check({"message": {"data": {"a": "b"}, "android": change}})
