"""The address of a table that is sent to friends. Whoever opens the page on the computer of the server sees an address
that works on that computer only; friends in the network need another one."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")
NOBODY = ("192.0.2.1", 9)
"""An address that belongs to nobody. Nothing is sent there: it is only asked which of our addresses would be used."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """The whole address of a table. `only_here`: it does not work on other computers."""

    link: str = ""
    only_here: bool = False


NOBODY_INVITED = Invitation()


@lru_cache(maxsize=4096)
def invitation(base: str, network: str, table: str) -> Invitation:
    """What to send to friends. `base`: how the reader reached the server; `network`: how other computers reach it, if
    they can."""
    seen_from_here = is_here(urlsplit(base).hostname or "")
    start = network if seen_from_here and network else base
    return Invitation(f"{start.rstrip('/')}/t/{table}", only_here=seen_from_here and not network)


def is_here(host: str) -> bool:
    """Does this name always mean the computer on which it is used?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


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
