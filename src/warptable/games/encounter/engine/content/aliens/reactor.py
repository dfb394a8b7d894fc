"""Reactor: holds the flares of all others on its sheet, and grants them to those with whom it wins.

It is long: flares come to the sheet and leave it in many ways, each with its own moment.
"""

from ..api import COSMIC, Alien, CardsDiscarded, CardType, Near, Of, Play, PowerUse, Role, Rule, Use, W, Way, flare_of

ALIEN = Alien("reactor", needs=("flares",))
OWN = flare_of(ALIEN.id)
THEIRS, AWAY, MINE = "take-theirs", "discard-theirs", "take-mine"
CHOICE = ALIEN.prompt("choice", Of.WORD, (THEIRS, AWAY, MINE))
SHIPS = 4


def _matching(use: PowerUse[object], seat: int) -> list[str]:
    """The flares of the aliens that a seat openly has."""
    return [flare_of(sheet.alien) for sheet in use.g.seats[seat].sheets if not sheet.hidden]


@ALIEN.setup_deck
def lay_out_flares(use: PowerUse) -> None:
    """The flares of all other players' aliens lie open on its sheet instead of going into the deck."""
    g = use.g
    faces = [face for other in use.others for face in _matching(use, other)]
    use.lay_out([card for card in g.s.piles[COSMIC].draw if g.s.faces[card] in faces])


def _on_sheet(use: PowerUse, seat: int) -> list[int]:
    """The cards on the sheet that match an alien of this seat."""
    return [card for card in use.sheet.cards if use.g.s.faces[card] in _matching(use, seat)]


@ALIEN.ability(
    W.SPOILS, role=Role.ALLY, must=True, when=lambda use: use.won() and bool(_on_sheet(use, use.g.main(use.side)))
)
def grant_flare(use: PowerUse) -> None:
    """The main player with whom it has won gets the matching flare."""
    main = use.g.main(use.side)
    for card in _on_sheet(use, main):
        use.hand_off_sheet(card, main)


def _collectable(use: PowerUse[CardsDiscarded]) -> list[int]:
    """Flares of aliens at the table that somebody else has just discarded."""
    there = [face for seat in range(use.g.n) for face in _matching(use, seat)]
    return [card for card in use.discarded_by_another(CardType.FLARE) if use.g.s.faces[card] in there]


@ALIEN.ability(W.DISCARDED, must=True, once=False, when=lambda use: bool(_collectable(use)))
def collect_flare(use: PowerUse[CardsDiscarded]) -> None:
    """Such a flare comes on the sheet."""
    use.lay_out(_collectable(use))


def _loser(use: PowerUse) -> int:
    """The main player who has lost, for somebody whom neither has invited; else -1."""
    result = use.e.result
    if result is None or result.kind != "won" or use.e.seats[use.seat].invited:
        return -1
    return use.g.main(1 - result.winner)


def _choices(use: PowerUse) -> list[str]:
    loser = _loser(use)
    if loser < 0:
        return []
    theirs = [card for card in use.held(CardType.FLARE) if use.g.s.faces[card] in _matching(use, loser)]
    mine = [card for card in use.sheet.cards if use.g.s.faces[card] == OWN]
    ways = ((THEIRS, _on_sheet(use, loser)), (AWAY, theirs), (MINE, mine))
    return [word for word, cards in ways if cards]


@ALIEN.ability(W.SPOILS, role=Role.NOT_MAIN, is_use=False, when=lambda use: bool(_choices(use)))
async def turn_away(use: PowerUse) -> None:
    """Invited by nobody, it takes the loser's flare or its own off the sheet, or discards the loser's from its hand.
    This is not a use."""
    g, loser = use.g, _loser(use)
    choice = await use.pick(CHOICE, _choices(use), secret=True)
    if choice == AWAY:
        gone = [card for card in use.held(CardType.FLARE) if g.s.faces[card] in _matching(use, loser)]
        await use.discard(gone)
        return
    mine = [card for card in use.sheet.cards if g.s.faces[card] == OWN]
    for card in _on_sheet(use, loser) if choice == THEIRS else mine:
        use.hand_off_sheet(card, use.seat)


def _owed(use: PowerUse[Play]) -> list[int]:
    """Its own flare in the hand of somebody who has just played another super flare."""
    seat = use.event.seat
    if seat == use.seat or use.event.flare != "super":
        return []
    return [card for card in use.g.hand(seat) if use.g.s.faces[card] == OWN and card != use.event.card]


@ALIEN.ability(W.FLARE_USED, must=True, once=False, is_use=False, when=lambda use: bool(_owed(use)))
def collect_own(use: PowerUse[Play]) -> None:
    """Whoever holds the Reactor's flare and plays another super flare hands it over. This is not a use."""
    use.hand_over(use.seat, _owed(use)[0], seat=use.event.seat)


@ALIEN.rule(Rule.NEARNESS)
def nearness(way: Way) -> Near:
    """The flares of the others that have left its sheet."""
    others = len(way.state.seats) - 1
    left = [card for card in way.sheet.cards if way.state.faces[card] != OWN]
    return Near(max(0, others - len(left)), others)


@ALIEN.wild(W.SPOILS, role=Role.DEFENSE, when=lambda use: use.won() and use.can_settle_abroad())
async def spread(use: Use) -> None:
    """A winning defense founds a colony anywhere; the flare goes to whoever plays Reactor, or is discarded."""
    use.pass_flare_on()
    await use.found_colony(use.planets_abroad(), SHIPS)


def _no_other_flare(use: PowerUse) -> bool:
    """Whoever only might hold this flare is asked whatever else is in its hand."""
    others = [card for card in use.held(CardType.FLARE) if card != use.card]
    return use.won() and not use.sheet.cards and (use.card < 0 or not others)


@ALIEN.super(W.SPOILS, role=Role.MAIN_OR_ALLY, when=_no_other_flare)
def melt_down(use: PowerUse) -> None:
    """With all other flares gone, a win wins the game."""
    use.win_game()
