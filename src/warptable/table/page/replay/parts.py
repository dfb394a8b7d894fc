"""Games that are watched again, as examples."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from warptable.bots import make_bot
from warptable.game import families
from warptable.kernel import Rng, Session
from warptable.opening import new_game
from warptable.replay import ALL, Eyes, Record

from ...reader import Reader
from ...scene.data import Person
from ...scene.replay import Source, WatchedGame
from ..html import Html
from ..parts import Draw
from .page import replay_page
from .shelf import replays_page


@cache
def finished(family: str) -> Session[Any]:
    """A game of few that bots have played to its end."""
    edition, facts = next(iter(families()[family].editions().items()))
    game = new_game(edition, facts.low, 5, uniform=True)
    bot, rng = make_bot("novice"), Rng.seeded("replay", family)
    while game.decisions:
        decision = game.decisions[0]
        game.answer(decision, bot.choose(partial(game.view, decision.seat), decision, rng))
    return game


@cache
def watched(family: str) -> WatchedGame:
    return WatchedGame(Record.of(finished(family)))


def source(seats: int) -> Source:
    people = tuple(Person(f"Guest {seat}") for seat in range(seats))
    return Source("/t/abc/replay", "Comet", people, back="/t/abc")


def replayed(family: str, place: float, reader: Reader, eyes: Eyes = ALL) -> Html:
    """`place`: how far in the game, from 0 to 1."""
    game = watched(family)
    seats = game.replay.seats
    show = partial(game.scene, source(seats), reader, eyes, (ALL, None, *range(seats)))
    return replay_page(show(place=round(place * (len(show(place=0).stops) - 1))))


FAMILIES = ("encounter", "duel")
PARTS: dict[str, Draw] = {
    "replays": lambda reader: replays_page(reader, []),
    "replay-eyes": partial(replayed, FAMILIES[0], 0.5, eyes=1),
    **{
        f"replay-{family}-{round(100 * place)}": partial(replayed, family, place)
        for family in FAMILIES
        for place in (0, 0.4, 1)
    },
}
