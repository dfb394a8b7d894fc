"""The encryption of pushes (RFC 8291, with the content coding of RFC 8188) and the signature of the server that sends
them (RFC 8292). The push service on the way can read neither what is said nor at which table."""

from __future__ import annotations

import base64
import binascii
import os
import struct

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""The size of a record; a message is one record."""
PADDED = 768
"""Every message is made this long, so that its length tells nothing."""
AUTH = 16  # bytes
LAST = b"\x02"
"""What ends the text of the last record, before the padding."""
HALF_A_DAY = 12 * 3600


def encoded(data: bytes) -> str:
    """Bytes as headers and browsers write them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Raises ValueError."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from None


def public_key(data: bytes) -> ec.EllipticCurvePublicKey:
    """Raises ValueError if this is not a key of a browser."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def private_key(data: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data), CURVE)


def new_private_key() -> bytes:
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    text: bytes,
    key: bytes,
    auth: bytes,
    *,
    length: int = PADDED,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser with this public key and secret, padded to this length. `own` and `salt` are new for
    every message; only tests give them."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), public_key(key))
    material = _derived(auth, shared, b"WebPush: info\0" + key + point(own), 32)
    content_key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
    padded = (text + LAST).ljust(length, b"\0")
    sealed = AESGCM(content_key).encrypt(nonce, padded, None)
    sender = point(own)
    return salt + struct.pack(">IB", RECORD, len(sender)) + sender + sealed


def _derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


class Signer:
    """Signs pushes for a push service, so that nobody else can send to the devices of this server. `contact`: whom the
    push service may ask about them."""

    def __init__(self, key: bytes, contact: str) -> None:
        self._key = private_key(key)
        self._contact = contact
        self._kept: dict[str, tuple[float, str]] = {}  # origin -> until when a signature holds, and the signature
        self.public = encoded(point(self._key))

    def authorization(self, origin: str, now: float) -> str:
        """The header for the push service at this origin. A signature serves many messages."""
        until, token = self._kept.get(origin, (0.0, ""))
        if until < now + HALF_A_DAY / 2:
            until = now + HALF_A_DAY
            token = self._token(origin, int(until))
            self._kept = {one: kept for one, kept in self._kept.items() if kept[0] > now} | {origin: (until, token)}
        return f"vapid t={token}, k={self.public}"

    def _token(self, origin: str, until: int) -> str:
        header = msgspec.json.encode({"typ": "JWT", "alg": "ES256"})
        claims = msgspec.json.encode({"aud": origin, "exp": until, "sub": self._contact})
        signed = f"{encoded(header)}.{encoded(claims)}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encoded(r.to_bytes(32) + s.to_bytes(32))}"
