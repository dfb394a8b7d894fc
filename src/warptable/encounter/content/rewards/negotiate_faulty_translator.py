"""Negotiate (Faulty Translator): a failed deal costs both two ships; compensation may come from any other hand."""

from ..api import Artifact, Compensation, Game, Of, Pick, Use, W

CARD = Artifact("negotiate-faulty-translator")
PAYER = CARD.prompt("payer", Of.SEAT, harms=True)
LOSSES = 2


@CARD.rule("deal_losses")
def cheaper(g: Game, seat: int, losses: dict[int, int]) -> None:
    """Two ships each instead of three."""
    for party, number in losses.items():
        losses[party] = min(number, LOSSES)


def _hands(use: Use[Compensation]) -> list[int]:
    """That of the payer first, and the other ones that hold cards."""
    others = [seat for seat in use.g.clockwise(use.seat) if use.g.hand(seat)]
    return list(dict.fromkeys((use.event.payer, *others)))


@CARD.while_revealed(W.COMPENSATION, when=lambda use: use.event.receiver == use.seat and len(_hands(use)) > 1)
async def choose_payer(use: Use[Compensation]) -> None:
    """All of it is taken from one hand, named before the first card is taken."""
    use.event.payer = await Pick(use.seat, PAYER, CARD.id, _hands(use))
