"""Daredevil: a narrow win brings rewards to its whole side; it may lower its own total to make it narrow."""

from ..api import BESIDE, GATE, OFFENSE, Alien, CardType, Layer, Of, PowerUse, Role, Rule, Use, W

ALIEN = Alien("daredevil")
CARD = ALIEN.prompt("card", Of.CARD)
PLANET = ALIEN.prompt("planet", Of.PLANET, ("no-colony",), declines="no-colony")
DARED = ALIEN.memory("dared", -1)
LOW, HIGH = 1, 8
NARROW, WIDER = 4, 6
PRICE = 3


def _low_attacks(use: Use) -> list[int]:
    return [card for card in use.held(CardType.ATTACK) if LOW <= use.g.face(card).value <= HIGH]


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=lambda use: use.both_attack() and bool(_low_attacks(use)))
async def risk(use: PowerUse) -> None:
    """A low attack is discarded, and its value taken off its own side's total."""
    card = await use.pick(CARD, _low_attacks(use), secret=True)
    value = use.g.face(card).value
    await use.discard([card])
    use.modify(Layer.BONUS, await use.own_side(), amount=-value)


@ALIEN.rule(Rule.GRANTS_REWARDS)
def for_daring(use: PowerUse) -> list[tuple[int, int]]:
    """A win by four or less, or with the super flare six: a reward for each ship of each player on
    its side, also for an ally of both only for those there."""
    g, result = use.g, use.e.result
    wide = DARED[use] == g.s.encounters
    if result is None or result.kind != "won" or not 0 <= result.margin <= (WIDER if wide else NARROW):
        return []
    if result.winner not in g.sides_of(use.seat):
        return []
    players = (g.main(result.winner), *g.allies(result.winner))
    return [(player, use.rewards_for(use.e.seats[player].engaged[result.winner], seat=player)) for player in players]


@ALIEN.later
async def land_elsewhere(use: Use) -> None:
    """After a narrow win one ship from the encounter may found a colony in the opposing main player's home system."""
    g, result = use.g, use.e.result
    if not use.won() or result is None or not 0 <= result.margin <= NARROW:
        return
    planets = use.open_planets(g.main(1 - use.side))
    place = GATE if use.side == OFFENSE else use.e.target if use.seat == use.e.defense else BESIDE
    planets = [planet for planet in planets if planet != use.e.target] if use.side == OFFENSE else planets
    if not planets or not g.s.ships[place][use.seat]:
        return
    planet = await use.pick(PLANET, ["no-colony", *planets])
    if planet != "no-colony":
        await use.land(place, planet, 1)


@ALIEN.later
async def pay_for_it(use: Use) -> None:
    """After anything else three ships are lost."""
    result = use.e.result
    if not (use.won() and result is not None and 0 <= result.margin <= NARROW):
        await use.choose_losses(PRICE)


@ALIEN.wild(W.CARDS_SELECTED, role=Role.MAIN_OR_ALLY)
def dare(use: Use) -> None:
    """A colony for a narrow win, or three ships for anything else."""
    use.later(W.LEAVING, land_elsewhere)
    use.later(W.SPOILS, pay_for_it)


def _wider(use: Use) -> bool:
    """Attack meets attack, and the totals are five or six apart."""
    return use.both_attack() and NARROW < use.gap() <= WIDER


@ALIEN.super(W.TOTALS_FINAL, role=Role.MAIN, when=_wider)
def dare_more(use: PowerUse) -> None:
    """A win by up to six is narrow enough for rewards."""
    use.remember(DARED, use.g.s.encounters)
