"""How much one guest, and one address on the network, may ask of the server. A guest is easily made, an address is not;
but a household or a school shares one, so an address may ask for much more.

Whoever plays never meets these limits. The computer on which the server runs has no limit as an address: if a proxy
does not say for whom it asks, everybody comes from there."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ..errors import Refused
from ..network import is_loopback


@dataclass(frozen=True, slots=True)
class Rate:
    """This many at once; after that, one more each time this many seconds have passed."""

    at_once: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limit:
    """A rate for a guest and one for an address, and what is said to those who ask for more."""

    guest: Rate
    address: Rate
    refusal: str


TABLES = Limit(Rate(12, 60), Rate(60, 10), "refused-many-tables")
FORMS = Limit(Rate(200, 0.1), Rate(1500, 0.01), "refused-too-fast")
MAILS = Limit(Rate(5, 600), Rate(20, 120), "refused-many-mails")
REPORTS = Limit(Rate(3, 600), Rate(20, 120), "refused-many-reports")
LINKS = Limit(Rate(10, 60), Rate(60, 10), "refused-many-links")
GUESSED_LINKS = Limit(Rate(10, 60), Rate(40, 15), "refused-guessed-links")
"""Private links that do not exist."""
THOUGHTS = Limit(Rate(20, 6), Rate(120, 1), "refused-too-fast")
"""Questions of finished games that the seer thinks about."""
UPLOADS = Limit(Rate(6, 120), Rate(30, 30), "refused-many-uploads")
RECEIVED = Limit(Rate(3, 7200), Rate(1, 0), "refused-many-mails")
"""How often strangers may have a mail sent to the same address."""
PAGES = Limit(Rate(200, 0.2), Rate(600, 0.05), "refused-too-fast")
GUESSES = Limit(Rate(20, 30), Rate(60, 10), "refused-guesses")
"""Codes of tables that do not exist. An address can try 8,640 a day; a code is one of 67 thousand million."""
GUEST_SOCKETS, ADDRESS_SOCKETS = 30, 300
"""Pages of tables that are open at the same time."""
FORGOTTEN = 10_000
"""With more guests and addresses than this, those that could ask for everything again are forgotten."""


class Limits:
    """What guests and addresses have asked for lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._busy: dict[tuple[str, str], float] = {}  # until when it has used up what it may ask for
        self._sockets: Counter[str] = Counter()

    def spend(self, limit: Limit, guest: str, address: str) -> None:
        """Count one request; raises Refused, and counts nothing, if it is one too many."""
        self.check(limit, guest, address)
        now = self._clock()
        for who, rate in _rates(limit, guest, address):
            key = (limit.refusal, who)
            self._busy[key] = max(now, self._busy.get(key, now)) + rate.seconds
        if len(self._busy) > FORGOTTEN:
            self._busy = {key: until for key, until in self._busy.items() if until > now}

    def check(self, limit: Limit, guest: str, address: str) -> None:
        """Raises Refused if one more request would be one too many."""
        now = self._clock()
        wait = max(self._wait(limit, who, rate, now) for who, rate in _rates(limit, guest, address))
        if wait > 0:
            raise Refused(limit.refusal, seconds=math.ceil(wait))

    def _wait(self, limit: Limit, who: str, rate: Rate, now: float) -> float:
        """Seconds until one more is allowed."""
        return self._busy.get((limit.refusal, who), now) - now - (rate.at_once - 1) * rate.seconds

    @contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """Counts an open page while it is open; raises Refused if it is one too many."""
        owners = [guest, address] if is_counted(address) else [guest]
        for owner, most in zip(owners, (GUEST_SOCKETS, ADDRESS_SOCKETS), strict=False):
            if self._sockets[owner] >= most:
                raise Refused("refused-many-pages")
        self._sockets.update(owners)
        try:
            yield
        finally:
            self._sockets.subtract(owners)
            for owner in owners:
                if not self._sockets[owner]:
                    del self._sockets[owner]


def _rates(limit: Limit, guest: str, address: str) -> list[tuple[str, Rate]]:
    """Who is counted, and what each may ask for."""
    by_address = [(address, limit.address)] if is_counted(address) else []
    return [(guest, limit.guest), *by_address]


def is_counted(address: str) -> bool:
    """Is this another computer? Without an address, nothing can be counted."""
    return is_loopback(address) is False
