"""The sender of docs/sending.md prints what `carillon render` and the manifests say."""

import json
import subprocess
import sys

import pytest

from project import run
from trees import ROOT, strict

TARGETS = ("apns", "fcm", "adm", "webpush")
NOW = 1796083200
VALUES = {"firstName": 'Zoë "Z" \\ {{x}}', "cartSize": "3"}


def send(tmp_path, campaign, subscribers, build=ROOT / "build", now=NOW):
    """What is printed for each device: the first line, then URL, headers and body, or why nothing was sent."""
    path = tmp_path / "subscribers.json"
    path.write_text(json.dumps(subscribers))
    result = subprocess.run(
        [sys.executable, str(ROOT / "docs/sender/print_requests.py"), str(build), campaign, str(path), str(now)],
        capture_output=True, timeout=60)
    assert result.returncode == 0, result.stderr.decode()
    requests = []
    lines = iter(result.stdout.decode().splitlines())
    for line in lines:
        if not line.startswith("# "):
            continue
        head = next(lines)
        if head.startswith("# not sent: "):
            requests.append((line[2:], None, None, head[12:]))
            continue
        headers = {}
        while header := next(lines):
            name, _, value = header.partition(": ")
            headers[name] = value
        requests.append((line[2:], head.removeprefix("POST "), headers, next(lines)))
    return requests


def subscriber(locale, *targets, identifier="u1", values=VALUES):
    return {
        "id": identifier, "locale": locale, "values": values,
        "devices": [{"target": target, "to": f"https://push.example/{target}"} for target in targets]}


def manifest(campaign):
    return strict((ROOT / f"build/campaigns/{campaign}/manifest.json").read_text())


CAMPAIGNS = sorted(
    path.parent.name for path in (ROOT / "build/campaigns").glob("*/manifest.json") if strict(path.read_text())["targets"])


@pytest.mark.parametrize("campaign", CAMPAIGNS)
def test_bodies_are_those_of_render_and_headers_those_of_the_manifest(tmp_path, campaign):
    told = manifest(campaign)
    known = {target["target"]: target for target in told["targets"]}
    locales = ["de-AT", "xx"] if "defaultLocale" in told else ["en"]
    for locale in locales:
        for (who, url, headers, body), name in zip(
                send(tmp_path, campaign, [subscriber(locale, *TARGETS)]), TARGETS, strict=True):
            assert who == f"u1: {name}"
            if name not in known:
                assert body == f"the campaign has no payload for {name}"
                continue
            assert known[name]["headers"].items() <= headers.items()
            sent = strict(body)
            if name == "fcm":
                assert sent["message"].pop("token") == "https://push.example/fcm"
            if "expiresAt" in told:
                left = told["expiresAt"] - NOW
                if name == "fcm":
                    assert sent["message"]["android"].pop("ttl") == f"{left}s"
                elif name == "adm":
                    assert sent.pop("expiresAfter") == left
                elif name == "webpush":
                    assert headers["TTL"] == str(left)
            sides = [side["id"] for side in told["variants"]]
            bodies = [strict(rendered(campaign, name, locale, side)) for side in sides or [None]]
            if name == "fcm":
                for other in bodies:
                    if "expiresAt" in told:
                        other["message"]["android"].pop("ttl", None)
            assert sent in bodies


def rendered(campaign, target, locale, side):
    values = [word for name, value in VALUES.items() for word in ("--var", f"{name}={value}")]
    options = ["--variant", side] if side else []
    return run("render", campaign, "--target", target, "--locale", locale, *options, *values, root=ROOT, check=0).stdout


def test_a_test_is_split_by_its_weights_and_everybody_stays_on_a_side(tmp_path):
    people = [subscriber("en", "apns", identifier=f"u{number}") for number in range(400)]
    first = [body for *_, body in send(tmp_path, "welcome-title-test", people)]
    counts = sorted(first.count(body) for body in set(first))
    assert len(counts) == 2 and 150 < counts[0] < 250
    assert first == [body for *_, body in send(tmp_path, "welcome-title-test", people)]


def test_nothing_is_sent_too_late_or_too_large(tmp_path):
    late = send(tmp_path, "christmas-last-order", [subscriber("en", *TARGETS)], now=1797872400)
    assert {reason for *_, reason in late} == {"the campaign has expired"}
    values = {"cartSize": "9" * 5000}
    large = send(tmp_path, "cart-reminder", [subscriber("en", "apns", values=values)])
    assert large[0][3].endswith("bytes are more than apns takes, 4096")
