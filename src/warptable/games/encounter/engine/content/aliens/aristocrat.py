"""Aristocrat: chooses its first hand, and draws flares that nobody else has."""

from ..api import COSMIC, DISCARD, Alien, CardType, Game, Of, PowerUse, Ride, Role, Use, W, flare_of

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
async def choose_hand(use: PowerUse) -> None:
    """Eight cards of the deck are the first hand, but not its own flare."""
    await use.search_deck(use.g.edition.hand_size, START, (flare_of(ALIEN.id),))


@ALIEN.ability(BEFORE_CARDS, role=Role.MAIN, when=Use.box_left)
async def privilege(use: PowerUse, more: str = "") -> None:
    """A flare out of the box comes to the hand. Of two or more that match nobody's alien one leaves the game."""
    g = use.g
    if more == SEARCH:
        face = await use.pick(FLARE, _in_box(g), secret=True)
        use.search_box(face)
    else:
        use.draw_flares(3 if more == THREE else 1)
    surplus = [card for card in use.held(CardType.FLARE) if g.s.faces[card] not in use.open_flares()]
    if len(surplus) > 1:
        gone = await use.pick(SURPLUS, surplus, secret=True)
        use.remove_cards([gone])


def _in_box(g: Game) -> list[str]:
    return list(g.s.box.flares) if g.s.box is not None else []


@ALIEN.wild(W.ENCOUNTER_START, when=lambda use: bool(use.g.s.piles[COSMIC].draw))
async def look_through(use: Use) -> None:
    """One card of the deck, which is shuffled with the discards; the flare goes to whoever plays Aristocrat, or is
    discarded."""
    use.pass_flare_on()
    await use.search_deck(1, FOUND, discards=True)


@ALIEN.rides(privilege, role=Role.MAIN, when=lambda use: use.box_left() and use.g.s.step == PLANNING)
async def great_privilege(use: PowerUse[Ride]) -> str:
    """In the planning phase this flare is discarded for three flares out of the box, or for any one of them."""
    use.disposal = DISCARD
    chosen: str = await use.pick(MORE, MORE.words)
    return chosen
