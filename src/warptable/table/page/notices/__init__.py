"""The mail address of a reader: the form in the settings, and the pages behind the links in mails."""

from __future__ import annotations

from functools import partial

from warptable.text import t

from ...reader import Reader
from ...store.rows import MailboxRow
from ..html import Html, tag
from ..page import page
from ..render import render


def mail_form(reader: Reader, box: MailboxRow | None) -> Html:
    """What is known of the reader's address, and a form to give, change or delete it."""
    return render("notices/form.html", t=partial(t, reader.locale), box=box)


def mail_page(reader: Reader, box: MailboxRow | None) -> Html:
    """The same as a page of its own, for a browser without script."""
    return _page(reader, "mail-title", mail_form(reader, box))


def token_page(reader: Reader, box: MailboxRow) -> Html:
    """Asks whether to confirm the address, or to stop the mails."""
    body = render("notices/link.html", t=partial(t, reader.locale), box=box)
    return _page(reader, "mail-title", body)


def confirmed_page(reader: Reader) -> Html:
    return _page(reader, "mail-confirmed-title", _line(reader, "mail-confirmed"))


def stopped_page(reader: Reader) -> Html:
    return _page(reader, "mail-stopped-title", _line(reader, "mail-stopped"))


def _line(reader: Reader, message_id: str) -> Html:
    home = tag("a", t(reader.locale, "notice-home"), class_="button", href="/")
    return tag("p", t(reader.locale, message_id)) + tag("p", home)


def _page(reader: Reader, title_id: str, body: Html) -> Html:
    title = t(reader.locale, title_id)
    return page(reader, title, tag("div", tag("h1", title), body, class_="notice"), path="/mail")
