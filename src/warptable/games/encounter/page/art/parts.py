"""The face of every card, and the backs."""

from __future__ import annotations

from collections.abc import Iterator

from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.model.cards import flare_of
from warptable.games.encounter.words.speaker import Speaker
from warptable.table.page.html import Html
from warptable.table.page.parts import Draw, gallery
from warptable.table.reader import Reader

from .cards import BACKS, card, card_back


def cosmic(reader: Reader) -> Iterator[tuple[str, Html]]:
    speaker = Speaker(reader.locale)
    for face in facts.cards():
        yield face, card(face, speaker.card(face))


def flares(reader: Reader) -> Iterator[tuple[str, Html]]:
    speaker = Speaker(reader.locale)
    for alien in {**facts.aliens(), **facts.dominion_aliens()}:
        face = flare_of(alien)
        yield face, card(face, speaker.card(face))


def rewards(reader: Reader) -> Iterator[tuple[str, Html]]:
    speaker = Speaker(reader.locale)
    for face in facts.rewards():
        yield face, card(face, speaker.card(face), reward=True)


def techs(reader: Reader) -> Iterator[tuple[str, Html]]:
    speaker = Speaker(reader.locale)
    for tech in facts.techs():
        yield tech, card(tech, speaker.tech(tech))


def backs(_: Reader) -> Iterator[tuple[str, Html]]:
    for deck in BACKS:
        yield deck, card_back(88, deck)


PARTS: dict[str, Draw] = {
    "cards": gallery(cosmic),
    "cards-flares": gallery(flares),
    "cards-rewards": gallery(rewards),
    "cards-techs": gallery(techs),
    "cards-backs": gallery(backs),
}
