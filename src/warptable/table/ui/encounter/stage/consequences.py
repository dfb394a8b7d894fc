"""What winning and losing bring each seat, by the plain rules and from open facts only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....encounter.model.cards import FACES, CardType
from .....encounter.model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from .....encounter.rules.deals import DEAL_LOSSES
from ....scene.encounter.data import ClosePart
from .matchup import Reveal
from .sides import cards_of
from .verdict import Verdict

DUPLICITY, TEAM_SPIRIT, OVERLOAD = "kicker-2-duplicity", "kicker-2-team-spirit", "kicker-4-overload"


@dataclass(frozen=True, slots=True)
class SeatConsequence:
    """What happens to one seat. `good`: the seat gains from it."""

    seat: int
    words: tuple[str, ...]
    good: bool


@dataclass(frozen=True, slots=True)
class Consequences:
    """What happens to every seat if the encounter ends one way."""

    title: str
    seats: tuple[SeatConsequence, ...]
    source: str


def possible_consequences(reveal: Reveal, found: Verdict) -> tuple[Consequences, ...]:
    """What follows if the offense wins and if the defense wins; only what is certain, once something is. Empty while
    nothing can be said."""
    t = reveal.speaker.t
    if reveal.target < 0 or reveal.matchup.defense < 0:
        return ()
    if found.kind == "deal":
        return (_no_deal(reveal) if reveal.brings is None else _deal(reveal, reveal.brings),)
    if found.ahead is None and found.kind != "open":
        return ()
    settled = reveal.matchup.result is not None or found.kind in ("faces", "automatic", "retreat")
    if settled and found.ahead is not None:
        return (_if_won_by(reveal, found.ahead, t("stages-stakes-certain")),)
    return (
        _if_won_by(reveal, OFFENSE, t("stages-stakes-offense")),
        _if_won_by(reveal, DEFENSE, t("stages-stakes-defense")),
    )


def _if_won_by(reveal: Reveal, winner: int, title: str) -> Consequences:
    found = [*(_offense_wins(reveal) if winner == OFFENSE else _defense_wins(reveal))]
    if kickers := tuple(slot.face for slot in reveal.matchup.kickers if slot is not None):
        found = [_kicked(reveal, one, winner) for one in found] if any(kickers) else found
    paid = _compensation(reveal, winner)
    seats = tuple(
        SeatConsequence(one.seat, (*one.words, *paid), one.good)
        if paid and one.seat == reveal.matchup.mains[1 - winner]
        else one
        for one in found
    )
    return Consequences(title, seats, "F-RES-1" if winner == OFFENSE else "F-RES-6")


def _offense_wins(reveal: Reveal) -> Iterator[SeatConsequence]:
    """F-RES-1..3: everybody on the gate lands; the defense and its allies lose their ships."""
    t, matchup = reveal.speaker.t, reveal.matchup
    for seat in _attackers(reveal):
        turned = reveal.turned and seat != matchup.offense
        words = [t("stages-gain-rewards", n=reveal.gate[seat]) if turned else _landing(reveal, seat)]
        if seat == matchup.offense and reveal.first:
            words.append(t("stages-gain-again"))
        yield SeatConsequence(seat, tuple(words), True)
    ships = reveal.landed[matchup.defense]
    planet = reveal.speaker.planet(reveal.target)
    retreats = _retreats(reveal, DEFENSE)  # N-RETREAT-5: its own ships stay, those of its allies go home
    lost = t("stages-lose-colony", n=ships, planet=planet) if ships else t("stages-lose-nothing")
    kept = t("stages-keep-ships", n=ships, planet=planet) if retreats and ships else lost
    yield SeatConsequence(matchup.defense, (kept,), False)
    for seat in _helpers(reveal):
        yield SeatConsequence(seat, (_leaving(reveal, reveal.beside[seat], retreats),), False)


def _landing(reveal: Reveal, seat: int) -> str:
    """F-RES-2: a new foreign colony moves the marker."""
    planet = reveal.speaker.planet(reveal.target)
    if reveal.landed[seat]:
        return reveal.speaker.t("stages-gain-more", planet=planet)
    if reveal.owner == seat:
        return reveal.speaker.t("stages-gain-home", planet=planet)
    return reveal.speaker.t("stages-gain-colony", n=reveal.foreign[seat] + 1, goal=reveal.goal)


def _defense_wins(reveal: Reveal) -> Iterator[SeatConsequence]:
    """F-RES-5..8: the planet stays as it is, the gate is lost, helpers are rewarded."""
    t = reveal.speaker.t
    planet = reveal.speaker.planet(reveal.target)
    yield SeatConsequence(reveal.matchup.defense, (t("stages-gain-keeps", planet=planet),), True)
    for seat in _helpers(reveal):
        gain = _landing(reveal, seat) if reveal.turned else t("stages-gain-rewards", n=reveal.beside[seat])
        yield SeatConsequence(seat, (gain,), True)
    retreats = _retreats(reveal, OFFENSE)
    for seat in _attackers(reveal):
        yield SeatConsequence(seat, (_leaving(reveal, reveal.gate[seat], retreats),), False)


def _leaving(reveal: Reveal, ships: int, retreats: bool) -> str:
    """What becomes of ships of the side that has lost (N-RETREAT-5, F-RES-3)."""
    return reveal.speaker.t("stages-save-ships" if retreats else "stages-lose-ships", n=ships)


def _retreats(reveal: Reveal, side: int) -> bool:
    """Does this side withdraw from an attack (N-RETREAT-2)?"""
    kinds = [FACES[card.counts].type if card.counts else None for card in cards_of(reveal.matchup)]
    return kinds[side] is CardType.RETREAT and kinds[1 - side] is CardType.ATTACK


def _kicked(reveal: Reveal, one: SeatConsequence, winner: int) -> SeatConsequence:
    """What the extra texts of kickers change for a seat (N-KICK-11)."""
    t, matchup = reveal.speaker.t, reveal.matchup
    for side, slot in enumerate(matchup.kickers):
        if slot is None or not reveal.allied[one.seat] & (WITH_OFFENSE, WITH_DEFENSE)[side]:
            if slot is not None and slot.face == OVERLOAD and one.seat == matchup.mains[side] and side == winner:
                one = SeatConsequence(one.seat, (*one.words, t("stages-lose-overload")), one.good)
            continue
        ships = (reveal.gate, reveal.beside)[side][one.seat]
        if slot.face == DUPLICITY:
            return SeatConsequence(one.seat, (t("stages-lose-duplicity", n=ships),), False)
        if slot.face == TEAM_SPIRIT:
            more = t("stages-gain-spirit" if side == winner else "stages-save-spirit")
            one = SeatConsequence(one.seat, (*one.words, more), one.good)
    return one


def _gain(reveal: Reveal, side: int) -> int:
    """By how much the kicker of a side multiplies compensation or the losses of a failed deal (N-KICK-8, N-KICK-9)."""
    slot = reveal.matchup.kickers[side] if reveal.matchup.kickers else None
    return FACES[slot.face].gain if slot is not None and slot.face else 1


def _compensation(reveal: Reveal, winner: int) -> tuple[str, ...]:
    """F-COMP-2: a player who loses with a negotiate against an attack takes a card for each own ship lost."""
    matchup = reveal.matchup
    kinds = [FACES[card.counts].type if card.counts else None for card in cards_of(matchup)]
    if kinds[1 - winner] is not CardType.NEGOTIATE or kinds[winner] is not CardType.ATTACK:
        return ()
    lost = reveal.landed[matchup.defense] if winner == OFFENSE else reveal.gate[matchup.offense]
    return (reveal.speaker.t("stages-gain-compensation", n=lost * _gain(reveal, 1 - winner)),) if lost else ()


def _no_deal(reveal: Reveal) -> Consequences:
    """F-DEAL-11: what both lose if they do not agree."""
    t = reveal.speaker.t
    title = "stages-stakes-certain" if reveal.matchup.result is not None else "stages-stakes-no-deal"
    seats = tuple(
        SeatConsequence(seat, (t("stages-lose-ships", n=DEAL_LOSSES * _gain(reveal, 1 - side)),), False)
        for side, seat in enumerate(reveal.matchup.mains)
    )
    return Consequences(t(title), seats, "F-DEAL-11")


def _deal(reveal: Reveal, brings: tuple[tuple[str, ...], ...]) -> Consequences:
    """F-RES-9: what the deal brings each of the two."""
    t = reveal.speaker.t
    seats = []
    for seat, get in zip(reveal.matchup.mains, brings, strict=True):
        again = seat == reveal.matchup.offense and reveal.first
        words = (*get, t("stages-gain-again")) if again else get  # F-DEAL-12
        seats.append(SeatConsequence(seat, words or (t("stages-nothing"),), bool(words)))
    return Consequences(t("stages-stakes-deal"), tuple(seats), "F-RES-9")


def one_colony_short(scene: ClosePart) -> list[int]:
    """F-DEAL-4: a colony may be part of a deal. Which of the two would win the game with one more?"""
    encounter, goal = scene.view.current, scene.view.colonies_to_win
    parties = (encounter.offense, encounter.defense)
    return [seat for seat in parties if scene.view.seats[seat].foreign + 1 >= goal]


def deal_wins_warning(scene: ClosePart) -> str:
    """The players who would win through a deal, in words; empty if neither of them would."""
    close = one_colony_short(scene)
    if not close:
        return ""
    mine = "yes" if scene.me in close else "no"
    return scene.t("context-deal-wins", who=scene.speaker.everyone(close, "nom"), n=len(close), mine=mine)


def _attackers(reveal: Reveal) -> list[int]:
    """The offense and its allies with ships on the gate."""
    allies = [seat for seat, bits in enumerate(reveal.allied) if bits & WITH_OFFENSE]
    return [seat for seat in (reveal.matchup.offense, *allies) if reveal.gate[seat]]


def _helpers(reveal: Reveal) -> list[int]:
    """The defensive allies with ships beside the planet."""
    return [seat for seat, bits in enumerate(reveal.allied) if bits & WITH_DEFENSE and reveal.beside[seat]]
