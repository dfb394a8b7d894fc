"""Friend: allied with any number of envoys, and wins if all of them come to its party."""

from ..api import ALWAYS, UNLIMITED, Alien, Game

ALIEN = Alien("friend")
PLANETS = GUESTS = 3


@ALIEN.rule("envoy_limit", header=ALWAYS)
def popular(g: Game, seat: int) -> int:
    """There is no limit to its allies."""
    return UNLIMITED


@ALIEN.rule("claims", header=ALWAYS)
def surprise_party(g: Game, seat: int) -> bool:
    """Three planets, and every envoy in play, at least three, lies faceup and is an ally."""
    guests = [envoy for envoy in g.s.envoys if envoy.up and envoy.ally == seat]
    return len(guests) == len(g.s.envoys) >= GUESTS and g.count(seat) >= PLANETS
