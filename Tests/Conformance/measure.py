"""What each platform's limit bounds, counted from a decoded body."""

import json


def wire(body):
    """Compact JSON, nothing escaped that need not be: what a sender posts."""
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def entries(data):
    """UTF-8 of the keys and values of a flat mapping."""
    return sum(len(key.encode()) + len(value.encode()) for key, value in data.items())


def size(target, body):
    if target == "fcm":
        message = body["message"]
        return entries(message.get("data", {})) + entries(message["android"].get("data", {}))
    return len(wire(body))


# Read in the platforms' documents, 2026-11.
LIMITS = {"apns": 4096, "fcm": 4096, "adm": 6144, "webpush": 3993}
