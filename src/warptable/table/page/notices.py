"""The mail address of a reader: the form in the settings, and the pages behind the links in mails."""

from __future__ import annotations

from functools import partial

from markupsafe import Markup

from warptable.text import t

from ..reader import Reader
from ..store.rows import MailboxRow
from .page import page
from .render import render


def mail_form(reader: Reader, box: MailboxRow | None) -> Markup:
    """What is known of the reader's address, and a form to give, change or delete it."""
    return render("notices/form.html", t=partial(t, reader.locale), box=box)


def mail_page(reader: Reader, box: MailboxRow | None) -> Markup:
    """The same as a page of its own, for a browser without script."""
    return _page(reader, "mail-title", mail_form(reader, box))


def token_page(reader: Reader, box: MailboxRow) -> Markup:
    """Asks whether to confirm the address, or to stop the mails."""
    body = render("notices/link.html", t=partial(t, reader.locale), box=box)
    return _page(reader, "mail-title", body)


def confirmed_page(reader: Reader) -> Markup:
    return _page(reader, "mail-confirmed-title", _line(reader, "mail-confirmed"))


def stopped_page(reader: Reader) -> Markup:
    return _page(reader, "mail-stopped-title", _line(reader, "mail-stopped"))


def _line(reader: Reader, message_id: str) -> Markup:
    return Markup('<p>{}</p><p><a class="btn" href="/">{}</a></p>').format(
        t(reader.locale, message_id), t(reader.locale, "notice-home")
    )


def _page(reader: Reader, title_id: str, body: Markup) -> Markup:
    title = t(reader.locale, title_id)
    framed = Markup('<div class="notice"><h1>{}</h1>{}</div>').format(title, body)
    return page(reader, title, framed, path="/mail")
