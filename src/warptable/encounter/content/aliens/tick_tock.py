"""Tick-Tock: each victory of a defense and each deal takes a token; with the last one it wins."""

from ..api import (
    DEFENSE,
    Alien,
    Game,
    PowerUse,
    Role,
    Sheet,
    Use,
    W,
    choose_losses,
    claim,
    found_colony,
    open_planets,
    remember,
    won_encounter,
)

ALIEN = Alien("tick-tock")
TOKENS = "tokens"
LANDING = 4


@ALIEN.setup
def wind_up(g: Game, seat: int, sheet: Sheet) -> None:
    """Two tokens for each planet of a home system: ten, or eight with four planets."""
    remember(sheet, TOKENS, 2 * g.edition.planets)


def _left(use: PowerUse) -> int:
    left = use.sheet.memory[TOKENS]
    assert isinstance(left, int)
    return left


def _discard_token(use: PowerUse) -> None:
    """The last token wins the game, together with whoever else wins by this encounter."""
    left = _left(use) - 1
    remember(use.sheet, TOKENS, left)
    use.g.emit("token_discarded", use.source, seat=use.seat, left=left)
    if not left:
        claim(use.g, use.seat, use.source)


def _kind(use: Use) -> str:
    return use.e.result.kind if use.e.result is not None else ""


def _peaceful(use: PowerUse) -> bool:
    """The defense has won, or any two players have made a deal."""
    result = use.e.result
    won = result is not None and result.kind == "won" and result.winner == DEFENSE
    return _left(use) > 0 and (won or _kind(use) == "deal")


@ALIEN.ability(W.AFTERMATH, must=True, when=_peaceful)
def tick(use: PowerUse) -> None:
    _discard_token(use)


def _could_hurry(use: PowerUse) -> bool:
    done = won_encounter(use) or _kind(use) == "deal"
    return done and _left(use) > 0 and bool(use.g.sources(use.seat))


@ALIEN.super(W.AFTERMATH, role=Role.MAIN, when=_could_hurry)
async def hurry(use: PowerUse) -> None:
    """A ship to the warp for one more token."""
    await choose_losses(use.g, [use.seat], 1, use.source)
    _discard_token(use)


def _elsewhere(use: Use) -> list[int]:
    """Home planets of the others on which this seat has no colony yet."""
    return [planet for other in use.g.clockwise(use.seat) for planet in open_planets(use.g, use.seat, other)]


@ALIEN.wild(W.RESHUFFLED, when=lambda use: bool(use.g.sources(use.seat)) and bool(_elsewhere(use)))
async def turn_of_time(use: Use) -> None:
    await found_colony(use.g, use.seat, _elsewhere(use), LANDING, use.source)
