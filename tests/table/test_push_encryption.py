"""The encryption and the signature of pushes, by the examples of the RFCs and by taking them apart again."""

from __future__ import annotations

import struct

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from tests.table.push_service import Browser
from warptable.table.notices.encryption import (
    PADDED,
    Signer,
    decoded,
    encoded,
    encrypted,
    new_private_key,
    private_key,
    public_key,
)

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    made = encrypted(
        TEXT,
        decoded(RECEIVER_PUBLIC),
        decoded(AUTH),
        length=0,
        own=private_key(decoded(SENDER)),
        salt=decoded(SALT),
    )
    assert encoded(made) == MESSAGE


def test_the_browser_of_the_example_reads_it() -> None:
    browser = Browser(decoded(RECEIVER), decoded(AUTH))
    assert encoded(browser.key) == RECEIVER_PUBLIC
    assert browser.read(decoded(MESSAGE)) == TEXT


def test_every_message_is_new_and_all_are_of_one_length() -> None:
    browser = Browser()
    short, again, long = (encrypted(text, browser.key, browser.auth) for text in (b"a", b"a", b"b" * 300))
    assert [browser.read(one) for one in (short, again, long)] == [b"a", b"a", b"b" * 300]
    assert short != again
    assert {len(one) for one in (short, again, long)} == {16 + 5 + 65 + PADDED + 16}
    assert struct.unpack(">I", short[16:20])[0] >= PADDED + 16


def test_the_signature_names_the_push_service_and_holds_for_half_a_day() -> None:
    key = new_private_key()
    signer = Signer(key, "https://table.example.org/")
    header = signer.authorization("https://push.example.net", 1000.0)
    assert header.startswith("vapid t=")
    token, public = header.removeprefix("vapid t=").split(", k=")
    assert public == signer.public
    head, claims, signature = token.split(".")
    assert msgspec.json.decode(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    assert msgspec.json.decode(decoded(claims)) == {
        "aud": "https://push.example.net",
        "exp": 1000 + 12 * 3600,
        "sub": "https://table.example.org/",
    }
    raw = decoded(signature)
    assert len(raw) == 64
    proof = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    signed = f"{head}.{claims}".encode()
    public_key(decoded(public)).verify(proof, signed, ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public_key(decoded(public)).verify(proof, signed + b"x", ec.ECDSA(SHA256()))


def test_a_signature_serves_many_messages_but_not_too_long_and_no_other_service() -> None:
    signer = Signer(new_private_key(), "mailto:nobody@example.org")
    first = signer.authorization("https://a.example", 1000.0)
    assert signer.authorization("https://a.example", 2000.0) == first
    assert signer.authorization("https://b.example", 2000.0) != first
    assert signer.authorization("https://a.example", 1000.0 + 7 * 3600) != first


@pytest.mark.parametrize("text", ["", "AAAA", "not base64!", RECEIVER_PUBLIC[:-4] + "AAAA"])
def test_what_is_no_key_of_a_browser_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        public_key(decoded(text))
