"""Offers: when to play an artifact, use a power, or cancel a use of others. Rules of thumb that know no alien."""

from collections.abc import Callable
from typing import Any

from warptable.kernel import Decision, Rng
from warptable.kernel.decisions import PASS, Option

from ...engine.model.cards import FACES, CardType, Face
from ...engine.model.prompts import WINDOWS, played_as
from ...engine.model.roles import DEFENSE, OFFENSE
from ...engine.model.windows import W
from . import rewards, special
from .chances import likely
from .costs import brings_of, worth_of_use
from .odds import leads, wanted_side
from .reading import Reading

USE_POWER = 85  # per cent: using a power is mostly an advantage
USE_FLARE, USE_FLARE_OUTSIDE = 75, 40  # it comes back to the hand, but what others fight out may not concern me
AHEAD, OPEN, BEHIND = 25, 70, 95  # per cent, while the cards of an encounter lie there: see `eagerness`
CARDS_LIE = frozenset(WINDOWS[window] for window in range(W.CARDS_SELECTED, W.TOTALS_FINAL + 1))


def answer_offer(r: Reading, decision: Decision[Any], rng: Rng) -> Option:
    """Cancel what the other side does, play artifacts when they help, use powers and flares most of the time."""
    about = decision.about or {}
    if "answering" in about:
        return decision.options[1] if should_cancel(r, about) else PASS
    hand = r.hand()
    for option in decision.options[1:]:
        if isinstance(option, int) and option in hand and hand[option].type is not CardType.FLARE:
            if should_play(r, hand[option], rng):
                return option
        elif special.is_of_a_ship(option):
            if special.is_worth_it(r, decision, option):
                return option
        elif other := played_as(option):
            if should_play(r, FACES[other], rng):
                return option
        elif (brings := brings_of(r, option)) is not None:
            if worth_of_use(r, brings) > 0.0:
                return option
        elif rng.chance(eagerness(r, decision, option)):
            return option
    return PASS


def eagerness(r: Reading, decision: Decision[Any], option: Option) -> int:
    """How often, in per cent, a power or a flare is used here. Once the cards of an encounter lie there, most of what
    can be used changes its result: whoever is losing has to try it, whoever is winning leaves things as they are."""
    takes_part = r.view.encounter is not None and r.side_of(r.me) >= 0
    if takes_part and decision.prompt in CARDS_LIE:
        chance = likely(r, r.side_of(r.me))
        return BEHIND if chance < 0.4 else OPEN if chance < 0.7 else AHEAD
    if isinstance(option, int):
        return USE_FLARE if takes_part else USE_FLARE_OUTSIDE
    return USE_POWER


def should_cancel(r: Reading, about: dict[str, Any]) -> bool:
    """Never my own use; that of the other side in my encounter; that of anybody who is about to win."""
    user = about["of"]
    if user == r.me:
        return False
    mine, theirs = r.side_of(r.me), r.side_of(user)
    if mine >= 0 and mine == theirs:
        return False
    return (r.is_main() and theirs >= 0) or r.away(user) <= 1


def should_play(r: Reading, face: Face, rng: Rng) -> bool:
    if face.type in rewards.LAID:
        return rewards.LAID[face.type](r, face)
    moment = MOMENTS.get(face.id)
    return moment(r) if moment is not None else r.is_main() and rng.chance(50)


def _free_all(r: Reading) -> bool:
    """If I have at least three ships in the warp, and at least the average."""
    warp = r.view.warp
    return warp[r.me] >= 3 and warp[r.me] * r.n >= sum(warp)


def _repel(r: Reading) -> bool:
    """If the allies of the other side have three ships more than those of mine."""
    side = wanted_side(r)
    if r.view.encounter is None or side < 0 or (not r.is_main() and r.missing(r.offense) > 1):
        return False
    return r.allied_ships(1 - side) >= r.allied_ships(side) + 3


def _calm(r: Reading) -> bool:
    """If the other side attacks and is about to win."""
    side = wanted_side(r)
    faces = r.slot(OFFENSE), r.slot(DEFENSE)
    if side < 0 or None in faces or (not r.is_main() and r.missing(r.offense) > 1):
        return False
    mine, theirs = faces[side], faces[1 - side]
    assert mine is not None
    assert theirs is not None
    if theirs.type is not CardType.ATTACK:
        return False
    return mine.type is CardType.NEGOTIATE or not leads(r, side)


def _no_gains(r: Reading) -> bool:
    """If others gain something by this encounter and I do not."""
    result = r.view.encounter.result if r.view.encounter is not None else None
    if result is None or result.kind != "won" or r.side_of(r.me) not in (-1, result.winner):
        return False
    mine = r.e.committed[r.me][DEFENSE] if result.winner == DEFENSE else 0
    paid = max(r.e.lost, default=0) + sum(map(sum, r.e.committed))
    return r.is_main() and not mine and paid >= 2


def _quash(r: Reading) -> bool:
    """If others make a deal and one of them is about to win the game."""
    return not r.is_main() and min(r.missing(r.offense), r.missing(r.defense)) <= 1


MOMENTS: dict[str, Callable[[Reading], bool]] = {
    "mobius-tubes": _free_all,
    "plague": lambda r: r.away(r.leader()) <= 2,
    "force-field": _repel,
    "emotion-control": _calm,
    "ionic-gas": _no_gains,
    "stellar-gas": _no_gains,
    "quash": _quash,
    **rewards.MOMENTS,
}
