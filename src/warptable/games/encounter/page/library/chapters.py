"""Chapters of the guide about what comes after the first game, with cards, aliens, and techs as they lie in a
laboratory."""

from __future__ import annotations

from dataclasses import dataclass

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.html import Html, tag
from warptable.table.page.library.guide import Chapter, Section

from ...engine import facts
from ...words.speaker import Speaker
from ..art.cards import card, card_back
from ..dock.card_names import named_card

WIDTH = 92
SHIP = 20


@dataclass(frozen=True, slots=True)
class Facedown:
    """A facedown tech with this many ships on it."""

    ships: int


CHAPTERS = {
    "technology": Chapter(
        (
            Section("start", ("xenon-lasers", "omega-missile")),
            Section("step", (Facedown(2), Facedown(1))),
            Section("complete", ("xenon-lasers",)),
            Section("use", ("warpspace-key", "plasma-thrusters")),
            Section("facedown", ("genesis-bomb", "gluon-mines", "tech-scrambler")),
            Section("new", (Facedown(0),)),
            Section("worth", ("vacuum-turbines", "precursor-seed")),
        ),
        preset="lab",
        more=(("chapter-all-techs", "/techs"), ("techs-rules", "/rules#s-variant-technology")),
    ),
    "dominion": Chapter(
        (
            Section("thirty", ("ace", "mirage", "judge")),
            Section("any-time", ("alchemist", "pickpocket")),
            Section("warning", ("attack-02-20",)),
            Section("rewards", ("quartermaster", "daredevil")),
            Section("quake"),
        ),
        preset="neighbours",
        more=(("chapter-dominion-all", "/aliens?edition=dominion"), ("chapter-dominion-rules", "/rules#N-SETUP-1")),
    ),
    "rewards": Chapter(
        (
            Section("backs", ("attack-12-21", "negotiate-epic-oratory")),
            Section("getting"),
            Section("kicker", ("kicker-2-duplicity", "kicker-4-overload")),
            Section("intimidate", ("intimidate-39",)),
            Section("rift", ("rift-1", "rift-3")),
            Section("retreat", ("retreat",)),
            Section("hazard", ("attack-02-20", "attack-21-12")),
            Section("honest"),
        ),
        preset="spoils",
        more=(("chapter-rewards-all", "/rewards"), ("rewards-rules", "/rules#N-REWARD-1")),
    ),
    "ships": Chapter(
        (Section("marker"), Section("flagship"), Section("salvage"), Section("ready"), Section("two")),
        preset="cosmos",
        more=(("chapter-ships-all", "/rewards#ships"), ("chapter-ships-rules", "/rules#N-SHIP-1")),
    ),
    "avalon": Chapter(
        (
            Section("lean", ("attack-10", "negotiate", "cosmic-zap")),
            Section("aliens", ("chronos", "empath", "laser")),
            Section("different"),
            Section("two"),
        ),
        preset="old",
        more=(("chapter-avalon-all", "/aliens?edition=avalon"), ("chapter-avalon-rules", "/rules?edition=avalon")),
        edition="avalon",
    ),
    "campaign": Chapter(
        (
            Section("games", ("clone", "oracle", "zombie")),
            Section("points"),
            Section("begins"),
            Section("end"),
            Section("table"),
        ),
        preset="campaign",
        more=(("chapter-campaign-rules", "/rules?edition=avalon#s-campaign"),),
        edition="avalon",
    ),
}
"""By their address."""


def drawn(speaker: Speaker, shown: str | Facedown) -> tuple[Html, str]:
    """A picture and what it shows, in words."""
    if isinstance(shown, Facedown):
        ships = ship_icon(0, SHIP, letter=False) * shown.ships
        picture = tag("span", card_back(WIDTH, "tech"), tag("span", ships), class_="chapter-down")
        return picture, speaker.t("chapter-facedown", n=shown.ships)
    if shown in facts.techs():
        return card(shown, speaker.tech(shown), WIDTH), speaker.tech(shown)
    if speaker.is_alien(shown):
        return emblem(shown, WIDTH), speaker.alien(shown)
    return named_card(speaker, shown, WIDTH), speaker.card(shown)
