"""Lizard: its winning ships grow stronger; when no plain ship is left, it has won.

It is long: its ships change colour in and out of encounters, and it wins by it.
"""

from ..api import GATE, OFFENSE, OUT, WARP, Alien, By, Doubles, Near, Of, PowerUse, Ride, Role, Rule, Use, W, Way

ALIEN = Alien("lizard", needs=("unused-colour",))
MORE = ALIEN.prompt("more", Of.LEAVING)
DOUBLE, RAISE = "double-reinforcements", "raise-kicker"
BOOST = ALIEN.prompt("boost", Of.WORD, (DOUBLE, RAISE))
TOKENS = ALIEN.memory("tokens", 0)
BONUS = 2
"""Beyond the one that every ship counts."""
TWO = 2


@ALIEN.setup
def lay_out_ships(use: PowerUse) -> None:
    """All ships of a colour that nobody plays lie on its sheet."""
    use.remember(TOKENS, use.g.edition.planets * use.g.edition.ships_per_planet)


def _place(use: Use[object]) -> int:
    """Where the ships of this main player are in the encounter."""
    return GATE if use.side == OFFENSE else use.e.target


def _morph(use: PowerUse, place: int, number: int) -> None:
    number = min(number, TOKENS[use])
    if number:
        use.count(TOKENS, -number)
        use.mark_ships(place, number, BONUS)


@ALIEN.ability(W.LEAVING, role=Role.MAIN, must=True, when=lambda use: use.won() and use.plain_ships(_place(use)) > 0)
async def transmogrify(use: PowerUse, more: bool = False) -> None:
    """Its plain ships in the encounter are replaced by morphed ones."""
    _morph(use, _place(use), use.plain_ships(_place(use)))
    if more:
        await _morph_others(use)


def _others(use: Use[object]) -> list[tuple[int, int]]:
    """(place, plain ships) outside the encounter."""
    places = [place for place, _ in use.ships_outside()]
    return [(place, n) for place in (*places, WARP) if (n := use.plain_ships(place))]


async def _morph_others(use: PowerUse) -> None:
    """Two plain ships outside the encounter, too."""
    places = _others(use)
    number = min(TWO, sum(n for _, n in places))
    if number:
        for place, ships in await use.distribute(MORE, places, number, number):
            _morph(use, place, ships)


@ALIEN.rule(Rule.NEARNESS)
def nearness(way: Way) -> Near:
    """Its ships in the game that are no plain ones."""
    s, seat = way.state, way.seat
    inside = sum(row[seat] for row in s.ships) - s.ships[OUT][seat]
    morphed = sum(mark.number for mark in s.marks if mark.seat == seat and mark.place != OUT)
    return Near(morphed, inside, By.WINNING_SHIP)


def _outgrown(use: PowerUse) -> bool:
    """No plain ship of its colour is left in the game, wherever it may be."""
    near = nearness(Way(use.g.s, use.g.edition, use.seat, use.sheet))
    return near.done == near.of


@ALIEN.ability((W.SPOILS, W.ENCOUNTER_START), must=True, is_use=False, when=_outgrown)
def outgrow(use: PowerUse) -> None:
    """Without a plain ship in the game it has won. This is not a use."""
    use.win_game()


@ALIEN.rule(Rule.BOUND)
def bound(use: PowerUse) -> bool:
    """The power stays with the colour of its ships: it is neither exchanged nor lent."""
    return True


def _boosts(use: Use) -> list[str]:
    kicker = use.seat == use.g.main(use.side) and use.revealed_kicker(use.side) > 0
    return [DOUBLE, RAISE] if kicker else [DOUBLE]


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=Use.both_attack)
async def grow(use: Use) -> None:
    """Later reinforcements of the holder count double; or the factor of the holder's kicker rises by one."""
    if await use.pick(BOOST, _boosts(use)) == RAISE:
        use.raise_kicker(use.side)
    else:
        use.impose(Doubles(use.seat))


@ALIEN.rides(transmogrify, when=lambda use: bool(_others(use)))
def grow_together(use: Use[Ride]) -> bool:
    """Two plain ships outside the encounter are morphed, too."""
    return True
