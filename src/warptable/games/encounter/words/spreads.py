"""Which ships a player means who only says how many."""

from __future__ import annotations

from warptable.kernel import Distribute, Of, Spread

from ..engine.model.views import View


def takes(decision: Distribute) -> bool:
    """Are ships taken from these places?"""
    return decision.of != Of.ARRIVING


def usual(view: View, decision: Distribute) -> int:
    """How many ships are meant by whoever says nothing: as many as possible without giving up a colony; as few as
    possible where that is sensible, or where they leave the encounter."""
    if decision.prompt.few or not takes(decision):
        return decision.low
    number = decision.high
    while number > decision.low and _strips(view, decision, number):
        number -= 1
    return number


def _strips(view: View, decision: Distribute, number: int) -> bool:
    """Would this many ships leave a planet empty?"""
    if not takes(decision):
        return False
    seat = owner(decision)
    return any(place >= 0 and view.planets[place][seat] == n for place, n in suggestion(view, decision, number))


def suggestion(view: View, decision: Distribute, number: int | None = None) -> Spread:
    """Ships are taken from the fullest places, home planets first, without giving up a colony as long as possible.
    Ships that are put down go where the fewest stand. None: the usual number."""
    if number is None:
        number = usual(view, decision)
    seat = owner(decision)
    planets = view.planets
    here = {place: planets[place][seat] if place >= 0 else 0 for place, _ in decision.places}
    taking = takes(decision)
    chosen = dict.fromkeys(here, 0)
    for _ in range(number):
        open_places = [place for place, most in decision.places if chosen[place] < most]
        if not open_places:
            break
        if taking:
            left = {place: most - chosen[place] for place, most in decision.places}
            best = max(open_places, key=lambda place: _worth_leaving(view, seat, place, left[place]))
        else:
            best = min(open_places, key=lambda place: here[place] + chosen[place])
        chosen[best] += 1
    return tuple((place, chosen[place]) for place, _ in decision.places if chosen[place])


def owner(decision: Distribute) -> int:
    """Whose ships these are: those of the seat that is asked, or of its victim."""
    return int((decision.about or {}).get("victim", decision.seat))


def _worth_leaving(view: View, seat: int, place: int, left: int) -> tuple[bool, bool, int]:
    """The higher, the better it is to take the next ship from here."""
    if place < 0:  # ships on the gate hold no colony
        return True, True, left
    return left > 1, view.home_of[place] == seat, left
