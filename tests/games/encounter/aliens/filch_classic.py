"""Tables with the classic Filch flare, for its tests."""

from __future__ import annotations

from typing import Any

from tests.games.encounter.scenario import WARP, Table, planet, table
from warptable.games.encounter.engine.model.windows import W

CLASSIC = "classic-filch"
FLARE = "flare-filch"
SHIP, DECK, DISCARDS = "cheat-ship", "cheat-deck", "cheat-discards"
FIRST = "window-FREE_0"
CLOSED = "window-ENCOUNTER_CLOSED"
GRAB = "window-CARD_PLAYED"
FREE_PROMPTS = [f"window-{window.name}" for window in W.ANY_TIME]
CARDS = ("attack-10", "attack-06")


def classic(
    *third: str,
    aliens: tuple[str, ...] = ("mite", "void", "oracle"),
    own: tuple[str, ...] = (),
    prepare: Any = None,
    uniform: bool = False,
    variants: tuple[str, ...] = (CLASSIC,),
    moves: tuple[tuple[int, int, int, int], ...] = ((2, 1, planet(2), WARP),),
) -> Table:
    """The outsider on seat 2 holds the flare (and has a ship in the warp); seat 0 is about to attack seat 1."""
    hands = {0: [*CARDS[:1], "attack-04", *own], 1: [CARDS[1], "attack-08"], 2: ["attack-06", FLARE, *third]}
    deck = ["attack-30", "attack-20"]
    return table(*aliens, hands=hands, deck=deck, variants=variants, moves=moves, prepare=prepare, uniform=uniform)


def on_top(face: str) -> Any:
    """Put a card of this face on the discard pile before the game starts."""

    def prepare(game: Any) -> None:
        card = next(card for card in game.s.piles["cosmic"].draw if game.s.faces[card] == face)
        game.s.piles["cosmic"].draw.remove(card)
        game.s.piles["cosmic"].discard.append(card)
        game.s.seen[card] = (1 << game.n) - 1

    return prepare


def quiet(t: Table, *until: str) -> Table:
    """Everybody passes every offer, and plain questions are answered, up to a prompt."""
    while t.open and not any(prompt in until for _, prompt in t.open):
        quiet_step(t)
    return t


def quiet_step(t: Table) -> None:
    """Answer one open question quietly."""
    decision = t.session.decisions[0]
    if decision.kind == "offer":
        t.passes(decision.seat)
    else:
        plain = {"regroup": planet(0), "aim": planet(1), "launch": 3, "invite": ()}
        t.do(
            decision.seat, decision.prompt, plain[decision.prompt] if decision.prompt in plain else CARDS[decision.seat]
        )


def cheated(t: Table, loot: Any) -> Table:
    """Seat 2 cheats at the first free point, after the others have passed."""
    return t.passes(0, 1).do(2, FIRST, loot)


def caught(t: Table, by: int = 0, prompt: str = "window-FREE_1") -> Table:
    """Somebody accuses seat 2 at the next free point."""
    quiet(t, prompt)
    while t.open[0][0] != by:
        t.passes(t.open[0][0])
    return t.do(by, prompt, "accuse").do(by, "accuse", 2)


def told(t: Table, seat: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(seat) for event in t.session.log if event.known_to(seat)]
