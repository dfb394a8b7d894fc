"""What stands at the other end in tests: browsers that read their pushes, a push service, a mail server, a webhook."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tests.table.tables import until
from warptable.table.notices.encryption import encoded, new_private_key, point, private_key, public_key


class Browser:
    """Has the keys for its own pushes and reads them, written down here once more from RFC 8291 and RFC 8188."""

    def __init__(self, key: bytes | None = None, auth: bytes | None = None) -> None:
        self._key = private_key(key or new_private_key())
        self.key = point(self._key)
        self.auth = auth or os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        """The fields of a subscription."""
        return {"p256dh": encoded(self.key), "auth": encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        salt, (_size, length) = body[:16], struct.unpack(">IB", body[16:21])
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), public_key(sender))
        material = _hkdf(self.auth, shared, b"WebPush: info\x00" + self.key + sender, 32)
        content_key = _hkdf(salt, material, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _hkdf(salt, material, b"Content-Encoding: nonce\x00", 12)
        text, last, padding = AESGCM(content_key).decrypt(nonce, sealed, None).rpartition(b"\x02")
        assert last
        assert not padding.strip(b"\0")
        return text

    def message(self, request: Request) -> Any:
        return msgspec.json.decode(self.read(request.body))


def _hkdf(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)


@dataclass
class Request:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpServer:
    """A real server on this computer. It answers with the next of `answers`, then with 201."""

    port: int = 0
    answers: list[int] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def got(self, number: int) -> list[Request]:
        """Wait for so many requests."""
        await until(lambda: len(self.requests) >= number)
        assert len(self.requests) == number
        return self.requests

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(Request(head[0].split(" ")[1], headers, body))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} Whatever\r\nContent-Length: 0\r\nRetry-After: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def http_server() -> AsyncIterator[HttpServer]:
    made = HttpServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@dataclass
class MailServer:
    """As much of SMTP as a mail needs. `refusals`: how many mails it does not take at first."""

    port: int = 0
    refusals: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    receivers: list[str] = field(default_factory=list)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            command = line.split()[0].upper()
            if command == "DATA":
                await self._take(reader, writer)
                continue
            if command == "RCPT":
                self.receivers.append(line.partition("<")[2].rstrip(">"))
            writer.write({"EHLO": b"250 here\r\n", "QUIT": b"221 bye\r\n"}.get(command, b"250 ok\r\n"))
            if command == "QUIT":
                break
        await writer.drain()
        writer.close()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"354 go on\r\n")
        data = await reader.readuntil(b"\r\n.\r\n")
        if self.refusals:
            self.refusals -= 1
            writer.write(b"451 later\r\n")
            return
        parsed = message_from_bytes(data[:-5].replace(b"\r\n..", b"\r\n."), policy=policy.default)
        assert isinstance(parsed, EmailMessage)
        self.mails.append(parsed)
        writer.write(b"250 taken\r\n")

    async def got(self, number: int) -> list[EmailMessage]:
        await until(lambda: len(self.mails) >= number)
        assert len(self.mails) == number
        return self.mails


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    made = MailServer()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made
