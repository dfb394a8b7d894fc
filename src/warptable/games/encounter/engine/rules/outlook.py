"""What an encounter with open cards comes to now, and what that brings every seat: by the rules, with everything that
is in force so far, and from what everybody knows. What is played later may change it, and then it is reckoned anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..model.encounter import Result
from ..model.outlook import Fate, Outlook
from ..model.places import BESIDE, GATE
from ..model.roles import DEFENSE, OFFENSE
from ..model.windows import W
from .deals import parties_of
from .dues import compensation_due, cost_of_failing, rewarded_side, rewards_of, turned
from .faceup import faceup_rules, faceup_uses
from .losses import losable
from .questions import needs_no_card
from .reckoning import decided
from .rewards import no_gains
from .standing import CardRule
from .totals import faces, fight, outcome

if TYPE_CHECKING:
    from ..game import Game

ENCOUNTERS_A_TURN = 2
REVEALED = (W.REVEALED_CARD, W.REVEALED_VALUE, W.REVEALED_TOTAL)
"""The moments at which open cards and totals are changed."""


def foreseen(g: Game) -> Result | None:
    """The result: the one that is declared, or what the open cards come to now. None: a card is missing, or the text of
    an open one is still to be carried out before that can be said."""
    e = g.e
    if e.result is not None:
        return e.result
    if not e.revealed or min(e.slots) < 0 or any(_acts(g, seat) for seat in (e.offense, e.defense)):
        return None
    return outcome(g)


def _acts(g: Game, seat: int) -> bool:
    """Does an open card of this seat still change what the cards count as?"""
    return any(True for window in REVEALED for _ in faceup_uses(g, seat, window, None))


def outlooks(g: Game) -> tuple[Outlook, ...]:
    """How the encounter may end, once the cards lie open: in one way only if that does not hang on totals that may
    still change; empty if nothing can be said."""
    e, result = g.e, foreseen(g)
    sure = e.result is not None
    if result is None or not e.revealed or e.target < 0 or e.defense < 0:
        return ()
    match result.kind:
        case "won" if sure or _is_settled(g):
            return (_won(g, result, sure=sure),)
        case "won":
            won = [Result("won", side, "totals", faces=result.faces) for side in (OFFENSE, DEFENSE)]
            return tuple(_won(g, one, sure=False) for one in won)
        case "both_lost":
            return (Outlook("both_lost", sure, tuple(_foretold(g, result, [*_all_lost(g)]))),)
        case "deal" if e.terms:
            granted = [term for term in e.terms if term.kind == "colony"]
            landing = [term.receiver for term in granted if _is_new(g, term.receiver, term.planet)]
            return (Outlook("deal", True, tuple(_again(g, landing))),)
        case "deal" | "deal_failed":
            failed = Outlook("no_deal", result.kind == "deal_failed", tuple(_no_deal(g)))
            return (failed,) if failed.sure else (failed, Outlook("any_deal", False, tuple(_again(g, []))))
    return ()


def _is_settled(g: Game) -> bool:
    """Is it won whatever the totals are?"""
    now = fight(g)
    return decided(faces(g), now.modifiers, None, now.automatic) is not None


# ---------------------------------------------------------------- won and lost


def _won(g: Game, result: Result, *, sure: bool) -> Outlook:
    winner = result.winner
    found = [*(_offense_wins(g, result) if winner == OFFENSE else _defense_wins(g, result))]
    if winner == OFFENSE:
        found += _again(g, [fate.seat for fate in found if fate.what == "colony"])
    payment = None if no_gains(g) else compensation_due(g, result, *_more_lost(g, result))
    if payment is not None and payment.number:
        some = "some-" if g.edition.compensation_optional else ""
        found.append(Fate(payment.receiver, f"{some}compensation", payment.number))
    _foretold(g, result, found)
    if payment is not None:
        found = [_as_held(fate, len(g.hand(payment.payer))) for fate in found]
        found = [fate for fate in found if fate.number or fate.what != "compensation"]
    return Outlook(("offense", "defense")[winner], sure, tuple(found))


def _foretold(g: Game, result: Result, found: list[Fate]) -> list[Fate]:
    """What the texts of open cards make of it."""
    for card, foretell in faceup_rules(g, CardRule.FORETELLS):
        foretell(card, result, found)
    return found


def _as_held(fate: Fate, held: int) -> Fate:
    """F-COMP-4: no more cards are paid than there are."""
    return fate._replace(number=min(fate.number, held)) if fate.what == "compensation" else fate


def _offense_wins(g: Game, result: Result) -> Iterator[Fate]:
    """F-RES-1..3: everybody on the gate lands; the defense and its allies lose their ships. N-RETREAT-5: retreating,
    the defense's own ships stay, those of its allies go home."""
    gate, due, rewards = g.s.ships[GATE], dict(rewards_of(g, OFFENSE)), _rewards(g)
    for seat in _attackers(g):
        if turned(g) is None or seat == g.e.offense:
            yield _landing(g, seat)
        else:
            yield Fate(seat, "home" if g.has_colonies(seat) else "loses", gate[seat])
            if due.get(seat) and not no_gains(g):
                yield Fate(seat, rewards, due[seat])
    own = g.s.ships[g.e.target][g.e.defense]
    lost = "stays" if result.retreated else "loses-colony"
    yield Fate(g.e.defense, lost, own) if own else Fate(g.e.defense, "loses-nothing")
    for seat, number in _helpers(g):
        yield Fate(seat, "home" if result.retreated and g.has_colonies(seat) else "loses", number)


def _defense_wins(g: Game, result: Result) -> Iterator[Fate]:
    """F-RES-5..8: the planet stays as it is, the gate is lost, helpers go home and are rewarded."""
    yield Fate(g.e.defense, "keeps")
    due, rewards, lands = dict(rewards_of(g, DEFENSE)), _rewards(g), rewarded_side(g) != DEFENSE
    for seat in g.allies(DEFENSE):
        if lands and g.s.ships[BESIDE][seat] and not result.retreated:
            yield _landing(g, seat)
        elif not lands and due[seat] and not no_gains(g):
            yield Fate(seat, rewards, due[seat])
    for seat in _attackers(g):
        home = result.retreated and g.has_colonies(seat)  # F-STRIP-4
        yield Fate(seat, "home" if home else "loses", g.s.ships[GATE][seat])


def _rewards(g: Game) -> str:
    """A-REWARD-2: what may be refused is due at most."""
    return "some-rewards" if g.edition.rewards_optional else "rewards"


def _all_lost(g: Game) -> Iterator[Fate]:
    """F-MORPH-3, N-KICK-11: all ships in the encounter are lost."""
    for seat in _attackers(g):
        yield Fate(seat, "loses", g.s.ships[GATE][seat])
    if own := g.s.ships[g.e.target][g.e.defense]:
        yield Fate(g.e.defense, "loses-colony", own)
    for seat, number in _helpers(g):
        yield Fate(seat, "loses", number)


def _attackers(g: Game) -> list[int]:
    """Everybody with ships on the gate, the offense first."""
    gate = g.s.ships[GATE]
    return [seat for seat in (g.e.offense, *g.clockwise(g.e.offense)) if gate[seat]]


def _helpers(g: Game) -> list[tuple[int, int]]:
    """(seat, ships) beside the planet."""
    return [(seat, number) for seat, number in enumerate(g.s.ships[BESIDE]) if number]


def _landing(g: Game, seat: int) -> Fate:
    """F-RES-2: a new foreign colony moves the marker."""
    if g.s.ships[g.e.target][seat]:
        return Fate(seat, "more-ships")
    if _is_new(g, seat, g.e.target):
        return Fate(seat, "colony", g.seats[seat].foreign + 1)
    return Fate(seat, "home-colony")


def _is_new(g: Game, seat: int, planet: int) -> bool:
    """Would this be one more foreign colony?"""
    return g.s.home_of[planet] != seat and not g.s.ships[planet][seat]


def _more_lost(g: Game, result: Result) -> tuple[int, int | None]:
    """The ships that the losing main player has in the encounter and loses by its result; and how often each is
    reckoned then: once if the power that says otherwise is lost with the planet (F-POWER-1)."""
    if result.retreated:
        return 0, None
    side = 1 - result.winner
    seat, number = g.main(side), g.own_ships(side)
    at_home = side == DEFENSE and number and g.s.home_of[g.e.target] == seat
    return number, 1 if at_home and g.seats[seat].home - 1 < g.edition.home_for_power else None


# ---------------------------------------------------------------- what follows


def _again(g: Game, landing: list[int]) -> Iterator[Fate]:
    """F-SECOND-1, F-GOAL-9: after a success in its first encounter the offense may have another one, unless the game
    ends with this one: by what was claimed, or by the colonies that these seats found. One that was put in leads back
    to the outer one."""
    e, goal = g.e, g.edition.colonies_to_win
    over = bool(g.s.claims) or any(g.seats[seat].foreign + 1 >= goal for seat in landing)
    if e.number < ENCOUNTERS_A_TURN and not e.outer and not over:
        needs = g.edition.second_needs_card and not needs_no_card(g, e.offense)
        yield Fate(e.offense, "again", int(needs))


def _no_deal(g: Game) -> Iterator[Fate]:
    """F-DEAL-11: what the parties lose if they do not agree; nobody loses more than there is."""
    cost = cost_of_failing(g)
    for seat in parties_of(g):
        number = min(cost[seat], sum(ships for _, ships in losable(g, seat)))
        if not g.has_colonies(seat):  # F-STRIP-4: what is left on the gate cannot go home
            number = max(number, g.s.ships[GATE][seat])
        yield Fate(seat, "loses", number) if number else Fate(seat, "loses-nothing")
