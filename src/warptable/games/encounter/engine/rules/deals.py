"""Deals: the talks, and carrying out what was agreed.

A proposal is a set of terms. The parties take turns; each may accept what lies on the table, refuse and
break off, or make a proposal of its own, a limited number of times. A table may add a clock (F-DEAL-2); when it
runs out, the table answers `TIME_OUT`, which nobody else is offered.
Cards are named by their giver, and naming shows them to the partner, for the promise binds; or a number
of cards is asked for, taken at random.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from warptable.kernel import Compose, Distribute, Option

from ..model import prompts
from ..model.encounter import Term
from ..model.places import AIR, GATE, WARP
from ..verbs import cards as card_verbs
from ..verbs import knowledge
from ..verbs.encounter import agree, fail_deal
from ..verbs.ships import move
from .faceup import faceup_rules
from .losses import go_home
from .moving import gather
from .standing import CardRule, Rule
from .victory import check

if TYPE_CHECKING:
    from ..game import Game

ACCEPT, REFUSE, PROPOSE, WAIT = "accept", "refuse", "propose", "wait"
TIME_OUT = ("time-out",)
"""The answer when the time for the deal is up: nobody has broken off."""
DEAL_LOSSES = 3
"""Ships that each party loses if the talks fail (F-DEAL-11)."""
ASK_REWARDS = "ask-rewards"
"""Asking for cards with the reward back; `ask` is for cosmic ones."""
ORDER = ("give", "ask", ASK_REWARDS, "grant", "want", "free")  # the order in which the parts of a proposal are picked


def parties_of(g: Game) -> tuple[int, ...]:
    """Who tries to make a deal: the main players, unless an effect says otherwise."""
    e = g.e
    return (e.offense, e.defense) if e.talks is None else e.talks.parties


async def talk(g: Game) -> None:
    """Alternating proposals, the offense first, until terms are agreed or the deal fails."""
    e = g.e
    parties = (e.offense, e.defense)
    more = sum([answer(card) for card, answer in faceup_rules(g, CardRule.MORE_OFFERS)])
    left = dict.fromkeys(parties, g.edition.offers_each + more)
    standing: tuple[Term, ...] = ()
    turn = 0
    waited = False  # the first speaker left it to the other to propose something
    while True:
        seat, partner = parties[turn], parties[1 - turn]
        about: dict[str, Any] = {"partner": partner, "offers_left": left[seat], "terms": describe(standing)}
        picks = await Compose(
            seat,
            prompts.DEAL,
            "F-DEAL-3",
            grammar(g, seat, partner, bool(standing), left[seat] > 0, not standing and not waited),
            about,
            time_out=TIME_OUT,
        )
        if picks[0] == ACCEPT:
            g.emit("deal_agreed", "F-DEAL-3", seat=seat, other=partner)
            return agree(g, standing)
        if picks[0] == WAIT:
            waited = True
            turn = 1 - turn
            continue
        if picks[0] == REFUSE:
            g.emit("deal_refused", "F-DEAL-11", seat=seat, other=partner)
            return fail_deal(g, "faces")
        if picks == TIME_OUT:
            g.emit("deal_timed_out", "F-DEAL-11", seat=seat, other=partner)
            return fail_deal(g, "time")
        left[seat] -= 1
        standing = terms_of(seat, partner, _known_first(g, seat, partner, picks))
        _announce(g, seat, partner, standing)
        turn = 1 - turn


def grammar(
    g: Game, seat: int, partner: int, may_accept: bool, may_offer: bool, may_wait: bool = False
) -> Callable[[list[Option]], Sequence[Option]]:
    """What may be said next in the talks, given what was picked so far."""
    hand = list(g.seats[seat].hand)
    grants = new_colonies(g, seat, partner)
    wants = new_colonies(g, partner, seat)
    cosmic, rewards = g.backs(partner)
    asks: list[Option] = [("ask", n) for n in range(1, len(cosmic) + 1)]
    asks_rewards: list[Option] = [(ASK_REWARDS, n) for n in range(1, len(rewards) + 1)]
    frees = freeable(g, seat, partner)
    needs_transfer = g.edition.deal_needs_transfer

    def following(picks: list[Option]) -> Sequence[Option]:
        if picks and picks[-1] in (ACCEPT, REFUSE, PROPOSE, WAIT):
            return ()
        options: list[Option] = []
        if not picks:
            options = [REFUSE, ACCEPT] if may_accept else [REFUSE]
            if may_wait:
                options.append(WAIT)
            if not may_offer:
                return options
        else:
            options = [PROPOSE]
        stage = ORDER.index(picks[-1][0]) if picks else 0
        if stage == 0:
            start = hand.index(picks[-1][1]) + 1 if picks else 0
            options += [("give", card) for card in hand[start:]]
        if stage < 1:
            options += asks
        if stage < 2:
            options += asks_rewards
        if stage < 3:
            options += [("grant", planet) for planet in grants]
        if stage < 4:
            options += [("want", planet) for planet in wants]
        if picks or not needs_transfer:  # freed ships may be added to a deal, they are never the whole of it
            last = picks[-1][1] if stage == 5 else -1
            options += [("free", owner) for owner, n in frees if owner >= last and picks.count(("free", owner)) < n]
        return options

    return following


def new_colonies(g: Game, giver: int, receiver: int) -> list[int]:
    """F-DEAL-4: planets where the giver has a colony and the receiver could found a new one."""
    ships = g.s.ships
    if not g.has_colonies(receiver) and not ships[GATE][receiver]:
        return []
    return [planet for planet in g.colonies(giver) if not ships[planet][receiver]]


def freeable(g: Game, seat: int, partner: int) -> list[tuple[int, int]]:
    """(owner, ships in the warp) that a standing rule of one of the parties lets a deal set free."""
    if not any(g.rule_for(party, Rule.FREES_SHIPS_IN_DEALS, False) for party in (seat, partner)):
        return []
    return [(owner, n) for owner in range(g.n) if (n := g.in_warp(owner)) and g.has_colonies(owner)]


def terms_of(seat: int, partner: int, picks: Sequence[Option]) -> tuple[Term, ...]:
    """The terms that these picks make."""
    terms: list[Term] = []
    cards = tuple(pick[1] for pick in picks if pick[0] == "give")
    if cards:
        terms.append(Term("cards", seat, partner, cards, len(cards)))
    for pick in picks:
        if pick[0] == "ask":
            terms.append(Term("random", partner, seat, number=pick[1]))
        elif pick[0] == ASK_REWARDS:
            terms.append(Term("random-rewards", partner, seat, number=pick[1]))
        elif pick[0] == "grant":
            terms.append(Term("colony", seat, partner, planet=pick[1]))
        elif pick[0] == "want":
            terms.append(Term("colony", partner, seat, planet=pick[1]))
    freed = [pick[1] for pick in picks if pick[0] == "free"]
    terms += [Term("free", seat, owner, number=freed.count(owner)) for owner in dict.fromkeys(freed)]
    return tuple(terms)


def _known_first(g: Game, seat: int, partner: int, picks: Sequence[Option]) -> list[Option]:
    """The picks with equal cards that the partner knows already in the place of those named."""
    cards = iter(knowledge.known_first(g, seat, partner, [pick[1] for pick in picks if pick[0] == "give"]))
    return [("give", next(cards)) if pick[0] == "give" else pick for pick in picks]


def describe(terms: Sequence[Term]) -> list[dict[str, Any]]:
    """The terms as data that everybody may see (cards only by number)."""
    return [
        {"kind": t.kind, "giver": t.giver, "receiver": t.receiver, "number": t.number, "planet": t.planet}
        for t in terms
    ]


def _announce(g: Game, seat: int, partner: int, terms: tuple[Term, ...]) -> None:
    """Named cards become known to the partner: a promise that binds must be understood."""
    named = [card for term in terms for card in term.cards]
    knowledge.learn(g, partner, named)
    if g.log is not None:
        shown = {"cards": named, "faces": [g.s.faces[card] for card in named]}
        private = {seat: shown, partner: shown}
        g.emit("deal_offered", "F-DEAL-3", private, seat=seat, other=partner, terms=describe(terms))


def break_if_empty(g: Game) -> None:
    """F-DEAL-7: a promised card may have been played since. If nothing is left to change hands, the deal fails."""
    if g.edition.deal_needs_transfer and not any(_changes_hands(g, term) for term in g.e.terms):
        fail_deal(g, "nothing left")


def _changes_hands(g: Game, term: Term) -> bool:
    if term.kind == "cards":
        return bool(_held(g, term))
    cosmic, rewards = g.backs(term.giver)
    return term.kind == "colony" or bool({"random": cosmic, "random-rewards": rewards}.get(term.kind))


def _held(g: Game, term: Term) -> list[int]:
    """The named cards that their giver still holds: a promised zap may have been played since."""
    return [card for card in term.cards if card in g.seats[term.giver].hand]


def carry_out_deal(g: Game) -> Awaitable[None]:
    """F-RES-9: what the main players have agreed is carried out."""
    return carry_out_terms(g, g.e.terms)


async def carry_out_terms(g: Game, terms: Sequence[Term], source: str = "") -> None:
    """Cards change hands, ships found colonies, all as one batch. `source`: the effect by which they do, if this is not
    the deal of the encounter."""
    for term in terms:  # first: what is given in this deal is not among what may be taken
        if term.kind in ("random", "random-rewards"):  # N-RIFT-5: they are given, so rifts do not explode
            rewards = term.number if term.kind == "random-rewards" else 0
            card_verbs.take_random(g, term.receiver, term.giver, term.number, source or "F-DEAL-3", rewards=rewards)
    for term in terms:
        if term.kind == "cards":
            card_verbs.give(g, term.giver, term.receiver, _held(g, term), source or "F-DEAL-3")
    landings = [term for term in terms if term.kind == "colony"]
    for term in landings:
        await _found(g, term)
    for term in landings:
        move(g, term.receiver, AIR, term.planet, g.s.ships[AIR][term.receiver])
        g.emit("colony_granted", source or "F-DEAL-5", seat=term.giver, receiver=term.receiver, planet=term.planet)
    for term in terms:
        if term.kind == "free" and g.has_colonies(term.receiver):
            g.emit("ships_freed", source or "F-RES-9", seat=term.giver, owner=term.receiver, ships=term.number)
            await go_home(g, term.receiver, WARP, min(term.number, g.in_warp(term.receiver)), "F-RES-9")
    await check(g)


async def _found(g: Game, term: Term) -> None:
    """F-DEAL-5: the receiver picks up any ships that are not in the warp, those on the gate included."""
    seat = term.receiver
    places = g.sources(seat)
    if g.s.ships[GATE][seat]:
        places.append((GATE, g.s.ships[GATE][seat]))
    held = sum(n for _, n in places)
    if held:
        spread = await Distribute(seat, prompts.DEAL_COLONY, "F-DEAL-5", places, 1, held, {"planet": term.planet})
        await gather(g, seat, spread, AIR, "F-DEAL-5", destination=term.planet)
