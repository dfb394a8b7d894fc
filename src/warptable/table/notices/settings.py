"""What the host has set for messages to people who are asked."""

from __future__ import annotations

from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

from .outgoing import Forbidden, checked

PORTS = {"smtp": 587, "smtps": 465}


class BadSetting(ValueError):
    """Something the host has set cannot be used; the text says what."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where mail is handed in. `encrypts`: from the first byte on; otherwise as soon as the server offers it."""

    host: str
    port: int
    encrypts: bool
    sender: str
    user: str = ""
    password: str = ""


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """`address`: how people reach this server, for links in messages. `private`: pushes may go to any address, also
    without encryption, for trying things out. `soon` and `later`: seconds that somebody has been asked without looking
    before a push, and before a mail or a call of the webhook. `retries`: seconds before each further attempt."""

    address: str = ""
    mail: MailServer | None = None
    webhook: str = ""
    private: bool = False
    soon: float = 5.0
    later: float = 60.0
    retries: tuple[float, ...] = (2.0, 15.0, 60.0)

    @property
    def contact(self) -> str:
        """Whom a push service may ask about this server's pushes (RFC 8292). It must have the form of an address."""
        return self.address if self.address.startswith("https://") else "mailto:nobody@example.org"

    def link(self, path: str) -> str:
        return f"{self.address.rstrip('/')}{path}"


NO_MAIL = NoticeSettings()
"""Pushes alone, which need nothing of the host."""


def notice_settings(address: str, mail: str, sender: str, webhook: str, *, private: bool = False) -> NoticeSettings:
    """The settings as the host has written them; raises BadSetting."""
    if address and urlsplit(address).scheme not in ("http", "https"):
        raise BadSetting(f"--address must begin with http:// or https://, not {address!r}")
    if (mail or webhook) and not address:
        raise BadSetting("messages need --address: how people reach this server, for the links in them")
    if webhook:
        try:
            checked(webhook, private=True)
        except Forbidden:
            raise BadSetting(f"--webhook is not an address: {webhook!r}") from None
    server = mail_server(mail, sender) if mail else None
    return NoticeSettings(address=address, mail=server, webhook=webhook, private=private)


def mail_server(url: str, sender: str) -> MailServer:
    """smtp://USER:PASSWORD@HOST:PORT or smtps://...; raises BadSetting."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    if parts.scheme not in PORTS or not host:
        raise BadSetting("--mail must be smtp://USER:PASSWORD@HOST:PORT or smtps://...")
    if not is_address(parseaddr(sender)[1]):
        raise BadSetting("mail needs --mail-from: the address it comes from")
    return MailServer(
        host,
        port or PORTS[parts.scheme],
        parts.scheme == "smtps",
        sender,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
    )


def is_address(text: str) -> bool:
    """Does this look like a mail address? Whether it is one, only a mail can tell."""
    name, _, host = text.rpartition("@")
    sound = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return bool(sound and name and host) and len(text) <= 254 and text.count("@") == 1
