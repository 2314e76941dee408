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
    if target.startswith("airship-"):
        parts = [body["notification"]] + [entry["notification"] for entry in body.get("localizations", [])]
        return max(sum(len(wire(member)) for member in part.values()) for part in parts)
    if target == "braze-android":
        push = body["messages"]["android_push"]
        return sum(len(wire(push[name])) for name in ("alert", "extra") if name in push)
    if target.startswith("braze-"):
        (push,) = body["messages"].values()
        return len(wire(push))
    if target == "customer-insights-android":
        return entries(body["message"].get("data", {}))
    return len(wire(body))


# Read in the platforms' documents, 2026-11.
LIMITS = {"apns": 4096, "fcm": 4096, "adm": 6144, "webpush": 3993}

# Of the vendors' objects, or what the platform behind takes.
VENDOR_LIMITS = {
    "airship-ios": 4096, "airship-android": 4096, "airship-amazon": 6144, "airship-web": 3993,
    "braze-ios": 1912, "braze-android": 4000, "braze-kindle": 6144, "braze-web": 3993,
    "customer-insights-ios": 4096, "customer-insights-android": 4096,
}
ALL_LIMITS = LIMITS | VENDOR_LIMITS
