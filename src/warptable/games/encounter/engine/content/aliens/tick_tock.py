"""Tick-Tock: each victory of a defense and each deal takes a token; with the last one it wins."""

from ..api import (
    DEFENSE,
    Alien,
    By,
    Game,
    Near,
    PowerUse,
    Role,
    Sheet,
    Use,
    W,
    Way,
    can_settle_abroad,
    choose_losses,
    claim,
    deal_made,
    found_colony,
    open_planets_abroad,
    remember,
    side_won,
    won_or_made_deal,
)

ALIEN = Alien("tick-tock")
TOKENS = "tokens"
LANDING = 4


@ALIEN.setup
def wind_up(g: Game, seat: int, sheet: Sheet) -> None:
    """Two tokens for each planet of a home system: ten, or eight with four planets."""
    remember(sheet, TOKENS, 2 * g.edition.planets)


@ALIEN.rule("nearness")
def nearness(way: Way) -> Near:
    """The tokens that are gone."""
    of, left = 2 * way.edition.planets, way.sheet.memory.get(TOKENS, 0)
    return Near(of - (left if isinstance(left, int) else 0), of, By.DEFENDED)


def _discard_token(use: PowerUse) -> None:
    """The last token wins the game, together with whoever else wins by this encounter."""
    use.tokens -= 1
    use.g.emit("token_discarded", use.source, seat=use.seat, left=use.tokens)
    if not use.tokens:
        claim(use.g, use.seat, use.source)


def _peaceful(use: PowerUse) -> bool:
    """The defense has won, or any two players have made a deal."""
    return use.tokens > 0 and (side_won(use.g, DEFENSE) or deal_made(use))


@ALIEN.ability(W.AFTERMATH, must=True, when=_peaceful)
def tick(use: PowerUse) -> None:
    """A token is discarded for each win of a defense and for each deal, whoever made it."""
    _discard_token(use)


@ALIEN.wild(W.RESHUFFLED, when=can_settle_abroad)
async def turn_of_time(use: Use) -> None:
    """When the deck is shuffled again, up to four ships found a colony in another player's home system."""
    await found_colony(use.g, use.seat, open_planets_abroad(use.g, use.seat), LANDING, use.source)


def _could_hurry(use: PowerUse) -> bool:
    return won_or_made_deal(use) and use.tokens > 0 and use.g.has_colonies(use.seat)


@ALIEN.super(W.AFTERMATH, role=Role.MAIN, when=_could_hurry)
async def hurry(use: PowerUse) -> None:
    """A ship to the warp for one more token."""
    await choose_losses(use.g, [use.seat], 1, use.source)
    _discard_token(use)
