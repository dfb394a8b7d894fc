"""The stage: cards that lie open, a deal, the end, and what is shown for a moment."""

from __future__ import annotations

from functools import partial

from warptable.replay import Record
from warptable.table.page.parts import Draw, of_game, then
from warptable.table.scene.data import Chances, Turn
from warptable.table.scene.families import scenes_of
from warptable.table.scene.telling import tell

from .. import examples
from ..scene.data import EncounterScene

ROUNDS = tuple(range(1, 9))
SHARES = tuple(tuple(0.2 + 0.02 * round_ * (seat == 0) for seat in range(5)) for round_ in ROUNDS)
CHANCES = Chances(ROUNDS, SHARES, (Turn(3, 0, 0.24, 0.55, 40),))


def told(locale: str) -> EncounterScene:
    game = examples.finished(8)
    told_game = tell(Record.of(game), game.log, scenes_of(game).summary)
    return examples.ended(locale, told_game=told_game, chances=CHANCES)


def before_and_after(kind: str, locale: str, *, later: bool) -> EncounterScene:
    """The frames before and after an event of this kind."""
    before, after = examples.round_event(kind)
    return examples.scene_of_five(after if later else before, None, locale)


def moment(kind: str) -> Draw:
    return then(partial(before_and_after, kind, later=False), partial(before_and_after, kind, later=True))


PARTS: dict[str, Draw] = {
    "reveal": of_game(partial(examples.staged, examples.both_attack, seat=0)),
    "reveal-watched": of_game(partial(examples.staged, examples.both_attack, seat=None)),
    "reveal-negotiate": of_game(partial(examples.staged, examples.attack_meets_negotiate, seat=0)),
    "rewards-planning": of_game(partial(examples.prepared_scene, examples.kickers_planned, 1)),
    "rewards-reveal": of_game(partial(examples.prepared_scene, examples.kickers_revealed, 1)),
    "deal": of_game(partial(examples.staged, examples.answering)),
    "deal-watched": of_game(partial(examples.staged, examples.answering, seat=None)),
    "over": of_game(partial(examples.ended, host=True)),
    "over-told": of_game(told),
    "over-watched": of_game(partial(examples.ended, seat=None)),
    **{f"moment-{kind}": moment(kind) for kind in ("power_used", "cancelled", "destiny")},
}
