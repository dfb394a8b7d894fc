"""Pushes to the browsers of people, by the push services that these browsers have chosen (RFC 8030)."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from warptable.text import t

from ..errors import Refused
from ..play import clocks
from ..store.notices import NoticeShelf
from ..store.rows import DeviceRow
from .channel import Notice, TryLater, persistently
from .encryption import AUTH, Signer, decoded, encoded, encrypted, public_key
from .outgoing import Forbidden, checked, post
from .settings import NoticeSettings
from .waits import Wait, WaitingTable

log = logging.getLogger(__name__)

MOST_DEVICES = 8
"""Devices of one guest."""
GONE = (404, 410)
"""What a push service answers if a device takes no more pushes."""
LATER = (408, 425, 429)
A_DAY = 86_400
APPLE = ".push.apple.com"
"""Apple stops sending to devices that got three pushes without anything to see."""


class Pushes:
    """Sends pushes, and knows who has devices that get them."""

    name = "push"

    def __init__(self, shelf: NoticeShelf, signer: Signer, settings: NoticeSettings) -> None:
        self.delay = settings.soon
        self.guests: set[str] = set()
        self.key = signer.public
        self._shelf = shelf
        self._signer = signer
        self._settings = settings

    # ---- devices -------------------------------------------------------------------------------------------

    async def add(self, guest: str, endpoint: str, key: str, auth: str, locale: str) -> None:
        """A browser wants pushes for this guest; raises Refused if what it says makes no sense."""
        try:
            checked(endpoint, private=self._settings.private)
            public_key(decoded(key))
            if len(decoded(auth)) != AUTH:
                raise ValueError
        except (Forbidden, ValueError):
            raise Refused("refused-illegal") from None
        row = DeviceRow(
            endpoint=endpoint, guest=guest, key=decoded(key), auth=decoded(auth), locale=locale, added_at=clocks.now()
        )
        await self._shelf.add_device(row, MOST_DEVICES)
        self.guests.add(guest)

    async def drop(self, guest: str, endpoint: str) -> None:
        """A browser of this guest wants no pushes any more."""
        if any(device.endpoint == endpoint for device in await self._shelf.devices(guest)):
            await self._forget(guest, endpoint)

    async def _forget(self, guest: str, endpoint: str) -> None:
        await self._shelf.drop_device(endpoint)
        if not await self._shelf.devices(guest):
            self.guests.discard(guest)

    # ---- messages ------------------------------------------------------------------------------------------

    def concerns(self, table: WaitingTable, wait: Wait) -> bool:
        return wait.is_open and wait.guest in self.guests

    async def notify(self, asked: Notice) -> None:
        await self._send_all(asked, withdrawn=False)

    async def withdraw(self, asked: Notice) -> None:
        await self._send_all(asked, withdrawn=True)

    async def _send_all(self, asked: Notice, *, withdrawn: bool) -> None:
        devices = await self._shelf.devices(asked.wait.guest)
        if withdrawn:
            devices = [one for one in devices if not (urlsplit(one.endpoint).hostname or "").endswith(APPLE)]
        await asyncio.gather(*(self._send(device, asked, withdrawn=withdrawn) for device in devices))

    async def _send(self, device: DeviceRow, asked: Notice, *, withdrawn: bool) -> None:
        text = msgspec.json.encode(_withdrawal(asked) if withdrawn else message(asked, device.locale))
        deliver = partial(self._deliver, device, asked, encrypted(text, device.key, device.auth))
        await persistently("a push", deliver, self._settings.retries)

    async def _deliver(self, device: DeviceRow, asked: Notice, body: bytes) -> None:
        parts = urlsplit(device.endpoint)
        headers = {
            "Authorization": self._signer.authorization(f"{parts.scheme}://{parts.netloc}", clocks.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_seconds_left(asked.wait)),
            "Topic": topic_of(asked.table),
            "Urgency": "high",
        }
        reply = await post(device.endpoint, headers, body, private=self._settings.private)
        if reply.status in GONE:
            await self._forget(device.guest, device.endpoint)
        elif reply.status >= 500 or reply.status in LATER:
            raise TryLater(f"{parts.hostname} answers {reply.status}", _number(reply.headers.get("retry-after", "")))
        elif reply.status >= 300:
            log.warning("a push: %s answers %d", parts.hostname, reply.status)


def tag_of(table: str) -> str:
    """The name of a table's notification on a device: a newer one takes the place of an older one."""
    return f"table-{table}"


def topic_of(table: str) -> str:
    """The same for messages that wait at a push service. It may read this name, so it tells nothing."""
    return encoded(hashlib.sha256(table.encode()).digest())[:32]


def message(asked: Notice, locale: str) -> dict[str, Any]:
    """What a push tells: nothing that is hidden, for it lies open on a screen."""
    return {
        "title": t(locale, "shell-table", table=asked.table_name),
        "body": t(locale, f"notify-asked-{asked.wait.kind}"),
        "lang": locale,
        "tag": tag_of(asked.table),
        "url": asked.path,
    }


def _withdrawal(asked: Notice) -> dict[str, Any]:
    return {"tag": tag_of(asked.table), "withdrawn": True}


def _seconds_left(wait: Wait) -> int:
    """How long a push service keeps a message for a device that is off."""
    return A_DAY if wait.ends is None else max(1, min(A_DAY, int(wait.ends - clocks.now())))


def _number(text: str) -> float:
    return float(text) if text.isdecimal() and len(text) < 6 else 0.0
