"""HTTP and WebSocket as a browser speaks them, with as little work as possible: the people must cost much less than the
server that is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

BROWSER = (
    "user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 "
    "(KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36\r\n"
    "accept: */*\r\naccept-encoding: gzip, deflate\r\naccept-language: en\r\n"
)
END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TAIL = b"\x00\x00\xff\xff"  # RFC 7692: what a sender cuts off a deflated message


class Lost(Exception):
    """The connection ended before the reply was whole."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What the server said to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        data = zlib.decompress(self.body, 31) if self.headers.get("content-encoding") == "gzip" else self.body
        return data.decode()


def _head(data: bytes) -> tuple[int, dict[str, str]]:
    """The status and the headers; a header that comes twice is joined by line breaks."""
    first, *lines = data.decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        name = name.lower()
        headers[name] = f"{headers[name]}\n{value}" if name in headers else value
    return int(first.split(" ", 2)[1]), headers


class Connection(asyncio.Protocol):
    """A connection that is kept for many requests, one after another."""

    def __init__(self) -> None:
        self.closed = False
        self._transport: asyncio.Transport | None = None
        self._data = b""
        self._waiting: asyncio.Future[Reply] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_exception(Lost())

    def data_received(self, data: bytes) -> None:
        self._data += data
        end = self._data.find(END)
        if end < 0:
            return
        status, headers = _head(self._data[:end])
        start, length = end + len(END), int(headers.get("content-length", "0"))
        if len(self._data) < start + length:
            return
        body, self._data = self._data[start : start + length], self._data[start + length :]
        if headers.get("connection", "").lower() == "close":
            self.close()
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(Reply(status, headers, body))

    async def send(self, request: bytes) -> Reply:
        if self.closed or self._transport is None:
            raise Lost
        self._waiting = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return await self._waiting

    def close(self) -> None:
        self.closed = True
        if self._transport is not None:
            self._transport.close()


class Socket(asyncio.Protocol):
    """A WebSocket that only listens. `heard` gets each message and how many bytes came over the wire for it."""

    def __init__(self, request: bytes, heard: Callable[[bytes, int], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._heard = heard
        self._lost = lost
        self._data = bytearray()
        self._open = False
        self._closing = False
        self._message: list[bytes] = []
        self._deflated = False
        self._wire = 0
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._anew = False  # does each message begin with an empty window?
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self._closing:
            self._lost()

    def close(self) -> None:
        self._closing = True
        if self._transport is not None:
            self._transport.write(_frame(CLOSE, (1001).to_bytes(2, "big")))
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and not self._shake():
            return
        while not self._closing and self._next():
            pass

    def _shake(self) -> bool:
        end = self._data.find(END)
        if end < 0:
            return False
        status, headers = _head(bytes(self._data[:end]))
        if status != 101:
            self.close()
            self._lost()
            return False
        agreed = headers.get("sec-websocket-extensions", "")
        self._anew = "server_no_context_takeover" in agreed
        self._open = True
        del self._data[: end + len(END)]
        return True

    def _next(self) -> bool:
        """Take the next frame, if it is here as a whole."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(data) < start:
                return False
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        first, payload = data[0], bytes(data[start : start + size])
        del data[: start + size]
        self._take(first, payload, start + size)
        return True

    def _take(self, first: int, payload: bytes, wire: int) -> None:
        code = first & 0x0F
        if code == PING and self._transport is not None:
            self._transport.write(_frame(PONG, payload))
        elif code == CLOSE:
            self.close()
            self._lost()
        elif code <= 2:
            if code:
                self._deflated, self._wire = bool(first & 0x40), 0
            self._message.append(payload)
            self._wire += wire
            if first & 0x80:
                whole = b"".join(self._message)
                self._message.clear()
                self._heard(self._plain(whole), self._wire)

    def _plain(self, data: bytes) -> bytes:
        if not self._deflated:
            return data
        plain = self._inflate.decompress(data + TAIL)
        if self._anew:
            self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        return plain


def _frame(code: int, payload: bytes) -> bytes:
    """A small frame of a client. The mask of zeros is allowed and saves work."""
    return bytes((0x80 | code, 0x80 | len(payload), 0, 0, 0, 0)) + payload


def socket_request(host: str, path: str, cookie: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\n{BROWSER}cookie: {cookie}\r\n"
        "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key}\r\nsec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
    ).encode()
