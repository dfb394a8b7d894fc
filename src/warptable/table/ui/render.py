"""Templates: everything that carries words goes through here, escaped."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from . import assets
from .art.emblems import alert, emblem
from .art.icons import icon, logo
from .art.ships import ship_icon
from .encounter.art.cards import card, card_back
from .frames import slot


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Strict: a name that a template does not get is an error, not an empty place on the page."""
    made = Environment(
        loader=PackageLoader("warptable.table", "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # code, style and templates of one start belong together
    )
    made.globals.update(
        alert=alert,
        card=card,
        card_back=card_back,
        emblem=emblem,
        icon=icon,
        logo=logo,
        ship_icon=ship_icon,
        asset=assets.url,
        slot=slot,
        version=assets.version,
    )
    return made


def render(name: str, **values: Any) -> Markup:
    """A template filled in; values are escaped unless they are Markup already."""
    return Markup(environment().get_template(name).render(**values))
