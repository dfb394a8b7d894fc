"""Mail to people at tables by the day. Nothing is sent to an address before its owner has confirmed it, except the mail
that asks for that; and every mail has a link that stops them."""

from __future__ import annotations

import asyncio
import secrets
import smtplib
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from functools import partial

from warptable.text import t

from ..errors import Refused
from ..play import clocks
from ..store.notices import NoticeShelf
from ..store.rows import MailboxRow
from .channel import Notice, TryLater, persistently
from .settings import MailServer, NoticeSettings, is_address
from .waits import Wait, WaitingTable

PATIENCE = 20.0
"""Seconds for each step of handing in a mail."""


class Mails:
    """Sends mail, and knows who wants it."""

    name = "mail"

    def __init__(self, shelf: NoticeShelf, server: MailServer, settings: NoticeSettings) -> None:
        self.delay = settings.later
        self.guests: set[str] = set()
        self._shelf = shelf
        self._server = server
        self._settings = settings

    # ---- addresses -----------------------------------------------------------------------------------------

    async def mailbox(self, guest: str) -> MailboxRow | None:
        return await self._shelf.mailbox(guest)

    async def add(self, guest: str, address: str, locale: str) -> MailboxRow:
        """A guest gives an address, in place of any other; raises Refused if it is none."""
        address = address.strip()
        if not is_address(address):
            raise Refused("refused-mail-address")
        known = await self._shelf.mailbox(guest)
        if known is not None and known.confirmed and known.address == address:
            return known
        row = MailboxRow(
            guest=guest,
            address=address,
            locale=locale,
            token=secrets.token_urlsafe(24),
            confirmed=False,
            added_at=clocks.now(),
        )
        await self._shelf.save_mailbox(row)
        self.guests.discard(guest)
        return row

    async def ask_to_confirm(self, row: MailboxRow) -> None:
        """Send the link by which the owner of an address confirms it."""
        text = t(row.locale, "mail-confirm-text", link=self._settings.link(f"/mail/{row.token}"))
        await self._send(row, t(row.locale, "mail-confirm-subject"), text)

    async def by_token(self, token: str) -> MailboxRow:
        """Raises Refused if nobody has this link, or no longer."""
        row = await self._shelf.mailbox_by_token(token)
        if row is None:
            raise Refused("refused-mail-link")
        return row

    async def confirm(self, token: str) -> None:
        row = await self.by_token(token)
        await self._shelf.confirm_mailbox(row)
        self.guests.add(row.guest)

    async def drop(self, guest: str) -> None:
        await self._shelf.drop_mailbox(guest)
        self.guests.discard(guest)

    # ---- messages ------------------------------------------------------------------------------------------

    def concerns(self, table: WaitingTable, wait: Wait) -> bool:
        return table.by_day and wait.is_open and wait.guest in self.guests

    async def notify(self, asked: Notice) -> None:
        row = await self._shelf.mailbox(asked.wait.guest)
        if row is None or not row.confirmed:
            return
        say = partial(t, row.locale)
        ends = asked.wait.ends
        until = None if ends is None else datetime.fromtimestamp(ends, UTC)
        lines = [
            say("mail-asked-text", table=asked.table_name, name=asked.wait.name),
            say(f"notify-asked-{asked.wait.kind}"),
            *([] if until is None else [say("mail-asked-until", until=until)]),
            self._settings.link(asked.path),
        ]
        await self._send(row, say("mail-asked-subject", table=asked.table_name), "\n\n".join(lines))

    async def withdraw(self, asked: Notice) -> None:
        """A mail cannot be taken back."""

    async def _send(self, row: MailboxRow, subject: str, text: str) -> None:
        stop = self._settings.link(f"/mail/{row.token}/stop")
        message = EmailMessage()
        message["Subject"] = " ".join(subject.split())
        message["From"] = self._server.sender
        message["To"] = row.address
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = make_msgid(domain=parseaddr(self._server.sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        message.set_content(f"{text}\n\n-- \n{t(row.locale, 'mail-stop', link=stop)}\n")
        await persistently("a mail", partial(self._hand_in, message), self._settings.retries)

    async def _hand_in(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(hand_in, self._server, message)
        except smtplib.SMTPException as error:
            raise TryLater(str(error)) from error


def hand_in(server: MailServer, message: EmailMessage) -> None:
    """Give a mail to the mail server. A password is sent to it only encrypted."""
    context = ssl.create_default_context()
    connection = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        if server.encrypts
        else smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
    )
    with connection:
        if not server.encrypts:
            connection.ehlo()
            if connection.has_extn("starttls"):
                connection.starttls(context=context)
            elif server.user:
                raise smtplib.SMTPNotSupportedError("it offers no encryption, so it gets no password")
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(message)
