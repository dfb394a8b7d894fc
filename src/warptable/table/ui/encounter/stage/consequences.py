"""What winning and losing bring each seat, by the plain rules and from open facts only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....encounter.model.cards import FACES, CardType
from .....encounter.model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from .....encounter.model.views import View
from .....encounter.rules.deals import DEAL_LOSSES
from ....scene.encounter.data import ClosePart, Offered
from .drafts import in_words
from .sides import Laid
from .verdict import Verdict

FIRST_ENCOUNTER = 1


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


def possible_consequences(scene: ClosePart, laid: tuple[Laid, Laid], found: Verdict) -> list[Consequences]:
    """What follows if the offense wins and if the defense wins; only what is certain, once something is. Empty while
    nothing can be said."""
    encounter = scene.view.current
    if encounter.target < 0 or encounter.defense < 0:
        return []
    if found.kind == "deal":
        return [_deal(scene, scene.agreed)] if scene.agreed is not None else [_no_deal(scene)]
    if found.ahead is None and found.kind != "open":
        return []
    settled = encounter.result is not None or found.kind in ("faces", "automatic")
    if settled and found.ahead is not None:
        return [_if_won_by(scene, found.ahead, laid, scene.t("stages-stakes-certain"))]
    return [
        _if_won_by(scene, OFFENSE, laid, scene.t("stages-stakes-offense")),
        _if_won_by(scene, DEFENSE, laid, scene.t("stages-stakes-defense")),
    ]


def _if_won_by(scene: ClosePart, winner: int, laid: tuple[Laid, Laid], title: str) -> Consequences:
    found = _offense_wins(scene) if winner == OFFENSE else _defense_wins(scene)
    paid = _compensation(scene, winner, laid)
    seats = tuple(
        SeatConsequence(one.seat, (*one.words, *paid), one.good)
        if paid and one.seat == scene.view.current.mains[1 - winner]
        else one
        for one in found
    )
    return Consequences(title, seats, "F-RES-1" if winner == OFFENSE else "F-RES-6")


def _offense_wins(scene: ClosePart) -> Iterator[SeatConsequence]:
    """F-RES-1..3: everybody on the gate lands; the defense and its allies lose their ships."""
    view, encounter = scene.view, scene.view.current
    for seat in _attackers(view):
        words = [_landing(scene, seat)]
        if seat == encounter.offense and encounter.number == FIRST_ENCOUNTER:
            words.append(scene.t("stages-gain-again"))
        yield SeatConsequence(seat, tuple(words), True)
    ships = view.planets[encounter.target][encounter.defense]
    planet = scene.speaker.planet(encounter.target)
    lost = scene.t("stages-lose-colony", n=ships, planet=planet) if ships else scene.t("stages-lose-nothing")
    yield SeatConsequence(encounter.defense, (lost,), False)
    for seat in _helpers(view):
        yield SeatConsequence(seat, (scene.t("stages-lose-ships", n=view.beside[seat]),), False)


def _landing(scene: ClosePart, seat: int) -> str:
    """F-RES-2: a new foreign colony moves the marker."""
    view = scene.view
    target = view.current.target
    planet = scene.speaker.planet(target)
    if view.planets[target][seat]:
        return scene.t("stages-gain-more", planet=planet)
    if view.home_of[target] == seat:
        return scene.t("stages-gain-home", planet=planet)
    number = view.seats[seat].foreign + 1
    return scene.t("stages-gain-colony", n=number, goal=view.colonies_to_win)


def _defense_wins(scene: ClosePart) -> Iterator[SeatConsequence]:
    """F-RES-5..8: the planet stays as it is, the gate is lost, helpers are rewarded."""
    view, encounter = scene.view, scene.view.current
    planet = scene.speaker.planet(encounter.target)
    yield SeatConsequence(encounter.defense, (scene.t("stages-gain-keeps", planet=planet),), True)
    for seat in _helpers(view):
        yield SeatConsequence(seat, (scene.t("stages-gain-rewards", n=view.beside[seat]),), True)
    for seat in _attackers(view):
        yield SeatConsequence(seat, (scene.t("stages-lose-ships", n=view.gate[seat]),), False)


def _compensation(scene: ClosePart, winner: int, laid: tuple[Laid, Laid]) -> tuple[str, ...]:
    """F-COMP-2: a player who loses with a negotiate against an attack takes a card for each own ship lost."""
    kinds = [FACES[card.counts].type if card.counts else None for card in laid]
    if kinds[1 - winner] is not CardType.NEGOTIATE or kinds[winner] is not CardType.ATTACK:
        return ()
    view, encounter = scene.view, scene.view.current
    lost = view.gate[encounter.offense]
    if winner == OFFENSE:
        lost = view.planets[encounter.target][encounter.defense]
    return (scene.t("stages-gain-compensation", n=lost),) if lost else ()


def _no_deal(scene: ClosePart) -> Consequences:
    """F-DEAL-11: what both lose if they do not agree."""
    encounter = scene.view.current
    words = (scene.t("stages-lose-ships", n=DEAL_LOSSES),)
    parties = (encounter.offense, encounter.defense)
    title = "stages-stakes-certain" if encounter.result is not None else "stages-stakes-no-deal"
    return Consequences(scene.t(title), tuple(SeatConsequence(seat, words, False) for seat in parties), "F-DEAL-11")


def _deal(scene: ClosePart, offer: Offered) -> Consequences:
    """F-RES-9: what the deal brings each of the two."""
    encounter = scene.view.current
    seats = []
    for seat in (encounter.offense, encounter.defense):
        _, get = in_words(scene, offer, seat)
        again = seat == encounter.offense and encounter.number == FIRST_ENCOUNTER
        words = [*get, scene.t("stages-gain-again")] if again else get  # F-DEAL-12
        seats.append(SeatConsequence(seat, tuple(words) or (scene.t("stages-nothing"),), bool(words)))
    return Consequences(scene.t("stages-stakes-deal"), tuple(seats), "F-RES-9")


def one_colony_short(scene: ClosePart) -> list[int]:
    """F-DEAL-4: a colony may be part of a deal. Which of the two would win the game with one more?"""
    encounter, goal = scene.view.current, scene.view.colonies_to_win
    parties = (encounter.offense, encounter.defense)
    return [seat for seat in parties if scene.view.seats[seat].foreign + 1 >= goal]


def deal_wins_warning(scene: ClosePart) -> str:
    """The players who would win through a deal, in words; empty if neither of them would."""
    close = one_colony_short(scene)
    return scene.t("context-deal-wins", who=scene.speaker.everyone(close), n=len(close)) if close else ""


def _attackers(view: View) -> list[int]:
    """The offense and its allies with ships on the gate."""
    encounter = view.current
    allies = [seat for seat, bits in enumerate(encounter.allied) if bits & WITH_OFFENSE]
    return [seat for seat in (encounter.offense, *allies) if view.gate[seat]]


def _helpers(view: View) -> list[int]:
    """The defensive allies with ships beside the planet."""
    return [seat for seat, bits in enumerate(view.current.allied) if bits & WITH_DEFENSE and view.beside[seat]]
