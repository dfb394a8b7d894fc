"""Looking at something that lies facedown: the top card of a deck, a card that somebody laid, a sheet. Hands do not lie
anywhere; nor do cards that are facedown only in the middle of one action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..model.piles import COSMIC, REWARD

if TYPE_CHECKING:
    from ..game import Game

Lying = tuple[int, dict[str, Any]]
"""Whose it is (-1: nobody's), and what it shows: a card by its number (`card`), anything else by its name."""


def facedown(g: Game, seat: int) -> dict[str, list[Lying]]:
    """What lies facedown at the table and is unknown to this seat, by what it is."""
    found: dict[str, list[Lying]] = {}
    for word, back in (("top-of-deck", COSMIC), ("top-of-rewards", REWARD)):
        if (pile := g.s.piles.get(back)) is not None and pile.draw:
            found[word] = [(-1, {"card": pile.draw[-1]})]
    if g.s.destiny.draw:
        found["top-of-destiny"] = [(-1, {"face": g.s.destiny.draw[-1]})]
    lab = g.s.laboratory
    if lab is not None and lab.deck.draw:
        found["top-of-techs"] = [(-1, {"tech": lab.deck.draw[-1]})]
    cards = _cards(g)
    found |= {word: [(owner, {"card": card}) for owner, card in lying] for word, lying in cards.items()}
    techs = [] if lab is None else [tech for tech in lab.techs if not tech.open]
    found["facedown-tech"] = [(tech.owner, {"tech": tech.id}) for tech in techs]
    sheets = [(owner, sheet) for owner, player in enumerate(g.seats) for sheet in player.sheets if sheet.hidden]
    found["facedown-sheet"] = [(owner, {"alien": sheet.alien}) for owner, sheet in sheets]
    unknown = {word: [one for one in lying if _is_news(g, seat, *one)] for word, lying in found.items()}
    return {word: lying for word, lying in unknown.items() if lying}


def _cards(g: Game) -> dict[str, list[tuple[int, int]]]:
    """(owner, card) of what lies about besides the decks."""
    sheets = [(owner, sheet) for owner, player in enumerate(g.seats) for sheet in player.sheets]
    techs = g.s.laboratory.techs if g.s.laboratory is not None else []
    sides = [(number, side) for number, side in enumerate(g.e.sides) if not side.opened and not g.e.revealed]
    return {
        "slot-card": [(side.laid_by, side.card) for _, side in sides if side.card >= 0],
        "kicker-card": [(g.main(number), side.kicker) for number, side in sides if side.kicker >= 0],
        "laid-card": [(there.seat, there.card) for there in g.e.laid],
        "aside-card": [(aside.seat, aside.card) for aside in (*g.e.aside, *g.s.stash)],
        "sheet-card": [(owner, card) for owner, sheet in sheets for card in sheet.cards],
        "tech-card": [(tech.owner, tech.card) for tech in techs if tech.card >= 0],
    }


def _is_news(g: Game, seat: int, owner: int, shows: dict[str, Any]) -> bool:
    return owner != seat and not ("card" in shows and g.s.seen[shows["card"]] >> seat & 1)
