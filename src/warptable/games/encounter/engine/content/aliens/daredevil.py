"""Daredevil: a narrow win brings rewards to its whole side; it may lower its own total to make it narrow."""

from ..api import (
    BESIDE,
    DEFENSE,
    GATE,
    OFFENSE,
    Alien,
    CardType,
    Game,
    Layer,
    Of,
    Pick,
    PowerUse,
    Role,
    Use,
    W,
    both_attack,
    bring,
    check,
    choose_losses,
    discard_cards,
    for_ships,
    held,
    open_planets,
    own_side,
    remember,
    total,
    won,
)

ALIEN = Alien("daredevil")
CARD = ALIEN.prompt("card", Of.CARD)
PLANET = ALIEN.prompt("planet", Of.PLANET, ("no-colony",))
LOW, HIGH = 1, 8
NARROW, WIDER = 4, 6
PRICE = 3


def _low_attacks(use: Use) -> list[int]:
    return [card for card in held(use, CardType.ATTACK) if LOW <= use.g.face(card).value <= HIGH]


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=lambda use: both_attack(use) and bool(_low_attacks(use)))
async def risk(use: PowerUse) -> None:
    """A low attack is discarded, and its value taken off its own side's total."""
    card = await Pick(use.seat, CARD, use.source, _low_attacks(use), secret=True)
    value = use.g.face(card).value
    await discard_cards(use.g, use.seat, [card], use.source)
    use.modify(Layer.BONUS, await own_side(use.g, use.seat, use.source), amount=-value)


@ALIEN.rule("grants_rewards")
def for_daring(g: Game, seat: int) -> list[tuple[int, int]]:
    """A win by four or less, or with the super flare six: a reward for each ship of each player on
    its side, also for an ally of both only for those there."""
    result = g.e.result
    wide = any(sheet.memory.get("dared") == g.s.encounters for sheet in g.seats[seat].sheets)
    if result is None or result.kind != "won" or not 0 <= result.margin <= (WIDER if wide else NARROW):
        return []
    if result.winner not in g.sides_of(seat):
        return []
    players = (g.main(result.winner), *g.allies(result.winner))
    return [(player, for_ships(g, player, g.e.seats[player].engaged[result.winner])) for player in players]


@ALIEN.later
async def land_elsewhere(use: Use) -> None:
    """After a narrow win one ship from the encounter may found a colony in the opposing main player's home system."""
    g, result = use.g, use.e.result
    if not won(use) or result is None or not 0 <= result.margin <= NARROW:
        return
    planets = open_planets(g, use.seat, g.main(1 - use.side))
    place = GATE if use.side == OFFENSE else use.e.target if use.seat == use.e.defense else BESIDE
    planets = [planet for planet in planets if planet != use.e.target] if use.side == OFFENSE else planets
    if not planets or not g.s.ships[place][use.seat]:
        return
    planet = await Pick(use.seat, PLANET, use.source, ["no-colony", *planets])
    if planet != "no-colony":
        await bring(g, use.seat, place, planet, 1, use.source)
        g.emit("landed", use.source, seat=use.seat, planet=planet, ships=1)
        await check(g)


@ALIEN.later
async def pay_for_it(use: Use) -> None:
    """After anything else three ships are lost."""
    result = use.e.result
    if not (won(use) and result is not None and 0 <= result.margin <= NARROW):
        await choose_losses(use.g, [use.seat], PRICE, use.source)


@ALIEN.wild(W.CARDS_SELECTED, role=Role.MAIN_OR_ALLY)
def dare(use: Use) -> None:
    """A colony for a narrow win, or three ships for anything else."""
    use.later(W.LEAVING, land_elsewhere)
    use.later(W.SPOILS, pay_for_it)


def _wider(use: Use) -> bool:
    """Attack meets attack, and the totals are five or six apart."""
    return both_attack(use) and NARROW < abs(total(use.g, OFFENSE).value - total(use.g, DEFENSE).value) <= WIDER


@ALIEN.super(W.TOTALS_FINAL, role=Role.MAIN, when=_wider)
def dare_more(use: PowerUse) -> None:
    """A win by up to six is narrow enough for rewards."""
    remember(use.sheet, "dared", use.g.s.encounters)
