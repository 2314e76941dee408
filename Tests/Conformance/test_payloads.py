"""Every artifact of the sample and of the golden cases is what its platform's documents describe."""

import base64
import hashlib
import json
import re

import jsonschema
import pytest
import rfc8785

from dialects import vendor
from measure import ALL_LIMITS
from trees import ALL, SCHEMAS, Artifact, build_directories


def described_by(name):
    """The targets that a schema is for: a platform's own, or all of a vendor's."""
    return [target for target in ALL_LIMITS if name in (target, vendor(target))]


VALIDATORS = {
    target: jsonschema.Draft202012Validator(json.loads(path.read_text()))
    for path in SCHEMAS.glob("*.schema.json")
    for target in described_by(path.name.split(".")[0])
}
IDS = [str(artifact) for artifact in ALL]


def test_there_is_something_to_check():
    assert len(ALL) > 100
    assert {artifact.target for artifact in ALL} == set(VALIDATORS)
    assert len(build_directories()) > 1


@pytest.mark.parametrize("artifact", ALL, ids=IDS)
def test_payload_matches_the_schema_of_its_platform(artifact):
    problems = [f"{e.json_path}: {e.message}" for e in VALIDATORS[artifact.target].iter_errors(artifact.value)]
    assert problems == []


@pytest.mark.parametrize("artifact", ALL, ids=IDS)
def test_file_is_the_canonical_bytes_or_their_indented_form(artifact):
    value, data = artifact.value, artifact.path.read_bytes()
    canonical = rfc8785.dumps(value)
    indented = (json.dumps(sort_utf16(value), ensure_ascii=False, indent=2) + "\n").encode()
    assert data in (canonical, indented)
    assert hashlib.sha256(canonical).hexdigest() == artifact.entry["sha256"]


def sort_utf16(value):
    if isinstance(value, dict):
        return {k: sort_utf16(value[k]) for k in sorted(value, key=lambda name: name.encode("utf-16-be"))}
    return [sort_utf16(member) for member in value] if isinstance(value, list) else value


def of(target):
    chosen = [artifact for artifact in ALL if artifact.target == target]
    return pytest.mark.parametrize("artifact", chosen, ids=[str(artifact) for artifact in chosen])


@of("apns")
def test_apns_headers_agree_with_the_payload(artifact):
    headers, aps = artifact.headers, artifact.value["aps"]
    assert set(headers) <= {"apns-push-type", "apns-priority", "apns-topic", "apns-collapse-id", "apns-expiration"}
    visible = {"alert", "badge", "sound"} & set(aps)
    if headers["apns-push-type"] == "background":
        assert not visible and "mutable-content" not in aps and aps["content-available"] == 1
        assert headers["apns-priority"] == "5"
    else:
        assert headers["apns-push-type"] == "alert" and visible
        assert headers["apns-priority"] in ("5", "10")
    assert len(headers.get("apns-collapse-id", "").encode()) <= 64
    assert re.fullmatch("0|[1-9][0-9]*", headers.get("apns-expiration", "0"))


@of("apns")
def test_apns_images_and_inline_actions_run_the_service_extension(artifact):
    value = artifact.value
    if "image" in value or ("actions" in value and "category" not in value["aps"]):
        assert value["aps"]["mutable-content"] == 1


@of("fcm")
def test_fcm_time_to_live_is_at_most_four_weeks(artifact):
    ttl = artifact.value["message"]["android"].get("ttl", "0s")
    assert float(ttl.removesuffix("s")) <= 2419200


@of("fcm")
def test_fcm_strings_that_hold_documents_hold_canonical_ones(artifact):
    data = artifact.value["message"].get("data", {})
    for name in ("actions", "foreground", "channel"):
        if name in data:
            assert rfc8785.dumps(json.loads(data[name])).decode() == data[name]


@of("adm")
def test_adm_checksum_is_that_of_the_data(artifact):
    value = artifact.value
    if "md5" in value:
        pairs = sorted(value["data"].items(), key=lambda pair: pair[0].encode())
        text = ",".join(f"{key}:{member}" for key, member in pairs)
        assert base64.b64encode(hashlib.md5(text.encode()).digest()).decode() == value["md5"]



@of("webpush")
def test_web_push_headers_are_legal(artifact):
    headers = artifact.headers
    assert set(headers) <= {"TTL", "Urgency", "Topic"}
    # A moment is the sender's to convert, so that the header is absent then.
    assert artifact.expires or re.fullmatch("0|[1-9][0-9]*", headers["TTL"])
    assert headers.get("Urgency", "normal") in ("very-low", "low", "normal", "high")
    topic = headers.get("Topic")
    # At most 32 characters of the base64url alphabet; Apple's service also decodes it, so 4k+1 is refused.
    assert topic is None or (re.fullmatch(r"[A-Za-z0-9_-]{1,32}", topic) and len(topic) % 4 != 1)


@of("webpush")
def test_web_push_direction_is_that_of_the_language(artifact):
    notification = artifact.value["notification"]
    if notification.get("lang", "").split("-")[0] in ("ar", "he", "fa", "ur"):
        assert notification["dir"] in ("rtl", "auto")


def test_artifact_names_its_file():
    assert all(isinstance(artifact, Artifact) and artifact.path.is_file() for artifact in ALL)
