"""What the stage promises against what happens: every outlook of an encounter is written down while it can be read, and
compared with the events once the encounter is over.

A promise stands until somebody plays or uses something, or something comes that was announced before (`pending`). What
was due before that must have happened exactly as promised; what was due later was promised anew by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from warptable.bots import make_bot
from warptable.games.encounter.engine import facts
from warptable.games.encounter.engine.game import Game
from warptable.games.encounter.engine.model.constraints import Later
from warptable.games.encounter.engine.model.outlook import Fate, Outlook
from warptable.games.encounter.engine.rules.outlook import foreseen, outlooks
from warptable.kernel import Event, Rng, Session

STEPS = ("result", "deal", "losses", "landing", "spoils", "compensation", "rewards", "aftermath", "discard")
ACTS = frozenset({"power_used", "card_played", "flare_played", "tech_used", "tech_revealed", "tech_completed"})
ACTS |= {"played_as", "reinforced", "kicker_laid", "exploded", "kicker_raised", "mark_turned", "stash_taken"}
"""Events by which somebody plays or uses something."""
TOLD = ("totals", "outcome")
"""Events at which promises are written down, besides every question."""
OVER = "over"
COMPENSATION = ("F-COMP-2", "A-COMP-1")
STRANDED = ("F-STRIP-4", "A-STRIP-4")
"""By this rule ships that have no colony to return to are lost."""


@dataclass
class Written:
    """What could be read at one moment, and everything since."""

    encounter: int
    offense: int
    defense: int
    target: int
    standing: tuple[int, ...]  # ships on the target, by seat
    step: str
    result: tuple[str, int]
    outlooks: tuple[Outlook, ...]
    pending: bool
    since: list[tuple[str, Event]] = field(default_factory=list)


@dataclass
class Promises:
    """Follows one session."""

    open: list[Written] = field(default_factory=list)
    kept: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    logs: list[list[Event]] = field(default_factory=list)  # of the broken ones
    name: str = ""
    closing: tuple[list[Written], bool, int] | None = None  # whose encounter is over; has the offense a card?

    def look(self, g: Game) -> None:
        """Write down what can be read now."""
        if (
            g.depth
            or not g.s.frames
            or not g.e.revealed
            or not (g.s.step.startswith("reveal.") or _step(g) == "result")
        ):
            return
        found = foreseen(g)
        if found is None or g.e.target < 0 or g.e.defense < 0:
            return
        e, pending = g.e, bool(g.e.all_of(Later))
        standing, side = tuple(g.s.ships[e.target]), found.winner
        now = Written(
            g.s.encounters, e.offense, e.defense, e.target, standing, _step(g), (found.kind, side), outlooks(g), pending
        )
        last = self.open[-1] if self.open else None
        if last is None or (last.outlooks, last.result, last.step) != (now.outlooks, now.result, now.step):
            self.open.append(now)

    def hear(self, g: Game, event: Event) -> None:
        if event.kind in TOLD:
            self.look(g)
        for written in self.open:
            written.since.append((_step(g), event))
        if event.kind == "encounter_over":
            self.close_again(g, asked=False)
            for written in self.open:
                self.check(written)
            self.closing = (self.open, g.has_encounter_card(g.e.offense), g.e.offense)
            self.open = []
        elif event.kind in ("turn", "encounter"):
            again = event.kind == "encounter" and event.data["number"] > 1
            self.close_again(g, asked=again)
            self.open = []
        elif event.kind == "game_over":
            for written in self.open:
                self.check(written)
                self.check_again(written, False, "the game is over")
            self.open = []

    def ask(self, session: Session[Any]) -> None:
        """Somebody is asked."""
        if any(decision.prompt == "second-encounter" for decision in session.decisions):
            self.close_again(session.game, asked=True)
        self.look(session.game)

    # ---- comparing ------------------------------------------------------------------------------------------

    def close_again(self, g: Game, *, asked: bool) -> None:
        """It is known whether a second encounter may follow."""
        if self.closing is None:
            return
        writtens, has_card, _ = self.closing
        self.closing = None
        for written in writtens:
            self.check_again(written, asked, "no second encounter", has_card=has_card)

    def check_again(self, written: Written, asked: bool, said: str, has_card: bool = True) -> None:
        """F-SECOND-1: was there the second encounter that was promised?"""
        case = self.case(written)
        if case is None or _acted(written, OVER):
            return
        for fate in case.fates:
            if fate.what == "again":
                self.note(written, fate, asked or (fate.number == 1 and not has_card), said)

    def check(self, written: Written) -> None:
        outcomes = [event for _, event in written.since if event.kind == "outcome"]
        if not outcomes:
            return
        happened = (outcomes[0].data["result"], outcomes[0].data["side"])
        alike = {"deal": "deal", "deal_failed": "deal"}
        if len(written.outlooks) == 1 and not _acted(written, "result", before_outcome=True):
            one, other = written.result, happened
            same = one == other or (alike.get(one[0], one[0]) == alike.get(other[0], other[0]) == "deal")
            self.note(written, Fate(-1, "result"), same, f"{one} but {other}")
        case = self.case(written)
        if case is None:
            return
        for fate in case.fates:
            if fate.what != "again":
                due, happens = DUE[fate.what]
                if not _acted(written, due):
                    found = happens(written, case, fate)
                    self.note(written, fate, found is True, f"but {found}")

    def case(self, written: Written) -> Outlook | None:
        """The outlook that came to be, if it was among those that were told."""
        outcome = next((event for _, event in written.since if event.kind == "outcome"), None)
        if outcome is None:
            return None
        result, side = outcome.data["result"], outcome.data["side"]
        name = {"won": ("offense", "defense")[side], "deal_failed": "no_deal"}.get(result, result)
        if result == "deal" and any(event.kind == "deal_failed" for _, event in written.since):
            name = "no_deal"
        return next((one for one in written.outlooks if one.case == name), None)

    def note(self, written: Written, fate: Fate, kept: bool, said: str) -> None:
        if kept:
            self.kept[fate.what] += 1
        else:
            self.broken.append(f"{self.name}, encounter {written.encounter}, {written.step}: {fate} {said}")
            self.logs.append([event for _, event in written.since])


def _step(g: Game) -> str:
    return g.s.step.removeprefix("resolution.") if g.s.step.startswith("resolution.") else g.s.step


def _number(step: str) -> int:
    return STEPS.index(step) if step in STEPS else len(STEPS) if step.startswith("encounter.") else -1


def _acted(written: Written, due: str, *, before_outcome: bool = False) -> bool:
    """Was anything played until the promise was due, or had it been announced?"""
    if written.pending:
        return True
    last = len(STEPS) if due == OVER else _number(due)
    for step, event in written.since:
        if before_outcome and event.kind == "outcome":
            return False
        if (event.kind in ACTS or is_alien(event.source)) and _number(step) <= last:
            return True
    return False


def is_alien(source: str) -> bool:
    """Has an alien done this? Not everything that aliens do is a use."""
    head = source.partition(".")[0]
    return facts.sheet_of(head) is not None or head in facts.avalon_aliens()


# ---- what happened --------------------------------------------------------------------------------------------


def _sum(written: Written, kinds: tuple[str, ...], seat: int, steps: tuple[str, ...], *fields: str) -> int:
    events = [event for step, event in written.since if step in steps and event.kind in kinds]
    return sum(event.data.get(one, 0) for event in events if event.data["seat"] == seat for one in fields)


def _lands(written: Written, case: Outlook, fate: Fate) -> bool | str:
    landed = [event for _, event in written.since if event.kind == "landed" and event.data["seat"] == fate.seat]
    if not any(event.data["planet"] == written.target for event in landed):
        return "it does not land"
    if fate.what == "colony":
        told = [
            event.data["foreign"]
            for _, event in written.since
            if event.kind == "colonies" and event.data["seat"] == fate.seat
        ]
        return told[:1] == [fate.number] or f"it has {told}"
    return True


def _loses(written: Written, case: Outlook, fate: Fate) -> bool | str:
    wanted = sum(one.number for one in case.fates if one.seat == fate.seat and one.what.startswith("loses"))
    events = [event for step, event in written.since if step in ("losses", "deal") and event.kind == "to_warp"]
    number = sum(event.data["ships"] for event in events if event.data["seat"] == fate.seat)
    if case.case == "no_deal" and number != wanted:  # F-STRIP-4: a colony given up with these ships strands others
        number -= _stranded(written, fate.seat, "deal")
    number += _stranded(written, fate.seat, "landing")
    return number == wanted or (any(one.what == "saves" for one in case.fates) and number == wanted - 1) or f"{number}"


def _stranded(written: Written, seat: int, where: str) -> int:
    """The ships that have no colony to return to."""
    events = [event for step, event in written.since if step == where and event.source in STRANDED]
    return sum(event.data["ships"] for event in events if event.kind == "to_warp" and event.data["seat"] == seat)


def _keeps(written: Written, case: Outlook, fate: Fate) -> bool | str:
    moved = _sum(written, ("to_warp",), fate.seat, ("losses",), "ships")
    return not moved or f"{moved} are lost"


def _home(written: Written, case: Outlook, fate: Fate) -> bool | str:
    number = _sum(written, ("ships_home",), fate.seat, ("losses", "landing"), "ships")
    return number == fate.number or f"{number}"


def _stays(written: Written, case: Outlook, fate: Fate) -> bool | str:
    return _loses(written, case, Fate(fate.seat, "loses", 0))


def _rewarded(written: Written, case: Outlook, fate: Fate) -> bool | str:
    wanted = sum(one.number for one in case.fates if one.seat == fate.seat and one.what in ("rewards", "spirit"))
    kinds = ("rewarded", "rewarded_with_rewards")
    number = _sum(written, kinds, fate.seat, ("rewards",), "ships", "cards", "rewards")
    return number >= wanted or f"{number} of {wanted}"


def _at_most(written: Written, case: Outlook, fate: Fate) -> bool | str:
    kinds = ("rewarded", "took") if fate.what == "some-rewards" else ("took", "gave")
    number = _sum(written, kinds, fate.seat, ("rewards", "compensation"), "ships", "cards", "number")
    return number <= fate.number or f"{number}"


def _paid(written: Written, case: Outlook, fate: Fate) -> bool | str:
    taken = [event for step, event in written.since if step == "compensation" and event.source in COMPENSATION]
    number = sum(event.data["number"] for event in taken if event.kind.startswith(("took", "gave")))
    return number == fate.number or f"{number}"


def _leaves(written: Written, case: Outlook, fate: Fate) -> bool | str:
    steps = {"overload": ("losses", "landing"), "struck": ("losses",)}.get(fate.what, ("landing",))
    number = _sum(written, ("to_warp",), fate.seat, steps, "ships")
    return number == fate.number or f"{number}"


def _anything(written: Written, case: Outlook, fate: Fate) -> bool | str:
    return True


DUE = {
    "colony": ("landing", _lands),
    "home-colony": ("landing", _lands),
    "more-ships": ("landing", _lands),
    "keeps": ("losses", _keeps),
    "rewards": ("rewards", _rewarded),
    "spirit": ("rewards", _rewarded),
    "loses": ("losses", _loses),
    "loses-colony": ("losses", _loses),
    "loses-nothing": ("losses", _loses),
    "stays": ("losses", _stays),
    "home": ("landing", _home),
    "compensation": ("compensation", _paid),
    "duplicity": ("landing", _leaves),
    "overload": ("landing", _leaves),
    "struck": ("losses", _leaves),
    "some-rewards": ("rewards", _at_most),
    "some-compensation": ("compensation", _at_most),
    "saves": ("losses", _anything),
}
"""When each fate is due, and what must have happened by then."""


# ---- many games -----------------------------------------------------------------------------------------------


def follow(monkeypatch: pytest.MonkeyPatch, games: Iterator[Session[Any]], encounters: int) -> Promises:
    """Play these games with bots until so many encounters are over; what was promised in them."""
    promises = Promises()
    emit = Game.emit

    def heard(self: Game, kind: str, source: str, private: Any = None, /, **data: Any) -> None:
        emit(self, kind, source, private, **data)
        if playing and self is playing[0].game and self.log:
            promises.hear(self, self.log[-1])

    playing: list[Session[Any]] = []
    monkeypatch.setattr(Game, "emit", heard)
    done = 0
    for number, game in enumerate(games):
        playing[:] = [game]
        promises.open, promises.closing = [], None
        promises.name = f"game {number}"
        bot, rng = make_bot(("random", "steady")[number % 2]), Rng.seeded("promises", number)
        while not game.over and done + game.state.encounters < encounters:
            promises.ask(game)
            decision = game.decisions[0]
            game.answer(decision, bot.choose(lambda d=decision, g=game: g.view(d.seat), decision, rng))  # type: ignore[misc]
        done += game.state.encounters
        if done >= encounters:
            break
    return promises
