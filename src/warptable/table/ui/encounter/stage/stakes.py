"""What winning and losing bring, by the plain rules and from open facts only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .....encounter.model.cards import FACES, CardType
from .....encounter.model.roles import DEFENSE, OFFENSE, WITH_DEFENSE, WITH_OFFENSE
from .....encounter.model.views import View
from .....encounter.rules.deals import DEAL_LOSSES
from ....scene.data import ClosePart, Offered
from .drafts import in_words
from .sides import Laid
from .verdict import Verdict

FIRST_ENCOUNTER = 1


@dataclass(frozen=True, slots=True)
class Stake:
    """What happens to one seat. `good`: it gains by it."""

    seat: int
    words: tuple[str, ...]
    good: bool


@dataclass(frozen=True, slots=True)
class Fate:
    """What happens to everybody if the encounter goes one way."""

    title: str
    stakes: tuple[Stake, ...]
    source: str


def fates(scene: ClosePart, laid: tuple[Laid, Laid], found: Verdict) -> list[Fate]:
    """Both ways while totals are open; the one way that is certain otherwise."""
    encounter = scene.view.current
    if encounter.target < 0 or encounter.defense < 0:
        return []
    if found.kind == "deal":
        return [_deal(scene, scene.agreed)] if scene.agreed is not None else [_no_deal(scene)]
    if found.ahead is None and found.kind != "open":
        return []
    settled = encounter.result is not None or found.kind in ("faces", "automatic")
    if settled and found.ahead is not None:
        return [_fate(scene, found.ahead, laid, scene.t("stages-stakes-certain"))]
    return [
        _fate(scene, OFFENSE, laid, scene.t("stages-stakes-offense")),
        _fate(scene, DEFENSE, laid, scene.t("stages-stakes-defense")),
    ]


def _fate(scene: ClosePart, winner: int, laid: tuple[Laid, Laid], title: str) -> Fate:
    found = _offense_wins(scene) if winner == OFFENSE else _defense_wins(scene)
    paid = _compensation(scene, winner, laid)
    stakes = tuple(
        Stake(stake.seat, (*stake.words, *paid), stake.good)
        if paid and stake.seat == scene.view.current.mains[1 - winner]
        else stake
        for stake in found
    )
    return Fate(title, stakes, "F-RES-1" if winner == OFFENSE else "F-RES-6")


def _offense_wins(scene: ClosePart) -> Iterator[Stake]:
    """F-RES-1..3: everybody on the gate lands; the defense and its allies lose their ships."""
    view, encounter = scene.view, scene.view.current
    for seat in _attackers(view):
        words = [_landing(scene, seat)]
        if seat == encounter.offense and encounter.number == FIRST_ENCOUNTER:
            words.append(scene.t("stages-gain-again"))
        yield Stake(seat, tuple(words), True)
    ships = view.planets[encounter.target][encounter.defense]
    planet = scene.speaker.planet(encounter.target)
    lost = scene.t("stages-lose-colony", n=ships, planet=planet) if ships else scene.t("stages-lose-nothing")
    yield Stake(encounter.defense, (lost,), False)
    for seat in _helpers(view):
        yield Stake(seat, (scene.t("stages-lose-ships", n=view.beside[seat]),), False)


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


def _defense_wins(scene: ClosePart) -> Iterator[Stake]:
    """F-RES-5..8: the planet stays as it is, the gate is lost, helpers are rewarded."""
    view, encounter = scene.view, scene.view.current
    planet = scene.speaker.planet(encounter.target)
    yield Stake(encounter.defense, (scene.t("stages-gain-keeps", planet=planet),), True)
    for seat in _helpers(view):
        yield Stake(seat, (scene.t("stages-gain-rewards", n=view.beside[seat]),), True)
    for seat in _attackers(view):
        yield Stake(seat, (scene.t("stages-lose-ships", n=view.gate[seat]),), False)


def _compensation(scene: ClosePart, winner: int, laid: tuple[Laid, Laid]) -> tuple[str, ...]:
    """F-COMP-2: who loses with a negotiate against an attack takes a card for each own ship lost."""
    kinds = [FACES[card.counts].type if card.counts else None for card in laid]
    if kinds[1 - winner] is not CardType.NEGOTIATE or kinds[winner] is not CardType.ATTACK:
        return ()
    view, encounter = scene.view, scene.view.current
    lost = view.gate[encounter.offense]
    if winner == OFFENSE:
        lost = view.planets[encounter.target][encounter.defense]
    return (scene.t("stages-gain-compensation", n=lost),) if lost else ()


def _no_deal(scene: ClosePart) -> Fate:
    """F-DEAL-11: what threatens both if they do not agree."""
    encounter = scene.view.current
    words = (scene.t("stages-lose-ships", n=DEAL_LOSSES),)
    parties = (encounter.offense, encounter.defense)
    title = "stages-stakes-certain" if encounter.result is not None else "stages-stakes-no-deal"
    return Fate(scene.t(title), tuple(Stake(seat, words, False) for seat in parties), "F-DEAL-11")


def _deal(scene: ClosePart, offer: Offered) -> Fate:
    """F-RES-9: what the deal brings each of the two."""
    encounter = scene.view.current
    stakes = []
    for seat in (encounter.offense, encounter.defense):
        _, get = in_words(scene, offer, seat)
        again = seat == encounter.offense and encounter.number == FIRST_ENCOUNTER
        words = [*get, scene.t("stages-gain-again")] if again else get  # F-DEAL-12
        stakes.append(Stake(seat, tuple(words) or (scene.t("stages-nothing"),), bool(words)))
    return Fate(scene.t("stages-stakes-deal"), tuple(stakes), "F-RES-9")


def by_one_colony(scene: ClosePart) -> list[int]:
    """F-DEAL-4: a colony may be part of a deal. Who of the two would win the game by it?"""
    encounter, goal = scene.view.current, scene.view.colonies_to_win
    parties = (encounter.offense, encounter.defense)
    return [seat for seat in parties if scene.view.seats[seat].foreign + 1 >= goal]


def won_by_deal(scene: ClosePart) -> str:
    """The same in words; empty if neither of them would."""
    close = by_one_colony(scene)
    return scene.t("context-deal-wins", who=scene.speaker.everyone(close), n=len(close)) if close else ""


def _attackers(view: View) -> list[int]:
    """The offense and its allies with ships on the gate."""
    encounter = view.current
    allies = [seat for seat, bits in enumerate(encounter.allied) if bits & WITH_OFFENSE]
    return [seat for seat in (encounter.offense, *allies) if view.gate[seat]]


def _helpers(view: View) -> list[int]:
    """The defensive allies with ships beside the planet."""
    return [seat for seat, bits in enumerate(view.current.allied) if bits & WITH_DEFENSE and view.beside[seat]]
