"""Addresses of computers: which of them mean the computer on which they are used, and where this one is in its
network; and how many connections a process may have."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from functools import lru_cache

EVERYWHERE = ("0.0.0.0", "::")
NOBODY = ("192.0.2.1", 9)
"""An address that belongs to nobody. Nothing is sent there: it is only asked which of our addresses would be used."""


@lru_cache(maxsize=1024)
def is_loopback(host: str) -> bool | None:
    """Does this address mean the computer on which it is used? None: it is not an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return None


def is_here(host: str) -> bool:
    """Does this address or name always mean the computer on which it is used?"""
    return is_loopback(host) or host == "localhost" or host.endswith(".localhost")


def network_address(host: str, port: int) -> str:
    """How other computers in the network reach a server that listens there; empty if they do not."""
    if host in EVERYWHERE:
        host = own_address()
    if not host or is_here(host):
        return ""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str:
    """The address of this computer in its network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOBODY)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def raise_file_limit() -> None:
    """Every open page needs a file or two, at a server and at whoever measures it, and many systems allow a process
    1,024 unless it asks for more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # not on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
