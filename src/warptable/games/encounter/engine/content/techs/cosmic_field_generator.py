"""Cosmic Field Generator: a Cosmic Zap that is not a card."""

from ..api import PowerPlay, Tech, TechUse, W

TECH = Tech("cosmic-field-generator", research=2)


@TECH.ability(W.USE_ANNOUNCED, zaps=True)
def zap(use: TechUse[PowerPlay]) -> None:
    """A use of a power, even the user's own, has no effect, and that power is off until the encounter ends."""
    use.event.zap()
