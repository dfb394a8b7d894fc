"""Citadel: lays attack cards at planets, and may let those of the targeted planet fight for its defense."""

from ..api import DEFENSE, Alien, AtStake, CardType, Layer, Of, PowerUse, Ride, Role, Rule, Use, W

ALIEN = Alien("citadel")
CARD = ALIEN.prompt("card", Of.CARD)
PLANET = ALIEN.prompt("planet", Of.PLANET)
FOR, AGAINST = 1, -1
WALLS = 5


@ALIEN.ability(W.DESTINY_SETTLED, is_use=False, when=lambda use: bool(use.held(CardType.ATTACK)))
async def build(use: Use) -> None:
    """An attack card becomes a citadel at any planet of the game; that is not a use of the power."""
    card = await use.pick(CARD, use.held(CardType.ATTACK), secret=True)
    planet = await use.pick(PLANET, use.g.planets())
    use.lay_at_planet(card, planet)


def _citadels(use: Use) -> tuple[int, ...]:
    return use.g.s.planet_cards.get(use.e.target, ())


@ALIEN.ability(W.CARDS_SELECTED, when=lambda use: bool(_citadels(use)))
def activate(use: Use, factor: int = FOR) -> None:
    """All citadels of the targeted planet fight for the defense; they are lost if it loses all the same."""
    citadels = _citadels(use)
    value = sum(use.g.face(card).value for card in citadels)
    for card in citadels:
        use.impose(AtStake(card))
    use.modify(Layer.BONUS, DEFENSE, amount=value * factor)


@ALIEN.rule(Rule.OWNS_PLANET_CARDS)
def owns(use: PowerUse) -> bool:
    """The citadels go when the sheet leaves the game."""
    return True


@ALIEN.wild(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=Use.both_attack)
def walls(use: Use) -> None:
    """Five more for the defense, whichever side the holder is on."""
    use.modify(Layer.BONUS, DEFENSE, amount=WALLS)


@ALIEN.rides(activate)
def against(use: Use[Ride]) -> int:
    """The activated citadels count against the defense."""
    return AGAINST
