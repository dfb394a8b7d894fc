"""Victory Boon: a winning defense is rewarded for its own ships."""

from ..api import DEFENSE, Artifact, Due, Use, W

CARD = Artifact("victory-boon")


def _held_out(use: Use) -> bool:
    """The defense has won, with ships of its own."""
    return use.side_won(DEFENSE) and use.e.seats[use.e.defense].engaged[DEFENSE] > 0


@CARD.play(W.RESOLUTION_START, when=_held_out)
def reward_defense(use: Use) -> None:
    """One reward for each own ship, paid together with those of its allies."""
    defense = use.e.defense
    use.impose(Due(defense, use.rewards_for(use.e.seats[defense].engaged[DEFENSE], seat=defense)))
