"""Which abilities listen at which moment, worked out once for a set of sheets and shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias

from warptable.kernel import DONE, PASS, Prompt
from warptable.kernel.events import Kinds

from ..model.cards import FACES, CardType, flare_of
from ..model.events import EVENTS, FIELDS
from ..model.prompts import ENGINE, TAKE_BACK, TURN_UP
from ..model.windows import W, Window
from .abilities import SUPER, WILD, Ability, Ways
from .aliens import Alien
from .artifacts import Artifact, Reinforcement, Rift
from .kickers import LAID_FACEDOWN
from .special import Ship
from .standing import QUESTIONS
from .techs import Tech

if TYPE_CHECKING:
    from .use import Use


@dataclass(frozen=True, slots=True)
class Wiring:
    """For the sheets in play: per seat the abilities by window (with the sheet's place; -1: what everybody may do), for
    each sheet a bit mask of its windows, and who answers which standing question."""

    by_window: tuple[dict[int, list[tuple[int, Ability]]], ...]
    masks: tuple[tuple[int, ...], ...]  # per seat and sheet
    house: int  # the windows in which everybody may do something
    own_flares: tuple[dict[str, int], ...]  # per seat the flares of its sheets, and the windows of their super sides
    standing: dict[str, list[tuple[int, int, Callable[..., Any]]]]
    ways: tuple[tuple[int, int, Ways], ...]  # how cards may be played otherwise: seat, sheet, way


@dataclass(frozen=True, slots=True)
class Flare:
    """Both sides of a flare, by window."""

    alien: str
    wild: dict[int, Ability]
    super: dict[int, Ability]


class PublicCards:
    """The cards that by public knowledge may be in a hand. `mask`: the moments at which one of them can be played."""

    __slots__ = ("_at", "_masks", "mask")

    def __init__(self, masks: Mapping[str, int]) -> None:
        self._masks = masks
        self._at: dict[int, tuple[str, ...]] = {}
        self.mask = reduce(or_, masks.values(), 0)

    def at(self, window: int) -> tuple[str, ...]:
        """Those that can be played at this moment."""
        found = self._at.get(window)
        if found is None:
            found = self._at[window] = tuple(face for face, mask in self._masks.items() if mask >> window & 1)
        return found


Deck: TypeAlias = tuple[tuple[str, int], ...]
NO_CARDS = PublicCards({})


@dataclass(frozen=True)
class Registry:
    """All content that is loaded, as one edition uses it. Nothing depends on the order of loading."""

    aliens: Mapping[str, Alien]
    artifacts: Mapping[str, Artifact]
    card_windows: Mapping[str, tuple[Window, ...]] = field(default_factory=dict)  # the edition's own moments
    card_masks: dict[str, int] = field(default_factory=dict)  # the windows of each card, of a flare those of both sides
    wild_masks: dict[str, int] = field(default_factory=dict)  # of a flare those of its wild side only
    card_plays: dict[str, dict[int, Ability]] = field(default_factory=dict)
    flares: dict[str, Flare] = field(default_factory=dict)
    blasts: dict[str, Ability] = field(default_factory=dict)  # what becomes of whoever takes a card, by face
    worths: dict[str, Callable[[Use], int]] = field(default_factory=dict)  # what some reinforcements add
    ops: dict[str, Callable[..., None]] = field(default_factory=dict)
    power_roles: dict[int, int] = field(default_factory=dict)  # window -> roles in which some power could be used
    apart: Mapping[str, frozenset[str]] = field(default_factory=dict)  # aliens that may not meet
    techs: Mapping[str, Tech] = field(default_factory=dict)
    faceup: dict[str, Mapping[int, Ability]] = field(default_factory=dict)  # by face: what revealed cards do
    faceup_windows: set[int] = field(default_factory=set)  # when some card does something where it lies
    ships: Mapping[str, Ship] = field(default_factory=dict)  # special ones, which everybody has
    classic: tuple[str, ...] = ()  # aliens whose flare is played in its classic version

    ways: dict[int, dict[int, list[tuple[str, Ability]]]] = field(default_factory=dict)  # kept by `rules/ways.py`
    way_masks: dict[tuple[int, str], int] = field(default_factory=dict)  # by way and face, kept there too
    roles_of_ways: list[dict[int, int]] = field(default_factory=list)  # kept by `rules/hidden.py`
    events: Kinds = field(default_factory=lambda: Kinds(EVENTS, FIELDS))  # with those of the aliens
    _wirings: dict[tuple[tuple[str, ...], ...], Wiring] = field(default_factory=dict)
    _public: dict[tuple[Deck, bool], PublicCards] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for face, artifact in self.artifacts.items():
            plays = {int(window): play for play in artifact.plays for window in self._moved(face, play) or play.windows}
            self.card_plays[face] = plays
            self.card_masks[face] = _mask(plays)
            if isinstance(artifact, Rift):
                self.blasts.update((face, blast) for blast in artifact.blasts)
            elif isinstance(artifact, Reinforcement):
                self.worths.update((face, worth) for worth in artifact.worths)
        for alien in self.aliens.values():
            self.ops.update(alien.ops)
            for kind, fields in alien.events.items():
                self.events.add(kind, fields, alien.key)
            self._add_roles(alien)
            if alien.flares:
                self._add_flare(alien)
        for face, card in FACES.items():
            if card.type is CardType.REINFORCEMENT:
                self.card_masks[face] = 1 << W.REINFORCE
                self.card_plays[face] = {}
            elif (laying := LAID_FACEDOWN.get(card.type)) is not None:
                self.card_plays[face] = {int(window): lays for lays in laying for window in lays.windows}
                self.card_masks[face] = _mask(self.card_plays[face])
        for face, artifact in self.artifacts.items():
            if artifact.faceup or artifact.standing:
                self.faceup[face] = {int(window): ability for ability in artifact.faceup for window in ability.windows}
                self.faceup_windows.update(self.faceup[face])
        self.wild_masks.update(self.card_masks)
        self.wild_masks.update((face, _mask(flare.wild)) for face, flare in self.flares.items())

    def _moved(self, face: str, play: Ability) -> tuple[Window, ...]:
        """Where this edition has a card played instead; what is to be known of an occurrence must be known there."""
        moved = self.card_windows.get(face, ())
        needed = {window.occurrence for window in play.windows} - {None}
        if moved and any(window.occurrence not in needed for window in moved if needed):
            raise TypeError(f"{face} cannot be played at other moments: they are about something else")
        return moved

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """All questions that can be asked besides those of the windows."""
        content: list[Alien | Artifact | Tech | Ship] = [
            *self.aliens.values(),
            *self.artifacts.values(),
            *self.techs.values(),
            *self.ships.values(),
        ]
        return (*ENGINE, *(prompt for source in content for prompt in source.prompts))

    @property
    def words(self) -> frozenset[str]:
        """All plain words that can be options."""
        asked = {word for prompt in self.prompts for word in prompt.words}
        played = {word for alien in self.aliens.values() for ability in alien.classic for word in ability.words}
        house = {ability.id for alien in self.aliens.values() for ability in alien.house}
        return frozenset({PASS, DONE, TURN_UP, TAKE_BACK, *asked, *played, *house})

    def _add_roles(self, alien: Alien) -> None:
        """Where a sheet that nobody can see might be used: as a power, by its super flare, or for what it says."""
        uses = [*alien.abilities, *(ability for ability in alien.flares if ability.flare == SUPER)]
        moments = [(window, ability.role) for ability in uses for window in ability.windows]
        moments += [(window, role.value) for name in alien.standing for window, role in QUESTIONS[name].turned_up]
        for window, role in moments:
            self.power_roles[window] = self.power_roles.get(window, 0) | role

    def _add_flare(self, alien: Alien) -> None:
        face = flare_of(alien.id)
        sides: dict[str, dict[int, Ability]] = {WILD: {}, SUPER: {}}
        for ability in alien.sides(alien.id in self.classic):
            for window in ability.windows:
                sides[ability.flare][int(window)] = ability
        self.flares[face] = Flare(alien.id, sides[WILD], sides[SUPER])
        self.card_masks[face] = _mask({*sides[WILD], *sides[SUPER]})
        self.card_plays[face] = {}

    def public_cards(self, deck: Deck, *, flares: bool) -> PublicCards:
        """The cards of this deck, with every flare there is if there are flares in it; made once."""
        if (deck, flares) not in self._public:
            faces = [face for face, _ in deck] + (list(self.flares) if flares else [])
            self._public[deck, flares] = PublicCards({face: self.card_masks.get(face, 0) for face in faces})
        return self._public[deck, flares]

    def may_join(self, alien: str, others: Collection[str]) -> bool:
        """May this alien be in a game with these?"""
        return alien not in others and self.apart.get(alien, frozenset()).isdisjoint(others)

    def wiring(self, sheets: tuple[tuple[str, ...], ...]) -> Wiring:
        """The wiring for these alien ids, seat by seat."""
        wiring = self._wirings.get(sheets)
        if wiring is None:
            if len(self._wirings) > 4096:
                self._wirings.clear()
            wiring = self._wirings[sheets] = self._wire(sheets)
        return wiring

    def _wire(self, sheets: tuple[tuple[str, ...], ...]) -> Wiring:
        by_window: list[dict[int, list[tuple[int, Ability]]]] = []
        everybody = [ability for alien_id in self.classic for ability in self.aliens[alien_id].house]
        everybody += [ability for ship in self.ships.values() for ability in ship.abilities]
        standing: dict[str, list[tuple[int, int, Callable[..., Any]]]] = {}
        ways: list[tuple[int, int, Ways]] = []
        for seat, aliens in enumerate(sheets):
            listening: dict[int, list[tuple[int, Ability]]] = {}
            for index, alien_id in enumerate(aliens):
                alien = self.aliens[alien_id]
                for ability in alien.abilities:
                    for window in ability.windows:
                        listening.setdefault(int(window), []).append((index, ability))
                for question, answer in alien.standing.items():
                    standing.setdefault(question, []).append((seat, index, answer))
                ways += [(seat, index, way) for way in alien.ways]
            for ability in everybody:
                for window in ability.windows:
                    listening.setdefault(int(window), []).append((-1, ability))
            by_window.append(listening)
        masks = tuple(tuple(self._windows_of(alien_id) for alien_id in aliens) for aliens in sheets)
        house = _mask({window for ability in everybody for window in ability.windows})
        house |= reduce(or_, map(_mask, self.faceup.values()), 0)
        flares = tuple(self._super_masks(aliens) for aliens in sheets)
        return Wiring(tuple(by_window), masks, house, flares, standing, tuple(ways))

    def _windows_of(self, alien_id: str) -> int:
        """The windows of a power, as a bit mask."""
        return _mask({window for ability in self.aliens[alien_id].abilities for window in ability.windows})

    def _super_masks(self, aliens: tuple[str, ...]) -> dict[str, int]:
        """The flares that fit these powers, with the windows of their super sides."""
        fitting = {flare_of(alien_id): self.flares.get(flare_of(alien_id)) for alien_id in aliens}
        return {face: _mask(flare.super) for face, flare in fitting.items() if flare is not None}


def _mask(windows: Collection[int]) -> int:
    """A bit for each of these windows."""
    return sum(1 << window for window in windows)


@lru_cache(maxsize=256)
def conflict_order(seats: int, offense: int, defense: int, others_first: bool) -> tuple[int, ...]:
    """F-TIMING-2: offense, defense, others clockwise from the offense's left. A-TIMING-2: others first."""
    clockwise = [(offense + i) % seats for i in range(1, seats)]
    main = [offense] if defense < 0 else [offense, defense]
    others = [seat for seat in clockwise if seat != defense]
    return tuple([*others, *main] if others_first else [*main, *others])
