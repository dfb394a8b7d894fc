"""Ways: how a sheet lets its seat play cards differently from what they say, as something else, off the sheet or at
another time.

A card played in such a way has the moments, the role, the condition and the effect of what it is played as; what it is
discarded as is the real card. Most ways are a use of the power, announced when the card already lies on the table: if
that is stopped, the card goes back where it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from ..model.cards import flare_of
from .abilities import SUPER, Ability, Ways

if TYPE_CHECKING:
    from ..game import Game
    from ..model.state import Sheet

Plays = dict[int, list[tuple[str, Ability]]]
"""What may be played in each window: a face, and what playing it is."""


class Way(NamedTuple):
    """How one card is played."""

    sheet: Sheet
    power: str
    store: Sheet | None = None  # the sheet it lies on
    face: str = ""  # what it is played as, unless it is what it shows
    flare: int = -1  # the flare that is played with it
    spent: bool = False  # a flare that does not count as played, and does not come back


def plays_of(g: Game, ways: Ways) -> Plays:
    """What may be played so, by window; worked out once for all games with this content."""
    kept = g.registry.ways
    found = kept.get(id(ways))
    if found is None:
        found = kept[id(ways)] = {}
        for face, window, play in ways.plays(g):
            found.setdefault(window, []).append((face, play))
    return found


def mask_of(g: Game, seat: int) -> tuple[int, int]:
    """The windows in which this seat could play something otherwise: by the cards it has, and by what others know."""
    held = possible = 0
    for owner, index, ways in g.wiring.ways:
        if owner != seat:
            continue
        sheet = g.seats[seat].sheets[index]
        cards = ways.cards(g, seat, sheet)
        if not cards or (ways.flare and _own_flare(g, seat, sheet) < 0):
            continue
        for shown in {g.s.faces[card] for card in cards}:
            held |= _windows_for(g, ways, shown)
        if g.uniform and not ways.flare:
            for window in plays_of(g, ways):
                possible |= 1 << window
    return held, possible


def _windows_for(g: Game, ways: Ways, shown: str) -> int:
    """The windows in which a card that shows this may be played so; worked out once for all games with this content."""
    kept = g.registry.way_masks
    found = kept.get((id(ways), shown))
    if found is None:
        fitting = [
            window for window, plays in plays_of(g, ways).items() if any(ways.fits(shown, one) for one, _ in plays)
        ]
        found = kept[id(ways), shown] = sum(1 << window for window in fitting)
    return found


def ways_of(g: Game, seat: int, turned_up: Sheet | None = None) -> Iterator[tuple[Sheet, Ways]]:
    """The ways that are open to this seat now; or those that this facedown sheet would open."""
    for owner, index, ways in g.wiring.ways:
        if owner == seat:
            sheet = g.seats[seat].sheets[index]
            facedown = sheet.hidden if turned_up is None else sheet is not turned_up
            if not (sheet.lost or facedown or sheet.replaced or (ways.power and sheet.zapped)):
                yield sheet, ways


def _own_flare(g: Game, seat: int, sheet: Sheet) -> int:
    """The flare of this sheet's alien in the hand; -1: it is not there."""
    face = flare_of(sheet.alien)
    return next((card for card in g.seats[seat].hand if g.s.faces[card] == face), -1)


def super_of(g: Game, sheet: Sheet) -> Ability:
    """The super side of the flare of this sheet's alien."""
    return next(play for play in g.registry.aliens[sheet.alien].flares if play.flare == SUPER)


def other_plays(
    g: Game, seat: int, window: int, may_play: Callable[[int, Ability], bool], turned_up: Sheet | None = None
) -> Iterator[tuple[int, Ability, Way]]:
    """(card, what is played, the way) for everything that this seat could play otherwise in this window. Of equal cards
    played as something else one is enough."""
    faces = g.s.faces
    for sheet, ways in ways_of(g, seat, turned_up):
        plays = plays_of(g, ways).get(window)
        flare = _own_flare(g, seat, sheet) if ways.flare else -1
        if not plays or (ways.flare and (flare < 0 or not may_play(flare, super_of(g, sheet)))):
            continue
        cards = ways.cards(g, seat, sheet)
        for card in {faces[card]: card for card in reversed(cards)}.values() if ways.other else cards:
            for face, play in plays:
                if card != flare and ways.fits(faces[card], face) and may_play(card, play):
                    store = sheet if ways.off_sheet else None
                    way = Way(sheet, ways.power, store, face if ways.other else "", flare, ways.off_sheet)
                    yield card, play, way


def might_play_otherwise(g: Game, seat: int, window: int) -> Iterator[Ability]:
    """What this seat might play otherwise in this window, by what everybody knows."""
    for sheet, ways in ways_of(g, seat):
        if not ways.flare and ways.cards(g, seat, sheet):
            yield from (play for _, play in plays_of(g, ways).get(window, ()))
