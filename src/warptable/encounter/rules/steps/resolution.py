"""Resolution: the outcome is carried out, paid, and cleared away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Number
from ...model.cards import CardType
from ...model.places import BESIDE, GATE, WARP
from ...model.roles import DEFENSE, OFFENSE
from ...model.state import Result
from ...model.windows import Window
from ...verbs.cards import discard_slots, take_random
from ...verbs.ships import move
from ..deals import carry_out_deal
from ..hands import draw_cards
from ..losses import choose_losses, go_home, to_warp
from ..questions import gain_factor
from ..victory import GAME_END, check
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game

DEAL_LOSSES = 3


async def result(g: Game) -> str | None:
    """The outcome is known, nothing has moved."""
    outcome = _result(g)
    g.emit(
        "outcome",
        {"won": "F-REVEAL-4", "both_lost": "F-MORPH-3", "deal": "F-REVEAL-6"}.get(outcome.kind, "F-DEAL-11"),
        result=outcome.kind,
        winner=g.main(outcome.winner) if outcome.winner >= 0 else -1,
        side=outcome.winner,
        how=outcome.how,
        margin=outcome.margin,
        upset=outcome.upset,
    )
    await window(g, Window.RESOLUTION_START)
    await window(g, Window.FREE_7)
    return None if outcome.kind in ("deal", "deal_failed") else "resolution.losses"


def _result(g: Game) -> Result:
    assert g.e.result is not None
    return g.e.result


async def deal(g: Game) -> str:
    """F-RES-9, F-DEAL-10..15: a deal is carried out, or its failure costs three ships each."""
    e = g.e
    if _result(g).kind == "deal":
        await window(g, Window.DEAL_AGREED)
    if _result(g).kind == "deal":
        await carry_out_deal(g)
        await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-10")
        g.emit("deal_made", "F-DEAL-12", offense=e.offense, defense=e.defense)
    else:
        g.emit("deal_failed", "F-DEAL-11", offense=e.offense, defense=e.defense)
        await window(g, Window.DEAL_FAILED)
        if g.edition.losses_after_return:  # A-DEAL-15
            await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-15")
        await choose_losses(g, (e.offense, e.defense), DEAL_LOSSES, "F-DEAL-11")
        await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-15")
    check(g)
    return "resolution.spoils"


async def losses(g: Game) -> None:
    """F-RES-3, F-RES-6, F-MORPH-3: the losing side's ships go to the warp; bystanders stay (F-RES-4)."""
    e, ships = g.e, g.s.ships
    await window(g, Window.LOSSES)
    outcome = _result(g)
    lost: list[tuple[int, int, int]] = []
    if outcome.winner != OFFENSE:
        lost += [(seat, GATE, n) for seat, n in enumerate(ships[GATE]) if n]
    if outcome.winner != DEFENSE:
        if n := ships[e.target][e.defense]:
            lost.append((e.defense, e.target, n))
        lost += [(seat, BESIDE, n) for seat, n in enumerate(ships[BESIDE]) if n]
    if lost:
        await to_warp(g, lost, "F-RES-3" if outcome.winner == OFFENSE else "F-RES-6", by_result=True)


async def landing(g: Game) -> None:
    """F-RES-1, F-RES-5, F-RES-7: winners land, or stay; defensive allies go home."""
    e, ships = g.e, g.s.ships
    await window(g, Window.LEAVING)
    for seat, n in enumerate(ships[GATE]):
        if n:
            move(g, seat, GATE, e.target, n)
            g.emit("landed", "F-RES-1", seat=seat, planet=e.target, ships=n)
    for seat in g.order():
        if ships[BESIDE][seat]:
            await go_home(g, seat, BESIDE, ships[BESIDE][seat], "F-RES-7")
    check(g)


async def spoils(g: Game) -> None:
    """Ships have moved, compensation is not taken; runs after deals too."""
    await window(g, Window.SPOILS)


class Compensation:
    """One payment, about to be taken: `number` cards of `payer` for `receiver`."""

    __slots__ = ("number", "payer", "receiver")

    def __init__(self, receiver: int, payer: int, number: int) -> None:
        self.receiver = receiver
        self.payer = payer
        self.number = number


async def compensation(g: Game) -> None:
    """F-COMP-1..6: a main player who lost with a negotiate to an attack takes a card at random for each
    own ship lost to the warp."""
    outcome = _result(g)
    if outcome.kind != "won":
        return
    loser = 1 - outcome.winner
    if outcome.faces[loser] != CardType.NEGOTIATE or outcome.faces[outcome.winner] != CardType.ATTACK:
        return
    receiver, payer = g.main(loser), g.main(outcome.winner)
    payment = Compensation(receiver, payer, g.e.lost[receiver] * gain_factor(g, receiver))
    if not payment.number or not g.seats[payer].hand:
        return
    await window(g, Window.COMPENSATION, payment)
    number = 0 if g.e.no_gains else min(payment.number, len(g.seats[payer].hand))
    if number and g.edition.compensation_optional:  # A-COMP-1, A-COMP-5
        number = await Number(receiver, "compensation", "F-COMP-2", 0, number, number)
    if number:
        take_random(g, receiver, payer, number, "F-COMP-2")
        await window(g, Window.TAKEN, payment)


async def rewards(g: Game) -> None:
    """F-REWARD-1..5: each defensive ally of a winning defense fixes its mix of ships and cards, one for each
    ship it committed; only then is anything drawn."""
    outcome = _result(g)
    if outcome.kind != "won" or outcome.winner != DEFENSE or g.e.no_gains:
        return
    await window(g, Window.REWARDS)
    due = [(seat, g.e.committed[seat] * gain_factor(g, seat)) for seat in g.allies(DEFENSE)]
    splits = [(seat, *(await _split(g, seat, number))) for seat, number in due]
    for seat, ships, cards in splits:
        g.emit("rewarded", "F-REWARD-1", seat=seat, ships=ships, cards=cards)
        if ships:
            await go_home(g, seat, WARP, ships, "F-REWARD-3")
            await window(g, Window.FROM_WARP)
        if cards:
            await draw_cards(g, seat, cards, "F-REWARD-2")
    check(g)


async def _split(g: Game, seat: int, number: int) -> tuple[int, int]:
    """How many rewards are ships from the warp, how many cards (F-REWARD-2); all of them (F-REWARD-4)."""
    in_warp = g.s.ships[WARP][seat] if g.colonies(seat) else 0
    most = min(number, in_warp)
    ships = await Number(seat, "reward-ships", "F-REWARD-2", 0, most) if most else 0
    cards = number - ships
    if cards and g.edition.rewards_optional:  # A-REWARD-2
        cards = await Number(seat, "reward-cards", "F-REWARD-2", 0, cards, cards)
    return ships, cards


async def aftermath(g: Game) -> str | None:
    """Everything is paid; effects of the result. Victory claims made in this encounter end the game now."""
    await window(g, Window.AFTERMATH)
    check(g)
    return GAME_END if g.s.claims else None


async def discard(g: Game) -> None:
    """F-RES-10: both encounter cards are discarded."""
    await window(g, Window.DISCARDING)
    used = list(g.e.slots)
    discard_slots(g)
    await window(g, Window.CARDS_DISCARDED, used)
