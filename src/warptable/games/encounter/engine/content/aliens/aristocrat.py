"""Aristocrat: chooses its first hand, and draws flares that nobody else has."""

from ..api import (
    COSMIC,
    DISCARD,
    Alien,
    CardType,
    Game,
    Of,
    Pick,
    PowerUse,
    Ride,
    Role,
    Sheet,
    Use,
    W,
    box_left,
    draw_flares,
    flare_of,
    held,
    open_flares,
    remove_cards,
    search_box,
    search_deck,
    to_matching,
)

ALIEN = Alien("aristocrat", needs=("flares",), box=True)
START = ALIEN.prompt("start", Of.FACE, gains=True)
FOUND = ALIEN.prompt("found", Of.FACE, gains=True)
SURPLUS = ALIEN.prompt("surplus", Of.CARD)
THREE, SEARCH = "three-flares", "search-box"
MORE = ALIEN.prompt("more", Of.WORD, (THREE, SEARCH))
FLARE = ALIEN.prompt("flare", Of.FACE, gains=True)
BEFORE_CARDS = (W.TURN_START, W.FREE_1, W.FREE_2, W.PLANNING_BEFORE)
PLANNING = "planning.before"
"""The step in which its flare may be played."""


@ALIEN.setup_deck
async def choose_hand(g: Game, seat: int, sheet: Sheet) -> None:
    """Eight cards of the deck are the first hand, but not its own flare."""
    await search_deck(g, seat, g.edition.hand_size, START, ALIEN.id, (flare_of(ALIEN.id),))


@ALIEN.ability(BEFORE_CARDS, role=Role.MAIN, when=box_left)
async def privilege(use: PowerUse, more: str = "") -> None:
    """A flare out of the box comes to the hand. Of two or more that match nobody's alien one leaves the game."""
    g = use.g
    if more == SEARCH:
        face = await Pick(use.seat, FLARE, use.source, _in_box(g), secret=True)
        search_box(g, use.seat, face, use.source)
    else:
        draw_flares(g, use.seat, 3 if more == THREE else 1, use.source)
    surplus = [card for card in held(use, CardType.FLARE) if g.s.faces[card] not in open_flares(g)]
    if len(surplus) > 1:
        gone = await Pick(use.seat, SURPLUS, use.source, surplus, secret=True)
        remove_cards(g, use.seat, [gone], use.source)


def _in_box(g: Game) -> list[str]:
    return list(g.s.box.flares) if g.s.box is not None else []


@ALIEN.wild(W.ENCOUNTER_START, when=lambda use: bool(use.g.s.piles[COSMIC].draw))
async def look_through(use: Use) -> None:
    """One card of the deck, which is shuffled with the discards; the flare goes to whoever plays Aristocrat, or is
    discarded."""
    to_matching(use)
    await search_deck(use.g, use.seat, 1, FOUND, use.source, discards=True)


@ALIEN.rides(privilege, role=Role.MAIN, when=lambda use: box_left(use) and use.g.s.step == PLANNING)
async def great_privilege(use: PowerUse[Ride]) -> str:
    """In the planning phase this flare is discarded for three flares out of the box, or for any one of them."""
    use.disposal = DISCARD
    chosen: str = await Pick(use.seat, MORE, use.source, MORE.words)
    return chosen
