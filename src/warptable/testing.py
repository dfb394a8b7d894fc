"""Does a game keep what is promised of every game? For tests of a game's own, and of ours.

from warptable.testing import check_game

def test_my_game() -> None:
    check_game("pig")
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from inspect import getattr_static
from typing import Any

from .bots import Sight, bots_of
from .cli.terminal.face import Face
from .env.encoding import Encoding
from .game import Game, edition_facts, games
from .kernel import Decision, Rng, Session
from .kernel.errors import WarptableError
from .kernel.families import Family
from .kernel.save import load
from .lab.ledger import Ledger
from .opening import new_game
from .story.tale import FamilyTale
from .table.scene.families import FamilyScenes
from .text import LOCALES
from .text.tale import TaleWords
from .text.words import Words

PROTOCOLS: dict[str, type] = {
    "engine": Family,
    "words": Words,
    "tale": FamilyTale,
    "tale_words": TaleWords,
    "ledger": Ledger,
    "encoding": Encoding,
    "terminal": Face,
    "scenes": FamilyScenes,
}
"""What a layer must have."""
LONGEST = 50_000
"""Answers after which a game between random players must be over."""
ANOTHER = "the same answers lead to another game: is there chance besides the state's rng?"
LOOKED_AT = 25
"""Every so many answers a game is looked at: saved, forked, imagined, put into words and numbers."""


class CheckFailed(AssertionError):
    """What is wrong with a game, in one line."""


def check_game(name: str, rounds: int = 5) -> None:
    """Play `rounds` games of every edition with the fewest and with the most players, and look at everything that is
    asked of a game. Raises CheckFailed."""
    if name not in games():
        raise CheckFailed(f"no game is called {name!r}: is it installed? (there are: {', '.join(games())})")
    game = games()[name]
    _check_layers(game)
    for edition in game.layer("engine").editions():
        facts = edition_facts(edition)
        for players in sorted({facts.low, facts.high}):
            for seed in range(rounds):
                _check_run(game, edition, players, seed)
            _check_bots(game, edition, players)


def _check_layers(game: Game) -> None:
    if game.layer("engine").id != game.id:
        raise CheckFailed(f"the engine calls itself {game.layer('engine').id!r}, but the game is called {game.id!r}")
    for layer, protocol in PROTOCOLS.items():
        found = game.layer(layer)
        wanted = [name for name in {**vars(protocol), **protocol.__annotations__} if not name.startswith("_")]
        if lacking := sorted(name for name in wanted if getattr_static(found, name, None) is None):
            raise CheckFailed(f"the layer {layer} of {game.id} lacks {', '.join(lacking)}")


def _check_run(game: Game, edition: str, players: int, seed: int) -> None:
    """A game of random players, looked at on its way."""
    where = f"{edition}, {players} players, seed {seed}"
    session, chance = new_game(edition, players, seed), random.Random(seed)
    actions = game.layer("encoding").actions_of(session.options)
    answers = 0
    while not session.over:
        for decision in session.decisions:
            if wrong := decision.unanswerable():
                raise CheckFailed(f"{where}: {wrong}: {decision}")
        if answers % LOOKED_AT == 0:
            _check_copies(game, session, where)
            for decision in session.decisions:
                _check_words(game, session, decision, where)
                held = game.layer("encoding").held_in(session.view(decision.seat))
                shown = actions.choices(decision, held)
                if not shown or not all(option in decision.options for option in shown.values()):
                    raise CheckFailed(f"{where}: {decision} has no action for learners")
        asked = chance.choice(session.decisions)
        session.answer(asked, chance.choice(asked.options))
        answers += 1
        if answers % LOOKED_AT == 0 and (found := game.layer("engine").problems(session)):
            raise CheckFailed(f"{where}, after {answers} answers: {found[0]}")
        if answers > LONGEST:
            raise CheckFailed(f"{where}: not over after {LONGEST} answers")
    if strangers := [seat for seat in session.winners if not 0 <= seat < players]:
        raise CheckFailed(f"{where}: seat {strangers[0]} has won, which is not there")
    again = _copy(lambda: session.played_again(session.history), where)
    if [repr(event) for event in again.log] != [repr(event) for event in session.log]:
        raise CheckFailed(f"{where}: {ANOTHER}")
    for locale in LOCALES:
        _check_told(game, session, locale, where)


def _check_copies(game: Game, session: Session[Any], where: str) -> None:
    """A fork and a saved game are the same game; an imagined one looks the same to whoever imagines it."""
    seats: list[int | None] = [None, *range(session.rules.seats(session.state))]
    views = [session.view(seat) for seat in seats]
    for make in (session.fork, lambda: load(session.save(), [session.rules])):
        if [_copy(make, where).view(seat) for seat in seats] != views:
            raise CheckFailed(f"{where}: {ANOTHER}")
    for decision in session.decisions:
        world = game.layer("engine").imagined(session, decision.seat, Rng.seeded("check"))
        if world is not None and world.view(decision.seat) != session.view(decision.seat):
            raise CheckFailed(f"{where}: seat {decision.seat} can tell an imagined game from its own")
    if [session.view(seat) for seat in seats] != views:
        raise CheckFailed(f"{where}: looking at a game changes it")


def _copy(make: Callable[[], Session[Any]], where: str) -> Session[Any]:
    """The same game once more, from its answers."""
    try:
        return make()
    except WarptableError as error:
        raise CheckFailed(f"{where}: {ANOTHER} ({error})") from None


def _check_words(game: Game, session: Session[Any], decision: Decision[Any], where: str) -> None:
    words, view = game.layer("words"), session.view(decision.seat)
    for locale in LOCALES:
        speaker = words.speaker_for(locale, view, decision.seat)
        if not words.question(speaker, decision, view):
            raise CheckFailed(f"{where}: nothing is asked by {decision} in {locale}")
        if not all(words.label(speaker, decision, option, view) for option in decision.options):
            raise CheckFailed(f"{where}: an answer to {decision} has no words in {locale}")


def _check_told(game: Game, session: Session[Any], locale: str, where: str) -> None:
    words = game.layer("words")
    for seat in (None, *range(session.rules.seats(session.state))):
        speaker = words.speaker_for(locale, session.view(seat), seat)
        for event in _known(session, seat):
            if not words.sentence(speaker, event):
                raise CheckFailed(f"{where}: {event['kind']} is not told in {locale}")


def _known(session: Session[Any], seat: int | None) -> Iterator[dict[str, Any]]:
    return (event.seen_by(seat) for event in session.log if event.known_to(seat))


def _check_bots(game: Game, edition: str, players: int) -> None:
    """Every bot answers the first questions."""
    for name, make in bots_of(game.id).items():
        session, rng, bot = new_game(edition, players, 1), Rng.seeded(name), make()
        for _ in range(LOOKED_AT):
            if session.over:
                break
            decision = session.decisions[0]
            session.answer(decision, bot.choose(Sight(session, decision.seat), decision, rng))


__all__ = ["CheckFailed", "check_game"]
