"""Xenon Lasers: one more or one less for its owner's side."""

from ..api import Brings, Layer, Of, Role, Tech, TechUse, W

TECH = Tech("xenon-lasers", research=3, lasting=True)
AIM = TECH.prompt("", Of.WORD, ("raise", "lower"), brings={"raise": Brings(total=1), "lower": Brings(total=-1)})


@TECH.ability(W.REVEALED_TOTAL, role=Role.MAIN_OR_ALLY)
async def fire(use: TechUse) -> None:
    """The total of its owner's side changes by one, in either direction."""
    choice = await use.pick(AIM, AIM.words)
    side = await use.own_side()
    use.modify(Layer.BONUS, side, amount=1 if choice == "raise" else -1)
