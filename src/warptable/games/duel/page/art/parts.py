"""The face of every card of the game for two, its backs, and its planets."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.games.duel.engine import facts
from warptable.games.duel.words.speaker import Speaker
from warptable.table.page.html import Html, tag
from warptable.table.page.parts import Draw, gallery
from warptable.table.reader import Reader

from .cards import BACKS, card, card_back
from .planets import GROUNDS, planet_defs, planet_picture


def faces(reader: Reader) -> Iterator[tuple[str, Html]]:
    speaker = Speaker(reader.locale)
    for face in facts.cards():
        yield face, card(face, speaker.card(face), "")


def backs(_: Reader) -> Iterator[tuple[str, Html]]:
    for deck in BACKS:
        yield deck, card_back(84, deck)


def planets(_: Reader) -> Iterator[tuple[str, Html]]:
    yield "", tag("svg", tag("defs", planet_defs()), width="0", height="0")
    for tile in range(len(GROUNDS)):
        yield str(tile), planet_picture(tile, 96)


PARTS: dict[str, Draw] = {
    "duel-cards": gallery(faces),
    "duel-cards-backs": gallery(backs),
    "duel-planets": gallery(planets),
}
