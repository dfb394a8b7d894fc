"""The set-up (D-SET-01..16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from warptable.kernel import Pick, Together

from ...model import prompts
from ...model.decks import ICONS
from ...model.windows import W
from ...verbs import cards, envoys, ships, table
from ..hands import draw_up
from ..windows import window

if TYPE_CHECKING:
    from ...game import Game


def decks(g: Game) -> None:
    """D-SET-01, D-SET-02: four shuffled decks and the stack of planets."""
    table.shuffle_decks(g)
    cards.shuffle(g, g.s.support, cards.SUPPORT)


def lay_envoys(g: Game) -> None:
    """D-SET-03, D-SET-04, D-ENV-01: one envoy of each icon comes into play, facedown and neutral."""
    for icon in ICONS:
        envoys.lay_out(g, icon)
    g.emit("envoys_laid", "D-SET-03", icons=[envoy.icon for envoy in g.s.envoys])


async def aliens(g: Game) -> None:
    """D-SET-06, D-GAP-19: each keeps one of the aliens dealt, in secret; both are turned up together. How many
    were dealt is known to all, so whoever has no choice is not asked."""
    asked = [
        Pick(seat, prompts.CHOOSE_ALIEN, "D-GAP-19", list(player.dealt), secret=True)
        for seat, player in enumerate(g.seats)
        if len(player.dealt) > 1
    ]
    answers = await Together(asked) if asked else []
    kept = {seat: player.dealt[0] for seat, player in enumerate(g.seats) if player.dealt}
    kept |= {decision.seat: alien for decision, alien in zip(asked, answers, strict=True)}
    for seat, alien in kept.items():
        table.choose_alien(g, seat, alien, "D-SET-06")


def pieces(g: Game) -> None:
    """D-SET-08..10: ships, tactics, and a shuffled deck of plans for each."""
    ships.muster(g)
    for seat, player in enumerate(g.seats):
        cards.shuffle(g, player.deck, seat)


def roles(g: Game) -> None:
    """D-SET-11..13, D-GAP-13: the higher top plan makes the leader; with equal ones the older player, else chance."""
    top = [g.face(cards.reveal_top(g, seat)) for seat in (0, 1)]
    faces = [face.id for face in top]
    if top[0].value != top[1].value:
        table.lead(g, 0 if top[0].value > top[1].value else 1, faces, "D-SET-11")
    elif g.s.older >= 0:
        table.lead(g, g.s.older, faces, "D-SET-13")
    else:
        table.lead(g, g.s.rng.below(2), faces, "D-GAP-13")


def hands(g: Game) -> None:
    """D-SET-14, D-SET-15: each draws up to the hand limit."""
    for seat in g.order():
        draw_up(g, seat, "opening", "D-SET-14")


def abilities(g: Game) -> Any:
    """D-GAP-17: what aliens do at set-up, leader first."""
    return window(g, W.SETUP)
