"""What must hold at every decision of every game; each check returns what is wrong, or nothing."""

from collections.abc import Iterator

from ..encounter.editions import edition_for
from ..encounter.model.places import AIR
from ..encounter.model.state import State
from ..kernel import Session


def problems(game: Session[State]) -> list[str]:
    """Everything that is wrong with a running game."""
    state = game.state
    found = [*ship_problems(state), *card_problems(state), *colony_problems(state)]
    if not game.over:
        found += [
            f"an open question without options: {decision}" for decision in game.decisions if not decision.options
        ]
        if not game.decisions:
            found.append(f"nothing is asked in {state.step}")
    return found


def ship_problems(state: State) -> Iterator[str]:
    """Ships are conserved per colour and never negative; at the end none hangs in the air."""
    edition = edition_for(state.edition, state.variants, len(state.seats))
    fleet = edition.planets * edition.ships_per_planet
    if state.step.startswith("setup."):
        return
    for seat in range(len(state.seats)):
        ships = [row[seat] for row in state.ships]
        if sum(ships) != fleet or min(ships) < 0:
            yield f"seat {seat} has {sum(ships)} ships, not {fleet}: {ships}"
    if not state.step and any(state.ships[AIR]):
        yield f"ships hang in the air: {state.ships[AIR]}"


def card_problems(state: State) -> Iterator[str]:
    """Every card lies in exactly one place; nobody holds a card unseen."""
    places = [*state.deck, *state.discard, *state.flight]
    for seat in state.seats:
        places += seat.hand
        for sheet in seat.sheets:
            places += sheet.cards
    for cards in state.planet_cards.values():
        places += cards
    for encounter in state.frames:
        places += [card for card in encounter.slots if card >= 0]
    if sorted(places) != list(range(len(state.faces))):
        yield f"cards are missing or doubled: {sorted(places)}"
    for number, seat in enumerate(state.seats):
        for card in seat.hand:
            if not state.seen[card] >> number & 1:
                yield f"seat {number} does not know its card {card}"


def colony_problems(state: State) -> Iterator[str]:
    """The kept numbers of colonies are those of a recount."""
    for number, seat in enumerate(state.seats):
        standing = [planet for planet in range(len(state.home_of)) if state.ships[planet][number]]
        home = sum(state.home_of[planet] == number for planet in standing)
        if (seat.home, seat.foreign) != (home, len(standing) - home):
            counted = f"{home} home and {len(standing) - home} foreign colonies"
            yield f"seat {number} has {counted}, not {seat.home} and {seat.foreign}"
