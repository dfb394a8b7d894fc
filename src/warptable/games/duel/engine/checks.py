"""What must hold at every decision of every game; each check returns what is wrong, or nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from warptable.kernel import Offer, Session

from .content.registry import registry
from .game import Game
from .model.cards import CARDS, DECK, SUPPORT
from .model.places import FLEET, TILES
from .model.state import State
from .model.tactics import ALL_READY
from .rules.standing import Rule


def problems(session: Session[State]) -> list[str]:
    """Everything that is wrong with a running game."""
    state, game = session.state, session.game
    found = [*ship_problems(state), *card_problems(state), *deck_problems(state), *envoy_problems(state)]
    found += [*quiet_problems(state, game), *wiring_problems(session)]
    if not session.over:
        found += [f"{wrong}: {one}" for one in session.decisions if (wrong := one.unanswerable())]
        found += [f"an offer was asked: {one}" for one in session.decisions if isinstance(one, Offer)]
        if not session.decisions:
            found.append(f"nothing is asked in {state.step}")
    return found


def ship_problems(state: State) -> Iterator[str]:
    """D-CON-03: twenty ships a seat, none negative, and on revealed planets only."""
    if state.step.startswith("setup."):
        return
    for seat in (0, 1):
        ships = [row[seat] for row in state.ships]
        if sum(ships) != FLEET or min(ships) < 0:
            yield f"seat {seat} has {sum(ships)} ships: {ships}"
    for tile in range(TILES):
        if any(state.ships[tile]) and tile not in state.row:
            yield f"there are ships on planet {tile}, which nobody has revealed"


def card_problems(state: State) -> Iterator[str]:
    """Every card lies in exactly one zone, the faces are those of the box, and everybody knows their own hand."""
    zones = list(state.support)
    for seat in state.seats:
        zones += [*seat.hand, *seat.deck, *seat.pile, *seat.under]
    if state.frame is not None:
        for laid in state.frame.laid:
            zones += laid.cards
        zones += [extra.card for extra in state.frame.extras]
    if sorted(zones) != list(range(CARDS)):
        yield f"cards are missing or doubled: {sorted(zones)}"
    if Counter(state.faces) != Counter([*DECK, *DECK, *SUPPORT]):
        yield f"the cards show {sorted(state.faces)}"
    for number, seat in enumerate(state.seats):
        for card in (*seat.hand, *seat.under):
            if not state.seen[card] >> number & 1:
                yield f"seat {number} does not know its card {card}"
        for card in seat.pile:
            if state.seen[card] != 3:
                yield f"card {card} lies open, but not everybody knows it"
        if seat.ready & ~ALL_READY:
            yield f"seat {number} has tactics that do not exist: {seat.ready:b}"


def deck_problems(state: State) -> Iterator[str]:
    """Each destiny card is in its deck or in the past, each planet in the stack or in the row."""
    cards = registry().cards
    there = [*state.past, *(card for deck in state.destiny for card in deck)]
    if sorted(there) != sorted(cards):
        yield f"destiny cards are missing or doubled: {sorted(there)}"
    if sorted([*state.stack, *state.row]) != list(range(TILES)):
        yield f"planets are missing or doubled: {state.stack} and {state.row}"
    if state.warpplanet >= 0 and state.warpplanet not in state.row:
        yield f"the Warpplanet {state.warpplanet} is not revealed"


def envoy_problems(state: State) -> Iterator[str]:
    """Each envoy is in a deck, in play or out of the game; one of each icon is in play at most."""
    names = [*(name for deck in state.envoy_decks for name in deck), *(envoy.id for envoy in state.gone)]
    names += [envoy.id for envoy in state.envoys]
    if sorted(names) != sorted(registry().envoys):
        yield f"envoys are missing or doubled: {sorted(names)}"
    icons = [envoy.icon for envoy in state.envoys]
    if len(set(icons)) < len(icons):
        yield f"several envoys of one icon are in play: {icons}"
    for envoy in state.envoys:
        if envoy.ally >= 0 and not envoy.read >> envoy.ally & 1:
            yield f"{envoy.id} is allied with seat {envoy.ally}, which has not read it"


def quiet_problems(state: State, game: Game) -> Iterator[str]:
    """Between cards no duel or contest is open, roles are right, and nobody has too many allies."""
    if state.step.startswith("setup.") or not state.step or state.frame is not None:
        return
    if game.count(1 - state.leader) > game.count(state.leader):
        yield f"seat {state.leader} leads with fewer planets"
    if not state.step.startswith("between."):
        return
    for seat in (0, 1):
        allies = list(game.allies(seat))
        if len(allies) > game.rule_for(seat, Rule.ENVOY_LIMIT, 1):
            yield f"seat {seat} has too many allies: {allies}"


def wiring_problems(session: Session[State]) -> Iterator[str]:
    """What the engine keeps about who listens is what a fresh look gives."""
    fresh = session.rules.game(session.state, session.options, None, session.uniform)
    if fresh.wiring is not session.game.wiring or fresh.active != session.game.active:
        yield "the wiring is out of date"
    if session.game.frame is not session.state.frame:
        yield "the frame is out of date"
    if session.state.past and fresh.card is not session.game.card:
        yield "the destiny card is out of date"
