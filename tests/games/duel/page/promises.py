"""What the stage of Duel promises against what happens: who would win by the clouts, who has the ship advantage after a
volley, who has won by being alone, and that a duel starts over. A promise stands until somebody uses or plays
something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from warptable.bots import make_bot
from warptable.games.duel.engine import facts
from warptable.games.duel.engine.model.state import State
from warptable.games.duel.engine.rules.reckoning import ADVANTAGE
from warptable.games.duel.page.scene.build import clouts_of, fought_in, with_advantage
from warptable.kernel import Event, Rng, Session

ACTS = frozenset({"used", "reinforced", "plan_replaced", "modified", "took_back", "envoy_revealed"})
DECIDES = {
    "ahead": ("won", "restarted", "game_over"),
    "alone": ("won", "restarted", "plan_revealed", "game_over"),
    "nobody": ("won", "restarted", "plan_revealed", "game_over"),
    "advantage": ("clouts", "won", "restarted", "game_over"),
}
"""The events by which each promise is kept or broken."""


@dataclass
class DuelPromises:
    open: list[tuple[str, int]] = field(default_factory=list)
    kept: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    name: str = ""

    def look(self, session: Session[State]) -> None:
        """What the page says at a question."""
        frame = session.state.frame
        if frame is None or frame.result is not None:
            return
        if (reckoned := clouts_of(session)) is not None:
            self.open.append(("ahead", reckoned[1]))
        view = session.view(None)
        fought = with_advantage(session, fought_in(session.log, view))
        if fought.damage is None or frame.revealed or frame.planet < 0:
            return
        left = [max(0, fought.before[seat] - fought.damage[seat] - fought.riposte[seat]) for seat in (0, 1)]
        if all(left):
            self.open.append(("advantage", fought.advantaged))
        else:
            self.open.append(("alone", int(not left[0])) if any(left) else ("nobody", -1))

    def hear(self, event: Event) -> None:
        head = event.source.partition(".")[0]
        if event.kind in ACTS or head in facts.aliens() or head in facts.envoys():
            self.open = []
            return
        still = []
        for what, seat in self.open:
            if event.kind not in DECIDES[what]:
                still.append((what, seat))
            elif _is_kept(what, seat, event):
                self.kept[what] += 1
            else:
                self.broken.append(f"{self.name}: {what} {seat}, but {event}")
        self.open = still


def _is_kept(what: str, seat: int, event: Event) -> bool:
    if what == "ahead":
        return event.kind == "won" and event.data["seat"] == seat
    if what == "alone":
        return event.kind == "won" and (event.data["how"], event.data["seat"]) == ("ships", seat)
    if what == "nobody":
        return event.kind == "restarted"
    if event.kind != "clouts":
        return False
    trails = event.data["trails"]
    having = [any(source == ADVANTAGE and amount for _, source, amount in trail) for trail in trails]
    return having == [seat == 0, seat == 1] or (not any(having) and seat >= 0 and _is_worthless(trails, seat))


def _is_worthless(trails: Any, seat: int) -> bool:
    """Has the seat the advantage, of 0?"""
    return any(source == ADVANTAGE for _, source, _ in trails[seat])


def follow_duels(games: Iterator[Session[Any]], duels: int) -> DuelPromises:
    """Play these games with bots until so many duels and contests are over."""
    promises, done = DuelPromises(), 0
    for number, game in enumerate(games):
        promises.name, promises.open = f"game {number}", []
        bot, rng = make_bot(("random", "steady")[number % 2], "duel"), Rng.seeded("duel promises", number)
        while not game.over and done < duels:
            promises.look(game)
            told, decision = len(game.log), game.decisions[0]
            game.answer(decision, bot.choose(lambda d=decision, g=game: g.view(d.seat), decision, rng))  # type: ignore[misc]
            for event in game.log[told:]:
                promises.hear(event)
                done += event.kind == "won"
        if done >= duels:
            break
    return promises
