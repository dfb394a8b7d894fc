"""Energy Cloak: the defense may invite nobody."""

from ..api import DEFENSE, NoInvites, Role, Tech, TechUse, W

TECH = Tech("energy-cloak", research=4)


@TECH.ability(W.AIMED, role=Role.OFFENSE, when=lambda use: not use.e.resettle)
def hide(use: TechUse) -> None:
    """Only invitations are stopped: whoever needs none may still join the defense."""
    use.impose(NoInvites(DEFENSE))
