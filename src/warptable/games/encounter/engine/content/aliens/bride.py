"""Bride: marries an opponent, swaps cards with the spouse, and takes half of that hand in a divorce."""

from ..api import (
    BOND,
    GATE,
    HELD,
    Alien,
    Game,
    GoTo,
    Of,
    Pick,
    PowerUse,
    Result,
    Role,
    Sheet,
    Together,
    Use,
    W,
    bring,
    check,
    decide,
    forget,
    give,
    hold,
    remember,
    show_hand,
    take_cards,
    which_ships,
)

ALIEN = Alien("bride")
RING = ALIEN.prompt("ring", Of.PLACE)
GIVEN = ALIEN.prompt("given-card", Of.CARD)
RETURNED = ALIEN.prompt("returned-card", Of.CARD, ("refuse",))
SHOWN = ALIEN.prompt("shown", Of.WORD, ("show", "keep-hidden"))
REFUGE = ALIEN.prompt("refuge", Of.PLANET)
DIVORCED = "divorced"
"""Under this name the sheet remembers who cannot be married again."""


def _spouse(seat: int, sheet: Sheet) -> int:
    """Who is married now; -1: nobody. Whoever gets the sheet of its own marriage is married no more."""
    spouse = sheet.memory.get(BOND, -1)
    return spouse if isinstance(spouse, int) and spouse != seat else -1


def _married(use: PowerUse) -> bool:
    return _spouse(use.seat, use.sheet) >= 0


def _divorced(sheet: Sheet) -> tuple[int, ...]:
    """The seats that were divorced from this sheet."""
    seats = sheet.memory.get(DIVORCED, ())
    return tuple(int(seat) for seat in seats) if isinstance(seats, tuple) else ()


def _marry(use: PowerUse, spouse: int) -> None:
    remember(use.sheet, BOND, spouse)
    use.g.emit("married", use.source, seat=use.seat, other=spouse)


# ---------------------------------------------------------------- the couple


@ALIEN.ability(
    W.ALLIANCE_BEFORE,
    role=Role.MAIN,
    when=lambda use: not _married(use) and use.opponent not in _divorced(use.sheet),
    public=True,
)
async def marry(use: PowerUse) -> None:
    """The opponent is the spouse, and puts a ship of its choice on the sheet."""
    g, spouse = use.g, use.opponent
    _marry(use, spouse)
    places = [*g.colonies(spouse), *([GATE] if g.s.ships[GATE][spouse] else [])]
    if places:
        place = await Pick(spouse, RING, use.source, places)
        along = await which_ships(g, spouse, place, 1, use.source, HELD)
        hold(g, use.sheet, spouse, place, 1, use.source, along)
        await check(g)


def _can_swap(use: PowerUse) -> bool:
    return _married(use) and bool(use.g.hand(use.seat) and use.g.hand(_spouse(use.seat, use.sheet)))


@ALIEN.ability(W.NO_MATTER_WHEN, when=_can_swap, public=True)
async def swap_card(use: PowerUse) -> None:
    """Each of the couple picks a card for the other; the spouse may refuse."""
    g, spouse = use.g, _spouse(use.seat, use.sheet)
    mine, theirs = await Together(
        [
            Pick(use.seat, GIVEN, use.source, list(g.hand(use.seat)), secret=True),
            Pick(spouse, RETURNED, use.source, [*g.hand(spouse), "refuse"], "refuse", secret=True),
        ]
    )
    if theirs == "refuse":
        g.emit("swap_refused", use.source, seat=spouse, other=use.seat)
        return
    give(g, use.seat, spouse, [mine], use.source)
    give(g, spouse, use.seat, [theirs], use.source)


@ALIEN.ability(W.NO_MATTER_WHEN, when=_married, is_use=False, public=True)
async def show_hands(use: PowerUse) -> None:
    """The spouse sees the Bride's hand, and may show its hand in return."""
    g, spouse = use.g, _spouse(use.seat, use.sheet)
    show_hand(g, use.seat, spouse, use.source)
    if await Pick(spouse, SHOWN, use.source, SHOWN.words) == "show":
        show_hand(g, spouse, use.seat, use.source)


@ALIEN.ability(W.EACH_PHASE, when=_married, is_use=False, public=True)
async def divorce(use: PowerUse) -> None:
    """The marriage ends, at the price of half the hand of the spouse; once from each player. The ship stays."""
    g, spouse = use.g, _spouse(use.seat, use.sheet)
    forget(use.sheet, BOND)
    g.emit("divorced", use.source, seat=use.seat, other=spouse)
    if spouse not in _divorced(use.sheet):
        remember(use.sheet, DIVORCED, (*_divorced(use.sheet), spouse))
        await take_cards(g, use.seat, spouse, len(g.hand(spouse)) // 2, use.source)


@ALIEN.rule("allies_uninvited")
def allies_uninvited(g: Game, seat: int) -> list[tuple[int, int]]:
    """The couple needs no invitation: (main player, guest)."""
    spouse = next(_spouse(seat, sheet) for sheet in g.seats[seat].sheets if sheet.alien == ALIEN.id)
    return [(seat, spouse), (spouse, seat)] if spouse >= 0 else []


# ---------------------------------------------------------------- the flare


def _refuges(g: Game, seat: int) -> list[int]:
    """Own home planets, and planets of others without ships."""
    return [planet for planet in g.planets() if g.s.home_of[planet] == seat or not any(g.s.ships[planet])]


@ALIEN.wild(W.LAUNCHED, role=Role.DEFENSE, when=lambda use: bool(_refuges(use.g, use.e.offense)))
async def run_off(use: Use) -> None:
    """The ships in the gate go to a home planet of the offense or to an empty planet, and its turn is over."""
    g, offense = use.g, use.e.offense
    planet = await Pick(offense, REFUGE, use.source, _refuges(g, offense))
    ships = g.s.ships[GATE][offense]
    await bring(g, offense, GATE, planet, ships, use.source)
    g.emit("landed", use.source, seat=offense, planet=planet, ships=ships)
    decide(g, Result("none", how="run off"))
    await check(g)
    raise GoTo("encounter.end")


@ALIEN.super(
    (W.DESTINY_SETTLED, W.LAUNCHED),
    role=Role.MAIN,
    when=lambda use: not _married(use) and use.opponent in _divorced(use.sheet),
)
def marry_again(use: PowerUse) -> None:
    """A divorced opponent is the spouse once more; there is no second alimony."""
    _marry(use, use.opponent)
