"""Warpspace Key: all own ships return from the warp."""

from ..api import WARP, Role, Tech, TechUse, W

TECH = Tech("warpspace-key", research=3)


@TECH.ability(W.REGROUP_OPEN, role=Role.OFFENSE, when=lambda use: use.could_return() > 0)
async def free_own(use: TechUse) -> None:
    """In the regroup phase of an own encounter all own ships in the warp return to own colonies."""
    await use.go_home(WARP, use.g.in_warp(use.seat))
