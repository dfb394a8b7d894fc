"""Orders of one seat of a running game: to pass, to answer in advance, to be asked in a phase."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..errors import Refused
from ..play import advance
from ..play.hooks import hooks_of, rounds
from ..play.orders import kind_of
from ..reader import Reader

if TYPE_CHECKING:
    from .room import Room


async def set_orders(
    room: Room,
    reader: Reader,
    *,
    untouched: bool,
    encounter: bool,
    turn: bool = False,
    touched: bool = False,
    always: Collection[str] = (),
) -> None:
    """Give these orders, and take back all others. Of `always` only what is ordered already counts, and the kind of
    the open pause."""
    game, seat = room.playing(), room.mine(reader)

    def change() -> None:
        kept = room.record.orders[seat]
        kept.untouched = untouched
        kept.encounter = rounds(game.session) if encounter else -1
        kept.turn = turn
        kept.touched = touched
        here = None if game.pause is None else kind_of(game.pause)
        if here in always and here not in kept.always:
            kept.always_cards = list(game.hooks.cards_of(game.session, seat))
        kept.always = [kind for kind in dict.fromkeys((*kept.always, here)) if kind and kind in always]

    await game.pauses.order(seat, change)


async def answer_in_advance(room: Room, reader: Reader, kind: str, card: int) -> None:
    """Say with which card to answer when something certain happens; -1 takes it back. Only by the day: elsewhere
    people are there."""
    game, seat = room.playing(), room.mine(reader)
    known = game.hooks.in_advance.get(kind)
    if not game.record.settings.by_day or known is None or (card >= 0 and card not in known.cards(game.session, seat)):
        raise Refused("refused-illegal")
    await game.pauses.order(seat, lambda: advance.give(room.record.orders[seat], kind, card))


async def toggle_stop(room: Room, reader: Reader, phase: str) -> None:
    game, seat = room.playing(), room.mine(reader)
    if phase not in hooks_of(game.session).phases:
        raise Refused("refused-illegal")

    def change() -> None:
        stops = room.record.orders[seat].stops
        room.record.orders[seat].stops = [s for s in stops if s != phase] if phase in stops else [*stops, phase]

    await game.pauses.order(seat, change)
