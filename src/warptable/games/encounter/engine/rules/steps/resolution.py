"""Resolution: the outcome is carried out, paid, and cleared away."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from warptable.kernel import Number, Pick, PickSome
from warptable.kernel.moments import NO_WAIT

from ...model import prompts
from ...model.constraints import Added, AtStake, Due
from ...model.encounter import Result
from ...model.occurrences import CardsTaken, Compensation, DealFailed, EncounterCards, Gains
from ...model.places import BESIDE, GATE
from ...model.roles import DEFENSE, OFFENSE
from ...model.windows import W
from ...verbs.cards import give
from ...verbs.encounter import count_engaged
from ...verbs.knowledge import show_hand
from ...verbs.ships import move
from ...verbs.slots import discard_slots
from ...verbs.stores import clear_planets
from ...verbs.talks import end_talks
from ..deals import break_if_empty, carry_out_deal, parties_of
from ..dues import compensation_due, cost_of_failing, rewarded_side, rewards_of, turned
from ..faceup import faceup_rules
from ..losses import choose_losses, go_home, to_warp
from ..rewards import no_gains, pay
from ..standing import CardRule, Rule
from ..taking import explode, take_cards
from ..victory import GAME_END, check
from ..windows import after, window, windows

if TYPE_CHECKING:
    from ...game import Game


def result(g: Game) -> Awaitable[None]:
    """The outcome is known, nothing has moved."""
    outcome = _result(g)
    count_engaged(g)
    g.emit(
        "outcome",
        _rule_of(outcome),
        result=outcome.kind,
        winner=g.main(outcome.winner) if outcome.winner >= 0 else -1,
        side=outcome.winner,
        how=outcome.how,
        margin=outcome.margin,
        upset=outcome.upset,
    )
    return windows(g, W.RESOLUTION_START, W.FREE_7)


RULES_OF = {"declared": "F-GOAL-7", "retreat": "N-RETREAT-2", "kicker": "N-KICK-11"}


def _rule_of(outcome: Result) -> str:
    """The rule by which it came out so."""
    if outcome.how in RULES_OF:
        return RULES_OF[outcome.how]
    if outcome.kind == "won":
        return "F-REVEAL-5" if outcome.how == "faces" else "F-REVEAL-4"
    return {"both_lost": "F-MORPH-3", "deal": "F-REVEAL-6"}.get(outcome.kind, "F-DEAL-11")


def _result(g: Game) -> Result:
    assert g.e.result is not None
    return g.e.result


def deal(g: Game) -> Awaitable[str] | str:
    """F-RES-9: a deal, made or failed, is settled without the losses and landings of a fight."""
    return _deal(g) if _result(g).kind in ("deal", "deal_failed") else "resolution.losses"


async def _deal(g: Game) -> str:
    """F-DEAL-10..15: what was agreed is carried out, or failing costs three ships each."""
    e = g.e
    if _result(g).kind == "deal":
        await window(g, W.DEAL_AGREED)
        if _result(g).kind == "deal":
            break_if_empty(g)
    if _result(g).kind == "deal":
        await carry_out_deal(g)
        await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-10")
        g.emit("deal_made", "F-DEAL-12", offense=e.offense, defense=e.defense)
    else:
        g.emit("deal_failed", "F-DEAL-11", offense=e.offense, defense=e.defense)
        failed = DealFailed(cost_of_failing(g))
        await window(g, W.DEAL_FAILED, failed)
        if g.edition.losses_after_return:  # A-DEAL-15
            await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-15")
        await choose_losses(g, parties_of(g), failed.losses, "F-DEAL-11")
        await go_home(g, e.offense, GATE, g.s.ships[GATE][e.offense], "F-DEAL-15")
    await check(g)
    return "resolution.spoils"


def losses(g: Game) -> Any:
    """The losing side's ships go to the warp."""
    return after(window(g, W.LOSSES), _losses, g)


def _losses(g: Game) -> Awaitable[None]:
    """F-RES-3, F-RES-6, F-MORPH-3: the losing side's ships go to the warp; bystanders stay (F-RES-4). A side that
    retreats loses none (N-RETREAT-2)."""
    e, ships = g.e, g.s.ships
    outcome = _result(g)
    if outcome.retreated:
        return NO_WAIT
    lost: list[tuple[int, int, int]] = []
    if outcome.winner != OFFENSE:
        lost += [(seat, GATE, n) for seat, n in enumerate(ships[GATE]) if n]
    if outcome.winner != DEFENSE:
        if n := ships[e.target][e.defense]:
            lost.append((e.defense, e.target, n))
        lost += [(seat, BESIDE, n) for seat, n in enumerate(ships[BESIDE]) if n]
    rule = {OFFENSE: "F-RES-3", DEFENSE: "F-RES-6"}.get(outcome.winner, _rule_of(outcome))
    return to_warp(g, lost, rule, by_result=True)


def landing(g: Game) -> Any:
    """The winners' ships leave the encounter."""
    return after(window(g, W.LEAVING), _landing, g)


def _landing(g: Game) -> Awaitable[None]:
    """F-RES-1, F-RES-5: winners land, or stay."""
    e, ships = g.e, g.s.ships
    if _result(g).retreated and _result(g).winner == DEFENSE:
        return _offense_home(g)
    if turned(g) is not None and _result(g).winner == OFFENSE:
        return _offense_lands_alone(g)
    for seat, n in enumerate(ships[GATE]):
        if n:
            move(g, seat, GATE, e.target, n)
            g.emit("landed", "F-RES-1", seat=seat, planet=e.target, ships=n)
    if any(ships[BESIDE]):
        return _allies_home(g)
    return check(g)


async def _offense_lands_alone(g: Game) -> None:
    """The allies of a winning offense are rewarded instead and take their ships home."""
    e, gate = g.e, g.s.ships[GATE]
    if n := gate[e.offense]:
        move(g, e.offense, GATE, e.target, n)
        g.emit("landed", "F-RES-1", seat=e.offense, planet=e.target, ships=n)
    for seat in g.order():
        if gate[seat]:
            await go_home(g, seat, GATE, gate[seat], "F-RES-1")
    await _allies_home(g)


async def _offense_home(g: Game) -> None:
    """N-RETREAT-5: a retreating offense and its allies take their ships back to colonies."""
    gate = g.s.ships[GATE]
    for seat in g.order():
        if gate[seat]:
            await go_home(g, seat, GATE, gate[seat], "N-RETREAT-5")
    await _allies_home(g)


async def _allies_home(g: Game) -> None:
    """F-RES-7: defensive allies go home; they do not land on the planet, unless the gains of allies are turned."""
    beside = g.s.ships[BESIDE]
    lands = turned(g) is not None and _result(g).winner == DEFENSE
    for seat in g.order():
        if n := beside[seat] if lands else 0:
            move(g, seat, BESIDE, g.e.target, n)
            g.emit("landed", "F-RES-1", seat=seat, planet=g.e.target, ships=n)
        elif beside[seat]:
            await go_home(g, seat, BESIDE, beside[seat], "F-RES-7")
    await check(g)


def spoils(g: Game) -> Awaitable[None]:
    """Ships have moved, compensation is not taken; runs after deals too."""
    return window(g, W.SPOILS)


def compensation(g: Game) -> Awaitable[None]:
    """F-COMP-1..6: a main player who lost with a negotiate to an attack is due a card for each own ship lost."""
    payment = compensation_due(g, _result(g))
    return _compensate(g, payment) if payment is not None and payment.number and not no_gains(g) else NO_WAIT


async def _compensate(g: Game, payment: Compensation) -> None:
    """F-COMP-2, F-COMP-4, F-COMP-5: the cards are taken at random, all of them if there are too few."""
    await window(g, W.COMPENSATION, payment)
    receiver, payer = payment.receiver, payment.payer
    there = [card for card in g.seats[payer].hand if card not in payment.shielded]
    number = 0 if no_gains(g) else min(payment.number, len(there))
    if number and g.edition.compensation_optional:  # A-COMP-1, A-COMP-5
        number = await Number(receiver, prompts.COMPENSATION, "F-COMP-2", 0, number, number, {"victim": payer})
    if not number:
        return
    if payment.picker >= 0:
        taken = await _picked(g, payment, there, number)
        give(g, payer, receiver, taken, "F-COMP-2")
        await window(g, W.TAKEN, CardsTaken(receiver, payer, taken, payment.picker))
    else:
        taken = await take_cards(g, receiver, payer, number, "F-COMP-2", payment.shielded, sorting=True)
    await window(g, W.GAINS, Gains(receiver, taken))
    if payment.picker != payer:  # N-RIFT-5: what the payer picks is given
        await explode(g, receiver, taken)


async def _picked(g: Game, payment: Compensation, there: list[int], number: int) -> list[int]:
    """The payer picks from its own hand; whoever else picks sees that hand and names faces, for the numbers of cards
    are the handles of their holder."""
    picker, payer = payment.picker, payment.payer
    if picker == payer:
        return list(await PickSome(picker, prompts.COMPENSATION_CARDS, "F-COMP-2", there, number, number))
    show_hand(g, payer, picker, "F-COMP-2")
    taken: list[int] = []
    while len(taken) < number:
        left = {g.s.faces[card]: card for card in there if card not in taken}
        face = await Pick(
            picker, prompts.COMPENSATION_FACE, "F-COMP-2", sorted(left), about={"victim": payer}, secret=True
        )
        taken.append(left[face])
    return taken


def rewards(g: Game) -> Awaitable[None]:
    """F-REWARD-1, F-REWARD-5: the defensive allies of a winning defense are rewarded, for each ship they committed; and
    whoever a card or a standing rule grants something."""
    outcome = _result(g)
    due: list[tuple[int, int, str]] = []
    turning, rewarded = turned(g), rewarded_side(g)
    if outcome.kind == "won" and outcome.winner == rewarded:
        source = "F-REWARD-1" if turning is None else turning.source
        due = [(seat, number, source) for seat, number in rewards_of(g, rewarded)]
    due += [(held.seat, held.rewards, held.source) for held in g.e.all_of(Due)]
    for card, granted in faceup_rules(g, CardRule.GRANTS_REWARDS):
        due += [(seat, number, card.source) for seat, number in granted(card)]
    if g.asks(Rule.GRANTS_REWARDS):
        for power, grants in g.standing(Rule.GRANTS_REWARDS):
            due += [(seat, number, power.source) for seat, number in grants(power)]
    return pay(g, due) if due else NO_WAIT


def aftermath(g: Game) -> Any:
    """Everything is paid; effects of the result."""
    return after(window(g, W.AFTERMATH), _check, g)


def _check(g: Game) -> Any:
    return after(check(g), _claims, g)


def _claims(g: Game) -> str | None:
    """F-GOAL-9: victory claims made in this encounter end the game when everything is paid."""
    return GAME_END if g.s.claims else None


def discard(g: Game) -> Any:
    """The encounter cards leave the table."""
    return after(window(g, W.DISCARDING), _discard, g)


def _discard(g: Game) -> Awaitable[None]:
    """F-RES-10: both encounter cards are discarded."""
    used = g.e.slots
    discard_slots(g)
    end_talks(g)
    for stake in g.e.all_of(AtStake):
        if _defense_lost(g):
            clear_planets(g, [stake.card], stake.source)
    added = [extra.card for extra in g.e.all_of(Added) if g.s.faces[extra.card] == extra.face]
    return window(g, W.CARDS_DISCARDED, EncounterCards(used, added))


def _defense_lost(g: Game) -> bool:
    """Did the defense lose a fight, alone or with the offense?"""
    outcome = _result(g)
    return outcome.kind == "both_lost" or (outcome.kind == "won" and outcome.winner == OFFENSE)
