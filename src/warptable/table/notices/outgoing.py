"""Requests of the server to other servers: short, without redirects, and never to a private address unless the host
has said so. People give the addresses of their push services; nobody may reach into the host's network with that."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0
"""Seconds for a whole request."""
LONGEST_URL = 1000
LARGEST_HEAD = 32_000
WRAPPED = ipaddress.ip_network("64:ff9b::/96")
"""Addresses behind which a gateway finds one of the old kind, which may be private."""


class Forbidden(Exception):
    """An address to which nothing is sent."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What another server answered; its body is not read."""

    status: int
    headers: Mapping[str, str] = field(default_factory=dict)


def checked(url: str, *, private: bool = False) -> SplitResult:
    """The parts of an address to which something may be sent; raises Forbidden. `private`: also without encryption,
    at any port and host."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Forbidden(url) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not plain or not host or parts.username is not None or parts.scheme not in ("http", "https"):
        raise Forbidden(url)
    if private:
        return parts
    if parts.scheme != "https" or port not in (None, 443) or _is_forbidden_number(host):
        raise Forbidden(url)
    return parts


def _is_forbidden_number(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return False  # a name: what it stands for is looked at when something is sent


def is_public(address: str) -> bool:
    """Does this number lead out into the internet? Raises ValueError if it is not a number."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour is not None or found.teredo is not None or found in WRAPPED:
            return False
    return found.is_global and not found.is_multicast


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False) -> Reply:
    """Send something; raises Forbidden, OSError or TimeoutError. The number that was looked at is the one that is
    connected to: a name that changes in between leads nowhere else."""
    parts = checked(url, private=private)
    async with asyncio.timeout(PATIENCE):
        reader, writer = await _connected(parts, private=private)
        try:
            writer.write(_head(parts, headers, len(body)) + body)
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise OSError(f"no answer that makes sense: {error}") from None
        finally:
            writer.close()


async def _connected(parts: SplitResult, *, private: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host = parts.hostname or ""
    encrypts = parts.scheme == "https"
    port = parts.port or (443 if encrypts else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    numbers = list(dict.fromkeys(str(info[4][0]) for info in found))
    if not private and not all(map(is_public, numbers)):
        raise Forbidden(host)
    failure: OSError = OSError(f"{host} has no address")
    for number in numbers:
        try:
            return await asyncio.open_connection(
                number,
                port,
                limit=LARGEST_HEAD,
                ssl=_context() if encrypts else None,
                server_hostname=host if encrypts else None,
            )
        except OSError as error:
            failure = error
    raise failure


@lru_cache(maxsize=1)
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _head(parts: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc.rpartition('@')[2]}", f"Content-Length: {length}"]
    lines += ["Connection: close", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def _read(head: bytes) -> Reply:
    first, *lines = head.decode("latin-1").split("\r\n")
    _version, status, *_ = first.split(" ")
    pairs = (line.partition(":") for line in lines if line)
    return Reply(int(status), {name.strip().lower(): value.strip() for name, _, value in pairs})
