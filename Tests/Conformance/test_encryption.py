"""What is encrypted for a browser's push service fits into its 4096 bytes."""

import base64
import os

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from pywebpush import WebPusher

from measure import LIMITS, wire
from sender import fill
from trees import ALL


@pytest.fixture(scope="module")
def subscription():
    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    def encode(data):
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    return {"endpoint": "https://push.example/", "keys": {"p256dh": encode(public), "auth": encode(os.urandom(16))}}


def encrypted_size(subscription, plaintext):
    return len(WebPusher(subscription).encode(plaintext, content_encoding="aes128gcm")["body"])


def test_the_limit_is_the_largest_plaintext(subscription):
    assert encrypted_size(subscription, b"x" * LIMITS["webpush"]) == 4096
    assert encrypted_size(subscription, b"x" * (LIMITS["webpush"] + 1)) == 4097


WEB = [artifact for artifact in ALL if artifact.target == "webpush" and artifact.entry["maxBytes"] is not None]


@pytest.mark.parametrize("artifact", WEB, ids=[str(artifact) for artifact in WEB])
def test_the_longest_web_push_fits(artifact, subscription):
    body = fill(
        artifact.value, artifact.entry["placeholders"],
        lambda name: "😀" * artifact.variables[name].get("maxLength", artifact.variables[name].get("maxBytes", 0) // 4))
    if artifact.entry["maxBytes"] <= LIMITS["webpush"]:
        assert encrypted_size(subscription, wire(body)) <= 4096
