"""The guide to the game for two: one duel of a real game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from warptable.table.page.frames import Frame, whole
from warptable.table.page.html import EMPTY, Html, tag
from warptable.table.page.library.guide import Guide, Step

from ...engine import facts
from ...engine.model.tactics import TACTICS
from ...words.layer import hand_order
from ...words.speaker import Speaker
from .. import board
from ..art.cards import card
from ..art.tokens import token
from ..rail import card_part, drawn_card
from ..stage import stage
from .story import AGAINST, BLAST, CARD, ME, OTHER, SENT, SHIELD, scene_of, story

RIGHT = {
    "dials": "b",
    "send": "a",
    "choose": "c",
    "volley": "b",
    "check": "a",
    "reveal": "c",
    "prize": "a",
    "cleanup": "b",
}
POSSIBLE = {"dials": "c", "choose": "a"}
STEPS = tuple(Step(name, f"duel-step-{name}-name", right, POSSIBLE.get(name, "")) for name, right in RIGHT.items())
STAGED = ("volley", "reveal")
"""Screens that show what lies over the board at that moment."""


def _values(speaker: Speaker) -> dict[str, Any]:
    """What sentences may name, all read from the game."""
    told = story()
    before, after = told.games["reveal"].state, told.games["over"].state
    planet = next(tile for tile, row in enumerate(after.ships[:12]) if row[ME])
    return {
        "other": speaker.name(OTHER),
        "planet": speaker.planet(planet),
        "sent": SENT,
        "against": AGAINST,
        "advantage": facts.destiny()[CARD].ship_advantage,
        "card": speaker.card(CARD),
        "shield": speaker.half(SHIELD[1], SHIELD[2]),
        "blast": speaker.half(BLAST[1], BLAST[2]),
        "plan": told.plans[ME],
        "theirs": told.plans[OTHER],
        "clout": told.clouts[ME],
        "other_clout": told.clouts[OTHER],
        "warp": before.ships[-2][OTHER],
        "prize": speaker.destiny_text(CARD).prize_name,
    }


def _caption(speaker: Speaker, name: str, values: Mapping[str, Any]) -> str:
    """The picture in words."""
    if name == "choose":
        return speaker.t("duel-guide-hand", cards=speaker.cards(face for _, face in _hand()))
    if name == "prize":
        return speaker.t("duel-guide-card", card=values["card"], text=speaker.destiny_text(CARD).prize)
    return speaker.t("duel-guide-picture", me=speaker.name(ME), planet=values["planet"])


def _hand() -> list[Any]:
    return hand_order(story().games["choose"].view(ME).hand)


@lru_cache(maxsize=len(STEPS) * 4)
def _picture(locale: str, name: str) -> Html:
    """Drawn once for each language: the game is always the same."""
    speaker = Speaker(locale, ME)
    if name == "choose":
        kind = speaker.t("duel-term-plan-name")
        held = (card(face, speaker.card(face), kind, 92) for _, face in _hand())
        tokens = (token(halves, speaker.tactic(place)) for place, halves in enumerate(TACTICS))
        return tag("div", *held, class_="guide-cards") + tag("div", *tokens, class_="guide-tokens")
    if name == "prize":
        part = card_part(scene_of(speaker, "reveal"))
        return drawn_card(part) if part is not None else EMPTY
    moment = {"dials": "dials", "send": "choose", "cleanup": "over"}.get(name, "reveal")
    scene = scene_of(speaker, moment, "duel.check" if name == "volley" else "")
    picture = Frame(board.board_shell(locale, False), board.regions(scene)).whole
    return picture + whole(stage(scene)) if name in STAGED else picture


GUIDE = Guide(
    prefix="duel-",
    edition="duel",
    preset="duel-first",
    steps=STEPS,
    speaker=lambda locale: Speaker(locale, ME),
    goal=lambda: facts.components().start.planets_to_win,
    values=_values,
    picture=_picture,
    caption=_caption,
)
