"""Negotiate (Epic Oratory): the opponent's attack becomes a negotiate, or two more cards of compensation are due; a
deal may be talked about longer and brings a reward."""

from ..api import ATTACK, NEGOTIATES, Artifact, CardType, Game, Layer, MoreCompensation, Of, Pick, Use, W, other_type

CARD = Artifact("negotiate-epic-oratory")
CHOICE = CARD.prompt("choice", Of.WORD, ("listen", "refuse-to-listen"))
MORE_CARDS, MORE_OFFERS = 2, 2


@CARD.while_revealed(W.REVEALED_CARD, when=lambda use: other_type(use) is CardType.ATTACK)
async def speak(use: Use) -> None:
    """Listening, the opponent's attack counts as a negotiate; else two cards more are due."""
    if await Pick(use.opponent, CHOICE, CARD.id, CHOICE.words) == "listen":
        use.modify(Layer.FACE, 1 - use.side, face=NEGOTIATES, needs=ATTACK)
    else:
        use.impose(MoreCompensation(use.seat, MORE_CARDS))


@CARD.rule("more_offers")
def talk_longer(g: Game, seat: int) -> int:
    """The talk may last three minutes: two more proposals each."""
    return MORE_OFFERS


@CARD.rule("grants_rewards")
def applause(g: Game, seat: int) -> list[tuple[int, int]]:
    """One reward if the deal is made."""
    return [(seat, 1)] if g.e.result is not None and g.e.result.kind == "deal" else []
