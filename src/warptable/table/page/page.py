"""The document around every page: language and looks of the reader, header, settings, live regions."""

from __future__ import annotations

from functools import partial

import msgspec

from warptable.kernel.colors import COLORS
from warptable.text import LOCALES, t

from ..errors import Refused
from ..play.clocks import now
from ..reader import MOTIONS, SIZES, THEMES, Reader
from .art.icons import icon_pictures
from .art.mark import FAVICON, NIGHT
from .art.ships import MORE_SHAPES, ship_pictures
from .frames import exchanged
from .html import Html, tag
from .render import render

MORE_COLORS = tuple(MORE_SHAPES)
"""Pages about several tables show ships of all colours."""
PLACES = {
    "play": "/",
    "mine": "/me",
    "aliens": "/aliens",
    "replays": "/replays",
    "rules": "/rules",
    "guide": "/guide",
}
"""Where the header leads, by the name of its message."""

HTMX = {
    "ws": {"reconnectDelay": 200, "reconnectMaxDelay": 1000, "reconnectJitter": 0.2, "pauseOnBackground": False},
    "morphIgnore": ["data-htmx-powered", "open"],
    "history": False,
}
"""A table reconnects within about a second, also in a background tab, for it may be waiting for this reader. What the
reader has folded out (`open`) stays so whatever the server sends."""


def store_notice(reader: Reader, *, stored: bool = True) -> Html:
    """A message for an open page: whether anything can be stored at the moment."""
    return _notice("" if stored else t(reader.locale, "refused-store"))


def refused_notice(reader: Reader, refused: Refused) -> Html:
    """A message for a page that is not kept up to date: why not."""
    return _notice(t(reader.locale, refused.message_id, **refused.values))


def _notice(said: str) -> Html:
    return exchanged("storing", tag("div", said, id="storing", role="alert"))


def page(
    reader: Reader,
    title: str,
    body: Html,
    *,
    path: str,
    current: str = "",
    live: str = "",
    wide: bool = False,
    bare: bool = False,
    colors: tuple[str, ...] = COLORS,
    picture: str = "",
) -> Html:
    """A whole document. `path`: the page to return to after a change of language or looks. `current`: the active entry
    of the header. `live`: the address of a socket whose frames replace `#table`, in the language of the page. `wide`:
    no maximum width. `bare`: without header and footer, for a page that has its own. `colors`: those of the seats.
    `picture`: the address of a picture that stands for the page where somebody shares its link."""
    return render(
        "site/site.html",
        t=partial(t, reader.locale),
        reader=reader,
        title=title,
        body=body,
        path=path,
        current=current,
        live=live,
        picture=picture,
        pictures=icon_pictures() + ship_pictures(colors, () if bare else MORE_COLORS),
        now=now(),
        wide=wide,
        bare=bare,
        places={name: place for name, place in PLACES.items() if name != "mine" or reader.my_games},
        config=msgspec.json.encode(HTMX).decode(),
        favicon=FAVICON,
        night=NIGHT,
        locales=LOCALES,
        looks={"theme": THEMES, "size": SIZES, "motion": MOTIONS},
    )
