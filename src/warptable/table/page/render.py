"""Templates: everything that carries words goes through here, escaped."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, TypeAlias

from jinja2 import Environment, FunctionLoader, StrictUndefined, select_autoescape

from warptable.text.speaker import Speaker

from . import assets, folders
from .art.emblems import alert, drawing, emblem
from .art.icons import icon, logo
from .art.palette import look_of
from .art.ships import ship_icon
from .frames import slot
from .html import Html

Helper: TypeAlias = Callable[..., Any]

KEPT_PAGES = 2048
"""Open pages whose regions are kept. With more of them, each region would be forgotten before its page asks again."""


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Strict: a name that a template does not get is an error, not an empty place on the page."""
    made = Environment(
        loader=FunctionLoader(folders.template),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # code, style and templates of one start belong together
    )
    made.globals.update(
        alert=alert,
        emblem=emblem,
        look=look_of,
        icon=icon,
        logo=logo,
        ship_icon=ship_icon,
        asset=assets.url,
        slot=slot,
        version=assets.version,
    )
    return made


def render(name: str, **values: Any) -> Html:
    """A template filled in; values are escaped unless they are markup already."""
    return Html(environment().get_template(name).render(**values))


def render_kept(name: str, speaker: Speaker, *helpers: Helper, **values: Any) -> Html:
    """A template that sees nothing but these values and its speaker, so it is drawn once for equal ones. Helpers are
    functions whose first argument is the speaker; the template calls them by their names without it."""
    return _kept(_Filled((name, speaker.identity, helpers, _frozen(values)), name, speaker, helpers, values))


@dataclass(frozen=True, slots=True)
class _Filled:
    """A template with its values, known by everything that its markup depends on."""

    key: Hashable
    name: str = field(compare=False)
    speaker: Speaker = field(compare=False)
    helpers: tuple[Helper, ...] = field(compare=False)
    values: dict[str, Any] = field(compare=False)


@lru_cache(maxsize=4 * KEPT_PAGES)
def _kept(filled: _Filled) -> Html:
    helpers = {helper.__name__: partial(helper, filled.speaker) for helper in filled.helpers}
    with drawing(filled.speaker.packs):
        return render(filled.name, t=filled.speaker.t, **helpers, **filled.values)


def _frozen(value: Any) -> Hashable:
    """The same value, to be compared and looked up. Whatever cannot be frozen cannot be kept, and raises."""
    if isinstance(value, dict):
        return tuple((key, _frozen(one)) for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(map(_frozen, value))
    if isinstance(value, set):
        return frozenset(value)
    hash(value)
    kept: Hashable = value
    return kept
