"""Bride: marries an opponent, swaps cards with the spouse, and takes half of that hand in a divorce.

It is long: a marriage begins, is lived, ends and may begin again, each by an ability of its own.
"""

from ..api import BOND, GATE, Alien, Game, GoTo, Memory, Of, PowerUse, Result, Role, Rule, Together, Use, W

ALIEN = Alien("bride")
ALIEN.event("married", "seat other")
ALIEN.event("divorced", "seat other")
ALIEN.event("swap_refused", "seat other")
RING = ALIEN.prompt("ring", Of.PLACE)
GIVEN = ALIEN.prompt("given-card", Of.CARD)
RETURNED = ALIEN.prompt("returned-card", Of.CARD, ("refuse",), declines="refuse")
SHOWN = ALIEN.prompt("shown", Of.WORD, ("show", "keep-hidden"), declines="keep-hidden")
REFUGE = ALIEN.prompt("refuge", Of.PLANET)
SPOUSE = ALIEN.memory(BOND, -1)
DIVORCED: Memory[tuple[int, ...]] = ALIEN.memory("divorced", ())
"""Who cannot be married again."""


def _spouse(use: PowerUse) -> int:
    """Who is married now; -1: nobody. Whoever gets the sheet of its own marriage is married no more."""
    spouse = SPOUSE[use]
    return spouse if spouse != use.seat else -1


def _married(use: PowerUse) -> bool:
    return _spouse(use) >= 0


def _marry(use: PowerUse, spouse: int) -> None:
    use.remember(SPOUSE, spouse)
    use.emit("married", other=spouse)


# ---------------------------------------------------------------- the couple


@ALIEN.ability(
    W.ALLIANCE_BEFORE,
    role=Role.MAIN,
    when=lambda use: not _married(use) and use.opponent not in DIVORCED[use],
    public=True,
)
async def marry(use: PowerUse) -> None:
    """The opponent is the spouse, and puts a ship of its choice on the sheet."""
    g, spouse = use.g, use.opponent
    _marry(use, spouse)
    places = [*g.colonies(spouse), *([GATE] if g.s.ships[GATE][spouse] else [])]
    if places:
        place = await use.pick(RING, places, seat=spouse)
        along = await use.which_ships(place, 1, seat=spouse)
        use.hold(place, 1, along, seat=spouse)
        await use.check()


def _can_swap(use: PowerUse) -> bool:
    return _married(use) and bool(use.hand and use.g.hand(_spouse(use)))


@ALIEN.ability(W.NO_MATTER_WHEN, when=_can_swap, public=True)
async def swap_card(use: PowerUse) -> None:
    """Each of the couple picks a card for the other; the spouse may refuse."""
    g, spouse = use.g, _spouse(use)
    mine, theirs = await Together(
        [
            use.pick(GIVEN, list(use.hand), secret=True),
            use.pick(RETURNED, [*g.hand(spouse), "refuse"], "refuse", seat=spouse, secret=True),
        ]
    )
    if theirs == "refuse":
        use.emit("swap_refused", seat=spouse, other=use.seat)
        return
    use.give(spouse, [mine])
    use.give(use.seat, [theirs], seat=spouse)


@ALIEN.ability(W.NO_MATTER_WHEN, when=_married, is_use=False, public=True)
async def show_hands(use: PowerUse) -> None:
    """The spouse sees the Bride's hand, and may show its hand in return."""
    spouse = _spouse(use)
    use.show_hand(use.seat, seat=spouse)
    if await use.pick(SHOWN, SHOWN.words, seat=spouse) == "show":
        use.show_hand(spouse)


@ALIEN.ability(W.EACH_PHASE, when=_married, is_use=False, public=True)
async def divorce(use: PowerUse) -> None:
    """The marriage ends, at the price of half the hand of the spouse; once from each player. The ship stays."""
    g, spouse = use.g, _spouse(use)
    use.forget(SPOUSE)
    use.emit("divorced", other=spouse)
    if spouse not in DIVORCED[use]:
        use.remember(DIVORCED, (*DIVORCED[use], spouse))
        await use.take(spouse, len(g.hand(spouse)) // 2)


@ALIEN.rule(Rule.ALLIES_UNINVITED)
def allies_uninvited(use: PowerUse) -> list[tuple[int, int]]:
    """The couple needs no invitation: (main player, guest)."""
    spouse = _spouse(use)
    return [(use.seat, spouse), (spouse, use.seat)] if spouse >= 0 else []


# ---------------------------------------------------------------- the flare


def _refuges(g: Game, seat: int) -> list[int]:
    """Own home planets, and planets of others without ships."""
    return [planet for planet in g.planets() if g.s.home_of[planet] == seat or not any(g.s.ships[planet])]


@ALIEN.wild(W.LAUNCHED, role=Role.DEFENSE, when=lambda use: bool(_refuges(use.g, use.e.offense)))
async def run_off(use: Use) -> None:
    """The ships in the gate go to a home planet of the offense or to an empty planet, and its turn is over."""
    g, offense = use.g, use.e.offense
    planet = await use.pick(REFUGE, _refuges(g, offense), seat=offense)
    ships = g.s.ships[GATE][offense]
    await use.bring(GATE, planet, ships, seat=offense)
    use.emit("landed", seat=offense, planet=planet, ships=ships)
    use.decide(Result("none", how="run off"))
    await use.check()
    raise GoTo("encounter.end")


@ALIEN.super(
    (W.DESTINY_SETTLED, W.LAUNCHED),
    role=Role.MAIN,
    when=lambda use: not _married(use) and use.opponent in DIVORCED[use],
)
def marry_again(use: PowerUse) -> None:
    """A divorced opponent is the spouse once more; there is no second alimony."""
    _marry(use, use.opponent)
