"""Friend: allied with any number of envoys, and wins if all of them come to its party."""

from ..api import ALWAYS, UNLIMITED, Alien, Rule, Use

ALIEN = Alien("friend")
PLANETS = GUESTS = 3


@ALIEN.rule(Rule.ENVOY_LIMIT, header=ALWAYS)
def popular(use: Use) -> int:
    """There is no limit to its allies."""
    return UNLIMITED


@ALIEN.rule(Rule.CLAIMS, header=ALWAYS)
def surprise_party(use: Use) -> bool:
    """Three planets, and every envoy in play, at least three, lies faceup and is an ally."""
    guests = [envoy for envoy in use.g.s.envoys if envoy.up and envoy.ally == use.seat]
    return len(guests) == len(use.g.s.envoys) >= GUESTS and use.g.count(use.seat) >= PLANETS
