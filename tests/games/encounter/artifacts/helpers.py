"""One artifact in one hand, and whole encounters of every kind: where is it offered?"""

from collections.abc import Sequence
from typing import Any

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.kernel import Session

ROLES = {"offense": 0, "defense": 1, "offensive ally": 2, "defensive ally": 3, "no part": 4}
KINDS = {
    "fight": ("attack-10", "attack-08"),
    "lost fight": ("attack-04", "attack-08"),
    "attack meets negotiate": ("attack-10", "negotiate"),
    "deal": ("negotiate", "negotiate"),
    "failed deal": ("negotiate", "negotiate"),
}
ALLIES: dict[int, tuple[str, Any]] = {2: ("offense", {planet(2): 2}), 3: ("defense", {planet(3): 1})}


def held_by(role: str, face: str, kind: str, aliens: Sequence[str] = (), others: Sequence[str] = ()) -> Table:
    """Five players, ships of each in the warp; the player of this role holds the artifact."""
    cards = KINDS[kind]
    hands = {seat: ["attack-06", *others] for seat in range(2, 5)}
    hands |= {0: [cards[0], "attack-01"], 1: [cards[1], "attack-09"]}
    hands[ROLES[role]] = [*hands[ROLES[role]], face]
    moves = [(seat, 2, planet(seat, 4), WARP) for seat in range(5)]
    return table(*aliens, players=5, hands=hands, moves=moves)


def offers(t: Table, kind: str) -> list[tuple[int, str]]:
    """Play the first encounter of the turn to its end, passing all offers: (seat, moment) of each."""
    seen: list[tuple[int, str]] = []
    while True:
        t.encounter(ships={planet(0): 1}, allies=ALLIES, cards=KINDS[kind])
        decision = t.session.decisions[0]
        if t.state.turn > 1 or decision.prompt == "second-encounter":
            return seen
        if decision.kind == "offer":
            seen.append((decision.seat, decision.prompt))
            t.passes(decision.seat)
        elif decision.prompt == "deal" and kind == "deal":
            t.do(decision.seat, "deal", (("want", planet(1, 1)), "propose") if decision.seat == 0 else ("accept",))
        else:
            t.do(decision.seat, decision.prompt, decision.default)


def moments(face: str, aliens: Sequence[str] = ()) -> dict[tuple[str, str], list[str]]:
    """For every role and kind of encounter, the moments at which its holder is offered the artifact, if any."""
    found: dict[tuple[str, str], list[str]] = {}
    for role, seat in ROLES.items():
        for kind in KINDS:
            asked = offers(held_by(role, face, kind, aliens), kind)
            assert all(who == seat for who, _ in asked), "nobody else has anything"
            if asked:
                found[role, kind] = [prompt for _, prompt in asked]
    return found


def with_faces(t: Table, changes: dict[tuple[int, int], str]) -> Table:
    """The same table before its first question; (seat, place in the hand) -> another face."""
    state = t.session.basis()[0].clone()
    for (seat, place), face in changes.items():
        state.faces[state.seats[seat].hand[place]] = face
    return Table(Session(t.session.rules, 1, t.session.options, state))


def on_the_table(t: Table) -> list[str]:
    """The faces of played cards that are not yet discarded, in order of play."""
    return [face for _, face in t.view(None).flight]
