"""Quark Battery: a stored card takes the place of the revealed one."""

from ..api import Game, Of, Pick, Role, Tech, TechCard, TechUse, W, card_under_tech, replace_card

TECH = Tech("quark-battery", research=3)
STORED = TECH.prompt("stored-card", Of.CARD)


@TECH.completed
async def charge(g: Game, tech: TechCard) -> None:
    """An encounter card from the hand goes facedown under it; nobody else may see or take it."""
    if cards := g.encounter_cards(tech.owner):
        card_under_tech(g, tech, await Pick(tech.owner, STORED, TECH.id, cards, secret=True), TECH.id)


@TECH.ability(W.REVEALED_CARD, role=Role.MAIN, when=lambda use: use.tech.card >= 0)
async def discharge(use: TechUse) -> None:
    """The revealed card of its owner is discarded, the stored one counts instead."""
    await replace_card(use.g, use.seat, use.side, use.tech.card, use.source, use.tech)
