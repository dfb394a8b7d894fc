"""Kickers and intimidates: when they may be laid, and what becomes of an intimidate (N-KICK, N-INTIM)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warptable.kernel import GoTo, Pick

from ..model import prompts
from ..model.cards import CardType
from ..model.constraints import InsteadOfCards
from ..model.encounter import INTIMIDATE
from ..model.roles import DEFENSE, OFFENSE, Role
from ..model.windows import W, Window
from ..verbs.facedown import intimidate_of, lay_beside, lay_kicker, return_laid, turn_kicker
from ..verbs.slots import replace_by_laid
from .abilities import Ability, Condition, Effect
from .faceup import faceup_rules
from .standing import CardRule

if TYPE_CHECKING:
    from ..game import Game
    from .use import Use

KEEP = prompts.INTIMIDATE_OFFER.words[0]


def _has_no_kicker(use: Use[object]) -> bool:
    """N-KICK-2: one for each main player and encounter."""
    return use.e.sides[use.side].kicker < 0


def _lay_kicker(use: Use[object]) -> None:
    lay_kicker(use.g, use.side, use.card)


def _has_not_laid(use: Use[object]) -> bool:
    """N-INTIM-2: one for each player and encounter; none where cards will not decide."""
    return intimidate_of(use.g, use.seat) is None and not use.e.all_of(InsteadOfCards)


def _lay_intimidate(use: Use[object]) -> None:
    lay_beside(use.g, use.seat, use.card, INTIMIDATE, "N-INTIM-2")


def _laying(name: str, windows: tuple[Window, ...], role: Role, may: Condition, lays: Effect) -> Ability:
    return Ability(name, windows, role.value, False, lays, may, once=False, is_use=False, facedown=True)


def _intimidating(role: Role, *windows: Window) -> Ability:
    return _laying(INTIMIDATE, windows, role, _has_not_laid, _lay_intimidate)


LAID_FACEDOWN = {
    CardType.KICKER: (_laying("kicker", (W.PLANNING_BEFORE,), Role.MAIN, _has_no_kicker, _lay_kicker),),
    CardType.INTIMIDATE: (
        _intimidating(Role.ANY, W.ENCOUNTER_START, W.FREE_2, W.FREE_3),
        _intimidating(Role.MAIN_OR_ALLY, W.FREE_4),  # alliances stand: one of anybody else could not be used
    ),
}
"""The types of cards that are laid facedown, with how and when (N-KICK-1, N-INTIM-2, N-INTIM-5)."""


def _lay_late(use: Use[object]) -> None:
    """A kicker that comes after the reveal is turned up at once."""
    lay_kicker(use.g, use.side, use.card)
    turn_kicker(use.g, use.side)
    for card, turned in faceup_rules(use.g, CardRule.TURNED_UP):
        if card.seat == use.seat and (following := turned(card)):
            raise GoTo(str(following))


LATE_KICKER = _laying("kicker", (W.REVEALED_CARD,), Role.MAIN, _has_no_kicker, _lay_late)
"""A kicker for whoever may play it after the reveal."""


def intimidates(g: Game, seat: int) -> bool:
    """Has this main player laid an intimidate, and so needs no other encounter card (N-INTIM-4)?"""
    return bool(g.e.laid) and seat in (g.e.offense, g.e.defense) and intimidate_of(g, seat) is not None


def outsiders_back(g: Game) -> None:
    """N-INTIM-10: when alliances stand it is clear that an intimidate of somebody who takes no part is not used."""
    return_laid(g, INTIMIDATE, [seat for seat in range(g.n) if not g.role(seat) & Role.MAIN_OR_ALLY])


async def replace_by_intimidates(g: Game) -> None:
    """N-INTIM-6, N-INTIM-12: each main player may replace their card by an intimidate of an ally, the offense first.
    It names the ally, so it chooses blindly (N-INTIM-7). Then all intimidates that are not used go back."""
    for side in (OFFENSE, DEFENSE):
        offers = [ally for ally in g.allies(side) if intimidate_of(g, ally) is not None]
        if not offers:
            continue
        chosen = await Pick(g.main(side), prompts.INTIMIDATE_OFFER, "N-INTIM-6", [KEEP, *offers])
        laid = None if chosen == KEEP else intimidate_of(g, int(chosen))
        if laid is not None:
            replace_by_laid(g, side, laid, "N-INTIM-6")
    return_laid(g, INTIMIDATE)
