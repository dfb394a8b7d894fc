"""Tick-Tock: each victory of a defense and each deal takes a token; with the last one it wins."""

from ..api import DEFENSE, Alien, By, Near, PowerUse, Role, Rule, Use, W, Way

ALIEN = Alien("tick-tock")
ALIEN.event("token_discarded", "seat left")
TOKENS = ALIEN.memory("tokens", 0)
LANDING = 4


@ALIEN.setup
def wind_up(use: PowerUse) -> None:
    """Two tokens for each planet of a home system: ten, or eight with four planets."""
    use.remember(TOKENS, 2 * use.g.edition.planets)


@ALIEN.rule(Rule.NEARNESS)
def nearness(way: Way) -> Near:
    """The tokens that are gone."""
    of = 2 * way.edition.planets
    return Near(of - TOKENS[way], of, By.DEFENDED)


def _discard_token(use: PowerUse) -> None:
    """The last token wins the game, together with whoever else wins by this encounter."""
    left = use.count(TOKENS, -1)
    use.emit("token_discarded", left=left)
    if not left:
        use.win_game()


def _peaceful(use: PowerUse) -> bool:
    """The defense has won, or any two players have made a deal."""
    return TOKENS[use] > 0 and (use.side_won(DEFENSE) or use.deal_made())


@ALIEN.ability(W.AFTERMATH, must=True, when=_peaceful)
def tick(use: PowerUse) -> None:
    """A token is discarded for each win of a defense and for each deal, whoever made it."""
    _discard_token(use)


@ALIEN.wild(W.RESHUFFLED, when=Use.can_settle_abroad)
async def turn_of_time(use: Use) -> None:
    """When the deck is shuffled again, up to four ships found a colony in another player's home system."""
    await use.found_colony(use.planets_abroad(), LANDING)


def _could_hurry(use: PowerUse) -> bool:
    return use.won_or_made_deal() and TOKENS[use] > 0 and use.g.has_colonies(use.seat)


@ALIEN.super(W.AFTERMATH, role=Role.MAIN, when=_could_hurry)
async def hurry(use: PowerUse) -> None:
    """A ship to the warp for one more token."""
    await use.choose_losses(1)
    _discard_token(use)
