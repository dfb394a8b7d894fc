"""Does a game keep what is promised of every game?"""

from __future__ import annotations

from inspect import getattr_static

from warptable.bots import Sight, bots_of
from warptable.cli.terminal.face import Face
from warptable.env.encoding import Encoding
from warptable.game import Game, edition_facts, games
from warptable.kernel import Rng
from warptable.kernel.families import Family
from warptable.lab.ledger import Ledger
from warptable.opening import new_game
from warptable.story.highlights import GameHighlights
from warptable.table.page.family import FamilyPages
from warptable.table.play.hooks import GameHooks
from warptable.table.scene.families import FamilyScenes
from warptable.text.highlights import HighlightsWords
from warptable.text.words import Words

from .failure import CheckFailed
from .run import LOOKED_AT, Run, Table

RECORDS: dict[str, type] = {
    "words": Words,
    "highlights": GameHighlights,
    "highlights_words": HighlightsWords,
    "ledger": Ledger,
    "encoding": Encoding,
    "terminal": Face,
    "hooks": GameHooks,
    "scenes": FamilyScenes,
    "pages": FamilyPages,
}
"""Layers that are records of functions."""


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
                Run(Table(game, edition, players, seed)).play()
            _check_bots(game, edition, players)


def _check_layers(game: Game) -> None:
    engine, wanted = game.layer("engine"), {**vars(Family), **Family.__annotations__}
    if engine.id != game.id:
        raise CheckFailed(f"the engine calls itself {engine.id!r}, but the game is called {game.id!r}")
    lacking = [one for one in wanted if not one.startswith("_") and getattr_static(engine, one, None) is None]
    if lacking:
        raise CheckFailed(f"the layer engine of {game.id} lacks {', '.join(sorted(lacking))}")
    for layer, record in RECORDS.items():
        if not isinstance(game.layer(layer), record):
            raise CheckFailed(f"the layer {layer} of {game.id} is no {record.__name__}")


def _check_bots(game: Game, edition: str, players: int) -> None:
    """Every bot answers the first questions."""
    for name, make in bots_of(game.id).items():
        session, rng, bot = new_game(edition, players, 1), Rng.seeded(name), make()
        for _ in range(LOOKED_AT):
            if session.over:
                break
            decision = session.decisions[0]
            session.answer(decision, bot.choose(Sight(session, decision.seat), decision, rng))
