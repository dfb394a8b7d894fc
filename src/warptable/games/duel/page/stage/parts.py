"""The end of a game for two, and what is shown for a moment."""

from __future__ import annotations

from functools import partial

from warptable.table.page.parts import Draw, of_game, then

from .. import examples
from ..scene.data import DuelScene


def before_and_after(kind: str, locale: str, *, later: bool) -> DuelScene:
    before, after = examples.round_event(kind)
    return examples.scene_of(after if later else before, None, locale)


def moment(kind: str) -> Draw:
    return then(partial(before_and_after, kind, later=False), partial(before_and_after, kind, later=True))


def over(locale: str) -> DuelScene:
    return examples.scene_of(examples.played(lambda game: False), 0, locale)


PARTS: dict[str, Draw] = {
    "duel-over": of_game(over),
    **{f"duel-moment-{kind}": moment(kind) for kind in examples.MOMENTS},
}
