"""Negotiate (Epic Oratory): the opponent's attack becomes a negotiate, or two more cards of compensation are due; a
deal may be talked about longer and brings a reward."""

from ..api import ATTACK, NEGOTIATES, Artifact, CardRule, CardType, Layer, MoreCompensation, Of, Use, W

CARD = Artifact("negotiate-epic-oratory")
CHOICE = CARD.prompt("choice", Of.WORD, ("listen", "refuse-to-listen"))
MORE_CARDS, MORE_OFFERS = 2, 2


@CARD.while_revealed(W.REVEALED_CARD, when=lambda use: use.other_type() is CardType.ATTACK)
async def speak(use: Use) -> None:
    """Listening, the opponent's attack counts as a negotiate; else two cards more are due."""
    if await use.pick(CHOICE, CHOICE.words, seat=use.opponent) == "listen":
        use.modify(Layer.FACE, 1 - use.side, face=NEGOTIATES, needs=ATTACK)
    else:
        use.impose(MoreCompensation(use.seat, MORE_CARDS))


@CARD.rule(CardRule.MORE_OFFERS)
def talk_longer(use: Use) -> int:
    """The talk may last three minutes: two more proposals each."""
    return MORE_OFFERS


@CARD.rule(CardRule.GRANTS_REWARDS)
def applause(use: Use) -> list[tuple[int, int]]:
    """One reward if the deal is made."""
    return [(use.seat, 1)] if use.deal_made() else []
