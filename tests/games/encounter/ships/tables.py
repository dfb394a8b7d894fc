"""Tables with special ships, and where these are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tests.games.encounter.scenario import Table, table
from warptable.games.encounter.engine.checks import problems
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.pieces import Mark
from warptable.games.encounter.engine.verbs.ships import move, turn_mark

FLAG, SALVAGE = "flagship", "salvage-vessel"
SECOND_FLAG, SECOND_SALVAGE = "second-flagship", "second-salvage-vessel"
FLAGS, VESSELS, TWO = ("flagships",), ("salvage-vessels",), ("two-ships",)
TWO_FLAGS, TWO_VESSELS = ("two-flagships",), ("two-salvage-vessels",)


def ships(
    *aliens: str,
    variants: tuple[str, ...] = FLAGS,
    at: Mapping[tuple[int, str], int] | None = None,
    used: tuple[tuple[int, str], ...] = (),
    touch: Callable[[Game], object] | None = None,
    **rest: Any,
) -> Table:
    """A table of the variant; `at`: (seat, kind) -> where that ship is instead of on the first home planet. The
    special actions `used` are."""

    def prepare(g: Game) -> None:
        for (seat, kind), place in (at or {}).items():
            [mark] = [mark for mark in g.s.marks if (mark.seat, mark.kind) == (seat, kind)]
            move(g, seat, mark.place, place, 1, (kind,))
        for seat, kind in used:
            turn_mark(g, next(m for m in g.s.marks if (m.seat, m.kind) == (seat, kind)), "test", ready=False)
        if touch is not None:
            touch(g)

    rest.setdefault("players", len(aliens) or 3)
    return table(*aliens, variants=variants, prepare=prepare, **rest)


def mark(t: Table, seat: int = 0, kind: str = FLAG) -> Mark:
    """The special ship of a seat; everything is as it must be."""
    assert not problems(t.session)
    [found] = [mark for mark in t.state.marks if (mark.seat, mark.kind) == (seat, kind)]
    return found


def quiet(t: Table, *stop: tuple[int, str]) -> Table:
    """Pass all offers of special actions, until one of these questions comes or another kind of question."""
    while not set(stop) & set(t.open):
        offers = [d for d in t.session.decisions if d.kind == "offer" and _only_ships(d.options)]
        if not offers:
            break
        t.do(offers[0].seat, offers[0].prompt, "pass")
    return t


def _only_ships(options: Any) -> bool:
    return all(option == "pass" or str(option).startswith((FLAG, SALVAGE, "second-")) for option in options)


def on(t: Table, script: dict[tuple[int, str], list[Any]], *stop: tuple[int, str]) -> Table:
    """Answer from the script and pass offers of special ships, until one of `stop` or something else is asked."""
    while True:
        quiet(t, *stop)
        if set(stop) & set(t.open):
            return t
        decision = next((d for d in t.session.decisions if script.get((d.seat, str(d.prompt)))), None)
        if decision is None:
            return t
        t.do(decision.seat, decision.prompt, script[decision.seat, str(decision.prompt)].pop(0))


def fight(
    t: Table,
    *stop: tuple[int, str],
    ships: Any = 2,
    cards: tuple[str, str] = ("attack-08", "attack-06"),
    allies: Mapping[int, tuple[str, Any]] | None = None,
    target: int = 5,
    along: Mapping[int, str] | None = None,
) -> Table:
    """Seat 0 attacks seat 1 and plays until one of `stop`. `along`: what seats answer to which-ships."""
    joining = allies or {}
    script: dict[tuple[int, str], list[Any]] = {
        (0, "aim"): [target],
        (0, "launch"): [ships],
        (0, "invite"): [tuple(seat for seat, (side, _) in joining.items() if side == "offense")],
        (1, "invite"): [tuple(seat for seat, (side, _) in joining.items() if side == "defense")],
        (0, "encounter-card"): [cards[0]],
        (1, "encounter-card"): [cards[1]],
    }
    for seat, (side, sent) in joining.items():
        script[seat, "ally"] = [side]
        script[seat, "ally-ships"] = [sent]
    for seat, answer in (along or {}).items():
        script[seat, "which-ships"] = [answer]
    return on(t, script, *stop)
