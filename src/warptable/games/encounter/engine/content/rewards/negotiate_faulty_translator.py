"""Negotiate (Faulty Translator): a failed deal costs both two ships; compensation may come from any other hand."""

from ..api import Artifact, CardRule, Compensation, Fate, Of, Result, Use, W

CARD = Artifact("negotiate-faulty-translator")
PAYER = CARD.prompt("payer", Of.SEAT, harms=True)
LOSSES = 2


@CARD.rule(CardRule.DEAL_LOSSES)
def cheaper(use: Use, losses: dict[int, int]) -> None:
    """Two ships each instead of three."""
    for party, number in losses.items():
        losses[party] = min(number, LOSSES)


def _hands(use: Use[Compensation]) -> list[int]:
    """That of the payer first, and the other ones that hold cards."""
    others = [seat for seat in use.others if use.g.hand(seat)]
    return list(dict.fromkeys((use.event.payer, *others)))


@CARD.while_revealed(W.COMPENSATION, when=lambda use: use.event.receiver == use.seat and len(_hands(use)) > 1)
async def choose_payer(use: Use[Compensation]) -> None:
    """All of it is taken from one hand, named before the first card is taken."""
    use.event.payer = await use.pick(PAYER, _hands(use))


@CARD.rule(CardRule.FORETELLS)
def foretell(use: Use, result: Result, fates: list[Fate]) -> None:
    """How many cards there will be depends on the hand."""
    mine = Fate(use.seat, "compensation")
    fates[:] = [f._replace(what="some-compensation") if f[:2] == mine[:2] else f for f in fates]
