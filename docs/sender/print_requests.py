#!/usr/bin/env python3
"""A sender that sends nothing: prints each request that it would make (docs/sending.md).

usage: print_requests.py BUILD CAMPAIGN SUBSCRIBERS.json [SECONDS]

BUILD is a directory that `carillon build` wrote, with the layout `tree`. SUBSCRIBERS.json is a list of subscribers:

    [{"id": "u1", "locale": "de-AT", "values": {"firstName": "Ada"},
      "devices": [{"target": "apns", "to": "a1b2c3"}]}]

SECONDS since 1970 stands for the clock. Standard library only; what is in angle brackets is a sender's own secret.
"""

import hashlib
import json
import pathlib
import sys
import time

import reference_sender

# Where a platform takes messages, and what it wants besides the headers of the manifest.
PLATFORMS = {
    "apns": ("https://api.push.apple.com/3/device/{to}", {"authorization": "bearer <token of the app's key>"}),
    "fcm": (
        "https://fcm.googleapis.com/v1/projects/<project>/messages:send",
        {"authorization": "Bearer <access token>", "content-type": "application/json"},
    ),
    "adm": (
        "https://api.amazon.com/messaging/registrations/{to}/messages",
        {
            "authorization": "Bearer <access token>",
            "content-type": "application/json",
            "x-amzn-accept-type": "com.amazon.device.messaging.ADMSendResult@1.0",
            "x-amzn-type-version": "com.amazon.device.messaging.ADMMessage@1.0",
        },
    ),
    "webpush": ("{to}", {"authorization": "vapid t=<signed token>, k=<key>", "content-encoding": "aes128gcm"}),
}


FOUR_WEEKS = 28 * 86400  # the longest that FCM keeps a message


class NotSent(Exception):
    """Why a device gets nothing."""


def variant(campaign, subscriber):
    """The side of the campaign's test that a subscriber is on: the same one whenever it is asked for."""
    digest = hashlib.sha256(f"{campaign['id']}\n{subscriber['id']}".encode()).digest()
    ticket = int.from_bytes(digest[:8], "big") % 100
    for side in campaign["variants"]:
        ticket -= side["weight"]
        if ticket < 0:
            return side["id"]
    return None


def locale(campaign, wanted):
    """Whose text a subscriber gets: the locale's own, else its language's, else the default."""
    for row in campaign["resolution"]:
        if row["requested"] == wanted:
            return row["locale"]
    authored = {row["locale"] for row in campaign["resolution"]}
    language = wanted.split("-")[0]
    return language if language in authored else campaign["defaultLocale"]


def artifact(campaign, target, subscriber):
    """The entry of the manifest that a subscriber's device gets."""
    side = variant(campaign, subscriber)
    entries = [entry for entry in target["artifacts"] if entry.get("variant") == side]
    # A silent campaign, and one that only sets the badge, have no text and so no locale.
    names = {entry["locale"] for entry in entries}
    name = next(iter(names)) if names <= {"_silent", "_badge"} else locale(campaign, subscriber["locale"])
    return next(entry for entry in entries if entry["locale"] == name)


def path(folder, target, entry):
    parts = [target["target"], entry.get("variant"), entry["locale"] + ".json"]
    return folder.joinpath(*filter(None, parts))


def size(name, message):
    """What the platform's limit counts."""
    if name != "fcm":
        return len(reference_sender.write(message).encode())
    data = message["message"].get("data", {})
    return sum(len(key.encode()) + len(value.encode()) for key, value in data.items())


def expire(name, campaign, message, headers, now):
    """How long the platform tries: of a moment what is left, of a span on APNs its end."""
    if "expiresAt" not in campaign:
        if name == "apns" and campaign.get("ttlSeconds"):
            headers["apns-expiration"] = str(now + campaign["ttlSeconds"])
        return
    left = campaign["expiresAt"] - now
    if left <= 0:
        raise NotSent("the campaign has expired")
    if name == "fcm":
        message["message"].setdefault("android", {})["ttl"] = f"{min(left, FOUR_WEEKS)}s"
    elif name == "adm":
        message["expiresAfter"] = reference_sender.Number(min(max(left, 60), 31 * 86400))
    elif name == "webpush":
        headers["TTL"] = str(left)


def request(folder, campaign, subscriber, device, now):
    """URL, headers and body of what one device is sent."""
    name = device["target"]
    target = next((target for target in campaign["targets"] if target["target"] == name), None)
    if target is None or name not in PLATFORMS:
        raise NotSent(f"the campaign has no payload for {name}")
    entry = artifact(campaign, target, subscriber)
    text = path(folder, target, entry).read_text("utf-8")
    message = reference_sender.parse(
        reference_sender.body(text, entry["placeholders"], subscriber.get("values", {})))
    url, own = PLATFORMS[name]
    headers = {**target["headers"], **own}
    expire(name, campaign, message, headers, now)
    if (count := size(name, message)) > target["limit"]:
        raise NotSent(f"{count} bytes are more than {name} takes, {target['limit']}")
    if name == "fcm":
        message["message"]["token"] = device["to"]
    return url.format(to=device["to"]), headers, reference_sender.write(message)


def main(build, identifier, subscribers, now=None):
    folder = pathlib.Path(build, "campaigns", identifier)
    campaign = json.loads(folder.joinpath("manifest.json").read_bytes())
    now = time.time() if now is None else now
    for subscriber in json.loads(pathlib.Path(subscribers).read_bytes()):
        for device in subscriber["devices"]:
            print(f"# {subscriber['id']}: {device['target']}")
            try:
                url, headers, body = request(folder, campaign, subscriber, device, int(now))
            except NotSent as reason:
                print(f"# not sent: {reason}\n")
                continue
            print(f"POST {url}")
            for header in sorted(headers, key=str.lower):
                print(f"{header}: {headers[header]}")
            print(f"\n{body}\n")


if __name__ == "__main__":
    main(*sys.argv[1:4], *map(int, sys.argv[4:5]))
