"""The guide to the game for two: one duel in eight screens, each with a picture of a real game and a question."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markupsafe import Markup

from warptable.table.page.frames import Frame, whole
from warptable.table.page.library.games import games, guides, place_of_guide
from warptable.table.page.page import page
from warptable.table.page.render import render
from warptable.table.reader import Reader

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

EDITION = "duel"
STEPS = ("dials", "send", "choose", "volley", "check", "reveal", "prize", "cleanup")
ANSWERS = ("a", "b", "c")
RIGHT = dict(zip(STEPS, "bacbacab", strict=True))
"""The right answer of each step."""
POSSIBLE = {("dials", "c"), ("choose", "a")}
"""Acceptable answers that are not the best one."""
STAGED = ("volley", "reveal")
"""Screens that show what lies over the board at that moment."""
FIRST_GAME = "duel-first"
"""The kind of table that a first game is played at."""


def guide(reader: Reader, step: int = 1) -> Markup:
    """One screen of the guide; a number outside the guide leads to its first or last one."""
    number = min(max(step, 1), len(STEPS))
    speaker, name = Speaker(reader.locale, ME), STEPS[number - 1]
    values = _values(speaker)
    goal = facts.components().start.planets_to_win
    body = render(
        "guide.html",
        t=speaker.t,
        step=f"duel-{name}",
        edition=EDITION,
        address=f"/guide?edition={EDITION}&step=",
        heading=speaker.t("duel-guide-title"),
        preset=FIRST_GAME,
        hint=speaker.t("duel-guide-start-hint"),
        games=games(speaker.t, guides(), place_of_guide(EDITION)),
        lessons=False,
        chapters=(),
        number=number,
        goal=speaker.t("duel-opening-goal", goal=goal),
        goal_line=speaker.t("duel-opening-goal-line", goal=goal),
        steps=[speaker.t(f"duel-step-{one}-name") for one in STEPS],
        title=speaker.t(f"duel-step-{name}-name"),
        text=speaker.t(f"duel-guide-{name}-text", **values),
        question=speaker.t(f"duel-guide-{name}-question", **values),
        answers=[_answer(speaker, name, letter, values) for letter in ANSWERS],
        picture=_picture(reader.locale, name),
        caption=_caption(speaker, name, values),
    )
    return page(reader, speaker.t("duel-guide-title"), body, path=f"/guide?edition=duel&step={number}", current="guide")


def _answer(speaker: Speaker, name: str, letter: str, values: dict[str, Any]) -> tuple[str, str, str, str]:
    """(letter, answer, verdict, explanation)."""
    verdict = "right" if RIGHT[name] == letter else "possible" if (name, letter) in POSSIBLE else "wrong"
    said = speaker.t(f"duel-guide-{name}-{letter}", **values)
    return letter, said, verdict, speaker.t(f"duel-guide-{name}-{letter}-why", **values)


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


def _caption(speaker: Speaker, name: str, values: dict[str, Any]) -> str:
    """The picture in words."""
    if name == "choose":
        return speaker.t("duel-guide-hand", cards=speaker.cards(face for _, face in _hand()))
    if name == "prize":
        return speaker.t("duel-guide-card", card=values["card"], text=speaker.destiny_text(CARD).prize)
    return speaker.t("duel-guide-picture", me=speaker.name(ME), planet=values["planet"])


def _hand() -> list[Any]:
    return hand_order(story().games["choose"].view(ME).hand)


@lru_cache(maxsize=len(STEPS) * 4)
def _picture(locale: str, name: str) -> Markup:
    """Drawn once for each language: the game is always the same."""
    speaker = Speaker(locale, ME)
    if name == "choose":
        kind = speaker.t("duel-term-plan-name")
        held = Markup().join(card(face, speaker.card(face), kind, 92) for _, face in _hand())
        tokens = Markup().join(token(halves, speaker.tactic(place)) for place, halves in enumerate(TACTICS))
        return Markup('<div class="guide-cards">{}</div><div class="guide-tokens">{}</div>').format(held, tokens)
    if name == "prize":
        part = card_part(scene_of(speaker, "reveal"))
        return drawn_card(part) if part is not None else Markup()
    moment = {"dials": "dials", "send": "choose", "cleanup": "over"}.get(name, "reveal")
    scene = scene_of(speaker, moment, "duel.check" if name == "volley" else "")
    picture = Frame(board.board_shell(locale, False), board.regions(scene)).whole
    return picture + Markup(whole(stage(scene))) if name in STAGED else picture
