"""Quark Battery: a stored card takes the place of the revealed one."""

from ..api import Of, Role, Tech, TechUse, W

TECH = Tech("quark-battery", research=3)
STORED = TECH.prompt("stored-card", Of.CARD)


@TECH.completed
async def charge(use: TechUse) -> None:
    """An encounter card from the hand goes facedown under it; nobody else may see or take it."""
    if cards := use.g.encounter_cards(use.seat):
        use.put_under(await use.pick(STORED, cards, secret=True))


@TECH.ability(W.REVEALED_CARD, role=Role.MAIN, when=lambda use: use.tech.card >= 0)
async def discharge(use: TechUse) -> None:
    """The revealed card of its owner is discarded, the stored one counts instead."""
    await use.replace_card(use.tech.card, tech=use.tech)
