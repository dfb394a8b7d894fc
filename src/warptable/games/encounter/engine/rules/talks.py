"""Talks of others than the two main players: three parties, or somebody in the place of one of them.

The parties speak in turn. A proposal stands until another one takes its place; when all others have accepted it, the
deal is made. Whoever refuses breaks the talks off. A proposal may hold cards and colonies between whoever makes it and
each of the others, and colonies between these, at most one for each receiver.

A part of a proposal is (what, how much or which, giver, receiver); a freed ship is ("free", owner), as in other deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any

from warptable.kernel import Compose, Option

from ..model import prompts
from ..model.encounter import Term
from ..verbs import knowledge
from ..verbs.encounter import agree, fail_deal
from ..verbs.talks import put_on_table
from .deals import ACCEPT, PROPOSE, REFUSE, TIME_OUT, WAIT, describe, freeable, new_colonies
from .faceup import faceup_rules
from .standing import CardRule

if TYPE_CHECKING:
    from ..game import Game
    from ..model.encounter import Talks

GIVE, CARDS, REWARDS, COLONY, FREE = "give", "cards", "rewards", "colony", "free"
KINDS = {GIVE: "cards", CARDS: "random", REWARDS: "random-rewards", COLONY: "colony"}
"""What the parts of a proposal are called among the terms of a deal."""
MOST_CARDS = 4
"""The most cards that a proposal asks for, of one back and from one player."""


async def confer(g: Game, talks: Talks) -> None:
    """Proposals and answers in turn until all parties agree or the talks fail."""
    parties = talks.parties
    more = sum([answer(card) for card, answer in faceup_rules(g, CardRule.MORE_OFFERS)])
    left = dict.fromkeys(parties, g.edition.offers_each + more)
    standing: tuple[Term, ...] = ()
    agreed: tuple[int, ...] = ()
    waited: set[int] = set()
    turn = 0
    while len(agreed) < len(parties):
        seat = parties[turn % len(parties)]
        turn += 1
        others = [party for party in parties if party != seat]
        about: dict[str, Any] = {"partners": others, "offers_left": left[seat], "terms": describe(standing)}
        may_wait = not standing and seat not in waited and len(waited) + 1 < len(parties)
        following = grammar(g, seat, others, bool(standing), left[seat] > 0, may_wait)
        picks = await Compose(seat, prompts.TALK, "F-DEAL-3", following, about, time_out=TIME_OUT)
        if picks[0] == ACCEPT:
            agreed = (*agreed, seat)
            g.emit("talk_accepted", "F-DEAL-3", seat=seat)
            put_on_table(g, standing, agreed)
        elif picks[0] == WAIT:
            waited.add(seat)
        elif picks[0] == REFUSE or picks == TIME_OUT:
            refused = picks[0] == REFUSE
            kind = "talk_refused" if refused else "talk_timed_out"
            g.emit(kind, "F-DEAL-11", seat=seat)
            fail_deal(g, "faces" if refused else "time")
            return
        else:
            left[seat] -= 1
            standing, agreed = terms_of(g, seat, picks), (seat,)
            put_on_table(g, standing, agreed)
            _announce(g, seat, standing)
    g.emit("talk_agreed", "F-DEAL-3", partners=list(parties))
    agree(g, standing)


def grammar(
    g: Game, seat: int, others: Sequence[int], may_accept: bool, may_offer: bool, may_wait: bool
) -> Callable[[list[Option]], Sequence[Option]]:
    """What may be said next, given what was picked so far. The parts of a proposal come in one order."""
    parts = _parts(g, seat, others) if may_offer else []
    place = {part: number for number, part in enumerate(parts)}
    frees = _frees(g, seat, others)

    def following(picks: list[Option]) -> Sequence[Option]:
        if not picks:
            words = [REFUSE, *([ACCEPT] if may_accept else []), *([WAIT] if may_wait else [])]
            return [*words, *parts]
        if isinstance(picks[-1], str):
            return ()
        start = place[picks[-1]] + 1 if picks[-1] in place else len(parts)
        left = [part for part in parts[start:] if not any(_excludes(made, part) for made in picks)]
        last = picks[-1][1] if picks[-1][0] == FREE else -1
        freed = [("free", owner) for owner, n in frees if owner >= last and picks.count(("free", owner)) < n]
        return [PROPOSE, *left, *freed]

    return following


def _parts(g: Game, seat: int, others: Sequence[int]) -> list[Option]:
    """All that can be part of this seat's proposal."""
    parts: list[Option] = [(GIVE, card, seat, other) for card in g.hand(seat) for other in others]
    for other in others:
        for kind, cards in zip((CARDS, REWARDS), g.backs(other), strict=True):
            parts += [(kind, number, other, seat) for number in range(1, min(MOST_CARDS, len(cards)) + 1)]
    for giver, receiver in permutations((seat, *others), 2):
        parts += [(COLONY, planet, giver, receiver) for planet in new_colonies(g, giver, receiver)]
    return parts


def _excludes(made: Option, part: Option) -> bool:
    """A card is given once, cards of one back are asked for once, and nobody gets two colonies."""
    kind, what, giver, receiver = made if made[0] != FREE else (FREE, -1, -1, -1)
    if part[0] != kind:
        return False
    return bool(
        part[1] == what if kind == GIVE else part[3] == receiver if kind == COLONY else part[2:] == (giver, receiver)
    )


def _frees(g: Game, seat: int, others: Sequence[int]) -> list[tuple[int, int]]:
    """Ships in the warp that a standing rule of one of the parties lets a deal set free."""
    return next((found for other in others if (found := freeable(g, seat, other))), [])


def terms_of(g: Game, seat: int, picks: Sequence[Option]) -> tuple[Term, ...]:
    """The terms that these picks make; of equal cards those that their receiver knows already."""
    terms: list[Term] = []
    receivers = dict.fromkeys(pick[3] for pick in picks if pick[0] == GIVE)
    for receiver in receivers:
        named = [pick[1] for pick in picks if pick[0] == GIVE and pick[3] == receiver]
        cards = tuple(knowledge.known_first(g, seat, receiver, named)) if len(receivers) == 1 else tuple(named)
        terms.append(Term("cards", seat, receiver, cards, len(cards)))
    for pick in picks:
        if pick[0] in (CARDS, REWARDS):
            terms.append(Term(KINDS[pick[0]], pick[2], pick[3], number=pick[1]))
        elif pick[0] == COLONY:
            terms.append(Term("colony", pick[2], pick[3], planet=pick[1]))
    freed = [pick[1] for pick in picks if pick[0] == FREE]
    terms += [Term("free", seat, owner, number=freed.count(owner)) for owner in dict.fromkeys(freed)]
    return tuple(terms)


def _announce(g: Game, seat: int, terms: tuple[Term, ...]) -> None:
    """Named cards become known to whoever is to get them."""
    given = [term for term in terms if term.cards]
    for term in given:
        knowledge.learn(g, term.receiver, term.cards)
    if g.log is not None:
        faces = g.s.faces
        private = {term.receiver: {"faces": [faces[card] for card in term.cards]} for term in given}
        private[seat] = {"faces": [faces[card] for term in given for card in term.cards]}
        g.emit("talk_offered", "F-DEAL-3", private, seat=seat, terms=describe(terms))
