"""What duels and contests have in common (D-CNT-09): envoys, plans, reinforcements, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import PASS, Pick, PickSome

from ...model import prompts
from ...model.frame import Result
from ...model.occurrences import Revealed
from ...model.windows import W
from ...verbs import envoys as envoy_verbs
from ...verbs import frame as frames
from .. import reckoning
from ..clout import bout_of
from ..effects import carry_out
from ..hands import need_card
from ..standing import Rule
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

REVEALING = 1 << W.REVEAL_BEFORE | 1 << W.REVEALED
"""The windows about the reveal of plans, as bits."""


def envoys(g: Game) -> Any:
    """D-D03-01..03, D-CNT-02: leader, then straggler, may reveal facedown allies; asked exactly if there is one."""
    for envoy in g.s.envoys:
        if envoy.ally >= 0 and not envoy.up:
            return _envoys(g)
    return window(g, W.ENVOYS_DONE)


async def _envoys(g: Game) -> None:
    for seat in g.order():
        facedown = [envoy.icon for envoy in g.allies(seat) if not envoy.up]
        if facedown:
            for icon in await _to_reveal(seat, facedown):
                envoy_verbs.turn_up(g, g.envoy(icon))
                await window(g, W.ENVOY_REVEALED, Revealed(seat, icon))
    await window(g, W.ENVOYS_DONE)


async def _to_reveal(seat: int, facedown: list[str]) -> list[str]:
    if len(facedown) > 1:
        return list(await PickSome(seat, prompts.REVEAL_ENVOY, "D-D03-01", facedown, 0, len(facedown)))
    answer = await Pick(seat, prompts.REVEAL_ENVOY, "D-D03-01", ["wait", "reveal"])
    return facedown if answer == "reveal" else []


def prepare(g: Game) -> Any:
    """Before plans are chosen: the text of the card, in the first round; then those of the seats. Whoever has no card
    draws up (D-HAND-05)."""
    if g.card.before_plans or g.is_active(W.PLANS_BEFORE):
        return _prepare(g)
    for seat in g.order():
        need_card(g, seat)
    return None


async def _prepare(g: Game) -> None:
    card = g.card
    if card.before_plans and g.frame.round == 1:
        await carry_out(g, g.s.leader, card.before_plans, card.id)
    await window(g, W.PLANS_BEFORE)
    for seat in g.order():
        need_card(g, seat)


def reveal(g: Game) -> Any:
    """D-D07-01, D-CNT-04, D-GAP-31: plans are turned up; what several cards make is settled before any comparison."""
    if g.active & REVEALING or any(len(laid.cards) > 1 for laid in g.frame.laid):
        return _reveal(g)
    frames.reveal_plans(g)
    for seat, laid in enumerate(g.frame.laid):
        frames.build(g, seat, laid.cards, -1, 0)
    return None


async def _reveal(g: Game) -> str | None:
    await window(g, W.REVEAL_BEFORE)
    frames.reveal_plans(g)
    for seat in g.order():
        await _build(g, seat)
    await window(g, W.REVEALED)
    if g.frame.result is None:
        return None
    return "duel.prize" if g.frame.kind == "duel" else "contest.effect"


async def _build(g: Game, seat: int) -> None:
    """What the plans of one seat count as."""
    laid = g.frame.laid[seat].cards
    if len(laid) < 2:
        frames.build(g, seat, laid, -1, 0)
        return
    breeds, halves = g.rule_for(seat, Rule.BREEDS, False), g.rule_for(seat, Rule.HALVES, False)
    options = arrangements(laid, breeds=breeds, halves=halves)
    tens, ones, half = await Pick(seat, prompts.BUILD, "D-GAP-31", options)
    main = (tens,) if ones < 0 else (tens, ones)
    slot = reckoning.Slot(tuple(g.face(card).value for card in main))
    frames.build(g, seat, main, half, reckoning.printed(slot))


def arrangements(laid: Sequence[int], *, breeds: bool, halves: bool) -> list[tuple[int, int, int]]:
    """All ways in which two or three cards count: (tens, ones, half) with -1 for none. Every card has a use."""
    found = []
    if halves and len(laid) == 2:
        found += [(main, -1, other) for main in laid for other in laid if other != main]
    if breeds:
        for tens in laid:
            for ones in laid:
                rest = [card for card in laid if card not in (tens, ones)]
                if tens != ones:
                    found.append((tens, ones, rest[0] if rest else -1))
    return found


def reinforce(g: Game) -> Any:
    """D-D08-01, D-REI-03..07, D-CNT-05: leader first, alternately, until both have passed one after the other."""
    if g.uniform or g.reinforcements(0) or g.reinforcements(1):
        return _reinforce(g)
    for seat in g.order():
        g.emit("no_reinforcement", "D-REI-05", seat=seat)
    return None


async def _reinforce(g: Game) -> None:
    seat, passes = g.s.leader, 0
    while passes < 2:
        passes = 0 if await _play(g, seat) else passes + 1
        seat = 1 - seat


async def _play(g: Game, seat: int) -> bool:
    """One reinforcement of this seat, if it has and wants one. By being asked nobody shows what they hold (uniform)."""
    options: list[Any] = [PASS]
    if seat not in g.frame.silent:
        options += [(card, on) for card in g.reinforcements(seat) for on in (seat, 1 - seat)]
        might = g.uniform and bool(g.seats[seat].hand)
        if len(options) > 1 or might:
            answer = await Pick(seat, prompts.REINFORCE, "D-REI-03", options, secret=True)
            if answer != PASS:
                frames.play_reinforcement(g, seat, answer[0], answer[1], "D-REI-03")
                return True
    g.emit("no_reinforcement", "D-REI-05", seat=seat)
    return False


def winner(g: Game) -> None:
    """D-D09-01..03, D-CNT-06: clouts are compared."""
    bout = bout_of(g)
    clouts = [reckoning.clout(bout, seat) for seat in (0, 1)]
    values = (clouts[0].value, clouts[1].value)
    if g.log is not None:
        trails = [[[int(part.layer), part.source, part.amount] for part in one.trail] for one in clouts]
        g.emit("clouts", "D-D09-01", clouts=list(values), trails=trails)
    seat = reckoning.victor(bout, values)
    source = "D-D09-03" if values[0] == values[1] else "D-D09-02"
    shown = (reckoning.printed(bout.slots[0]), reckoning.printed(bout.slots[1]))
    frames.decide(g, Result(seat, 1 - seat, "clout", values, shown), source)
