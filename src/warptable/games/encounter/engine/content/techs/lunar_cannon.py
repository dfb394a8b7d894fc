"""Lunar Cannon: ten for its owner's side at the planets beside it."""

from ..api import OF_GAP, DestinyDrawn, Layer, Role, Tech, TechUse, Token, W

TECH = Tech("lunar-cannon", research=5, lasting=True)
HOME = TECH.prompt("home", OF_GAP)
PLACE = TECH.prompt("place", OF_GAP)
STRENGTH = 10


@TECH.completed
async def set_up(use: TechUse) -> None:
    """The cannon goes between two own home planets."""
    if gaps := use.g.gaps(use.seat):
        use.put_token(TECH.id, Token(await use.pick(HOME, gaps), between=True))


@TECH.leaves
def take_down(use: TechUse) -> None:
    """It goes with the tech, if it is still there: with a planet beside it it has left the game."""
    if TECH.id in use.g.s.tokens:
        use.take_token(TECH.id)


def _in_range(use: TechUse) -> bool:
    token = use.g.s.tokens.get(TECH.id)
    return token is not None and use.e.target in use.planets_beside(token)


@TECH.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY, when=_in_range)
async def fire(use: TechUse) -> None:
    """In an encounter at a planet beside the cannon its owner's side has ten more."""
    use.modify(Layer.BONUS, await use.own_side(), amount=STRENGTH)


def _elsewhere(use: TechUse[DestinyDrawn]) -> list[int]:
    """All other places between two planets of any system."""
    token = use.g.s.tokens.get(TECH.id)
    gaps = [gap for seat in range(use.g.n) for gap in use.g.gaps(seat)]
    return [gap for gap in gaps if gap != token.planet] if token is not None else []


def _may_move(use: TechUse[DestinyDrawn]) -> bool:
    return use.event.named < 0 and bool(_elsewhere(use))


@TECH.ability(W.DESTINY_DRAWN, once=False, when=_may_move)
async def relocate(use: TechUse[DestinyDrawn]) -> None:
    """With every wild destiny card it may be moved."""
    gap = await use.pick(PLACE, _elsewhere(use))
    use.put_token(TECH.id, Token(gap, between=True))
