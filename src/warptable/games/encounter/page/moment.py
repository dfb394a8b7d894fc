"""Moments: a power, flare, artifact or tech, a use that is stopped or a destiny card that everybody looks at for a
second.

The newest one of the encounter stands hidden on the page; the script shows it when it comes, for as long as everybody
else sees it, and nothing waits for that. It is made of public lines of the log alone, so it is the same for every seat
but for the words "you" and "your".
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

from warptable.kernel.colors import COLORS
from warptable.table.page.art.emblems import drawing, emblem
from warptable.table.page.html import EMPTY, Html, Svg, tag
from warptable.table.page.names import coloured
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import Line

from ..engine import facts
from ..engine.model.piles import REWARD
from ..words.explain import power_name, use_text
from ..words.sheets import first_sentence
from ..words.speaker import Speaker
from .art.cards import card, card_back
from .dock.card_names import named_card
from .scene.data import DealsPart

KINDS = {
    "power_used": "power",
    "flare_played": "flare",
    "card_played": "artifact",
    "tech_used": "tech",
    "tech_completed": "tech",
    "cancelled": "zap",
    "destiny": "destiny",
    "exploded": "rift",
    "quake": "quake",
}
"""Events that have a moment."""
LONGEST = 140
"""Letters of an effect that can be read in a second; a longer one is left to the sheet, never cut."""
BOLT = Svg('<svg class="bolt" viewBox="0 0 40 64"><path d="M25,1 L3,37 H18 L12,63 L37,25 H22Z"/></svg>')
CRACK = Svg('<svg class="crack" viewBox="0 0 100 140"><path d="M62,0 L38,46 L61,66 L33,102 L49,140"/></svg>')
NONE = tag("div", id="moment", hidden=True)


@dataclass(frozen=True, slots=True)
class Moment:
    """`again`: the same seat has used the same thing in this encounter before."""

    speaker: Speaker
    players: int
    line: Line
    again: bool


def moment(scene: DealsPart) -> Html:
    """`<div id="moment">`: the newest moment of this encounter."""
    told = [line for line in takewhile(lambda line: not line.heading, reversed(scene.log)) if line.what]
    if not told:
        return NONE
    newest, *before = told
    again = any((line.kind, line.what, line.seat) == (newest.kind, newest.what, newest.seat) for line in before)
    speaker = scene.speaker if scene.me in newest.about else scene.speaker.to_others
    return _drawn(Moment(speaker, len(scene.people), newest, again))


@lru_cache(maxsize=KEPT_PAGES)
def _drawn(made: Moment) -> Html:
    speaker, line = made.speaker, made.line
    kind = KINDS[line.kind]
    with drawing(speaker.packs):
        picture = _picture(speaker, kind, line)
    lights = _named(line.what) if kind == "destiny" else -1
    does = "" if kind in ("zap", "destiny", "rift", "quake") else _does(speaker, line.what)
    name = speaker.t("tip-term-cosmic-quake-name") if kind == "quake" else power_name(speaker, line.what)
    return tag(
        "div",
        tag("i", picture),
        tag("b", name),
        tag("p", coloured(speaker, made.players, line.text)),
        tag("q", does) if does else "",
        id="moment",
        hidden=True,
        class_=f"seat-{line.seat if lights < 0 else lights}",
        data_n=line.number,
        data_kind=kind,
        data_seat=line.seat,
        data_what=line.what.partition(".")[0],
        data_again=made.again,
        data_lights=lights if lights >= 0 else None,
    )


def _named(face: str) -> int:
    """The seat whose system a destiny card names, which lights up; -1 if it names none."""
    color = facts.destiny()[face].color
    return COLORS.index(color) if color else -1


def _picture(speaker: Speaker, kind: str, line: Line) -> Svg:
    source = line.what.partition(".")[0]
    if kind == "zap":
        return BOLT
    if kind == "quake":
        return card_back(100) + card_back(100, REWARD)
    if speaker.is_reward(source):
        return named_card(speaker, source, 100) + (CRACK if kind == "rift" else EMPTY)
    if speaker.is_alien(source):
        return emblem(source, 100, line.seat)
    if speaker.is_tech(source):
        return card(source, speaker.tech(source), 100)
    return card(source, speaker.card(source), 100)


def _does(speaker: Speaker, what: str) -> str:
    """What it does, if that can be read in passing."""
    said = first_sentence(use_text(speaker, what))
    return said if len(said) <= LONGEST else ""
