"""Clone: may take its encounter card back instead of discarding it."""

from ..api import Alien, ArtifactSpent, Compensation, Of, Role, Use, W

ALIEN = Alien("clone")
COMPENSATION = ALIEN.prompt("compensation", Of.NUMBER, like="compensation")


def _card_lies(use: Use) -> bool:
    """A card lies in its slot, and it is a real one: nobody may see what stands behind a claim."""
    return use.e.sides[use.side].card >= 0 and not use.e.sides[use.side].claimed


@ALIEN.ability(W.DISCARDING, role=Role.MAIN, when=_card_lies)
def replicate(use: Use) -> None:
    """Its own encounter card goes back to the hand instead of to the discards."""
    use.slot_to_hand(use.side, use.seat)


@ALIEN.wild(W.SPENT)
def keep_artifact(use: Use[ArtifactSpent]) -> None:
    """The artifact goes back to the hand, and rests until the encounter is over."""
    use.event.kept_by = use.source


def _most(use: Use[Compensation]) -> int:
    there = len(use.g.hand(use.event.payer)) - len(use.event.shielded)
    return min(2 * use.event.number, there)


def _could_take_more(use: Use[Compensation]) -> bool:
    return use.event.receiver == use.seat and 0 < use.event.number < _most(use)


@ALIEN.super(W.COMPENSATION, role=Role.MAIN, when=_could_take_more)
async def double(use: Use[Compensation]) -> None:
    """Up to twice the compensation that is due."""
    low = use.event.number + 1
    most, about = _most(use), {"victim": use.event.payer}
    use.event.number = await use.pick_number(COMPENSATION, low, most, most, about=about)
