"""The webhook of the host: whom a table by the day waits for, for a chat or a robot of the host's own."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial

import msgspec

from .channel import Notice, TryLater, persistently
from .outgoing import post
from .settings import NoticeSettings
from .waits import Wait, WaitingTable


class Webhook:
    """Others read what is sent here, so it says no more than the page of the table tells everybody."""

    name = "webhook"

    def __init__(self, settings: NoticeSettings) -> None:
        self.delay = settings.later
        self._settings = settings

    def concerns(self, table: WaitingTable, wait: Wait) -> bool:
        """Everybody whom the table waits for as all can see, whether they have answered in a pause or not."""
        return table.by_day

    async def notify(self, asked: Notice) -> None:
        await persistently("the webhook", partial(self._post, message(asked, self._settings)), self._settings.retries)

    async def withdraw(self, asked: Notice) -> None:
        """What was said cannot be unsaid here."""

    async def _post(self, body: bytes) -> None:
        reply = await post(self._settings.webhook, {"Content-Type": "application/json"}, body, private=True)
        if reply.status >= 300:
            raise TryLater(f"it answers {reply.status}")


def message(asked: Notice, settings: NoticeSettings) -> bytes:
    ends = asked.wait.ends
    return msgspec.json.encode(
        {
            "event": "asked",
            "table": asked.table_name,
            "seat": asked.wait.name,
            "asked": asked.wait.kind,
            "link": settings.link(asked.path),
            "deadline": None if ends is None else datetime.fromtimestamp(int(ends), UTC).isoformat(),
        }
    )
