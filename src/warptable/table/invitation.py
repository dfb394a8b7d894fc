"""The address of a table that is sent to friends. Whoever opens the page on the computer of the server sees an address
that works on that computer only; friends in the network need another one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

from .network import is_here


@dataclass(frozen=True, slots=True)
class Invitation:
    """The whole address of a table. `only_here`: it does not work on other computers."""

    link: str = ""
    only_here: bool = False


NOBODY_INVITED = Invitation()


@lru_cache(maxsize=4096)
def invitation(base: str, network: str, table: str, kind: str = "t") -> Invitation:
    """What to send to friends. `base`: how the reader reached the server; `network`: how other computers reach it, if
    they can. `kind`: t for a table, c for a campaign."""
    seen_from_here = is_here(urlsplit(base).hostname or "")
    start = network if seen_from_here and network else base
    return Invitation(f"{start.rstrip('/')}/{kind}/{table}", only_here=seen_from_here and not network)
