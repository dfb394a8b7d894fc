"""Vulch: picks up the artifacts that others discard, and keeps its own when it draws a new hand."""

from ..api import Alien, Brings, CardsDiscarded, CardType, Face, NewHand, Of, PowerUse, Role, Rule, Use, W

ALIEN = Alien("vulch")
CARD = ALIEN.prompt("card", Of.CARD)
KEEP_CARD = ALIEN.prompt(
    "keep-card",
    Of.CARD,
    ("reject",),
    gains=True,
    brings={"reject": Brings(cards=1)},  # the next card comes
)


def _pick_up(use: Use[CardsDiscarded], kind: CardType) -> None:
    for card in use.discarded_by_another(kind):
        use.from_discard(card)


@ALIEN.ability(W.DISCARDED, must=True, once=False, when=lambda use: bool(use.discarded_by_another(CardType.ARTIFACT)))
def salvage(use: Use[CardsDiscarded]) -> None:
    """Artifacts that somebody else discards come to the hand."""
    _pick_up(use, CardType.ARTIFACT)


@ALIEN.rule(Rule.KEEPS_IN_NEW_HAND)
def keeps_artifacts(use: PowerUse, face: Face) -> bool:
    """Its artifacts stay, and a whole hand is drawn besides."""
    return face.type is CardType.ARTIFACT


def _pays(use: Use) -> bool:
    """A main player who won or made a deal, against somebody who holds cards."""
    return use.won_or_made_deal() and bool(use.g.hand(use.opponent))


@ALIEN.wild(W.SPOILS, role=Role.MAIN, when=_pays)
async def pick_over(use: Use) -> None:
    """The opponent hands over card by card, in an order of its choice; what is not kept is discarded. What was handed
    over once is not handed over again, also if the opponent picks it up from the discards."""
    g, giver = use.g, use.opponent
    given: list[int] = []
    while left := [card for card in g.hand(giver) if card not in given]:
        card = await use.pick(CARD, left, seat=giver, secret=True)
        given.append(card)
        use.give(use.seat, [card], seat=giver)
        if await use.pick(KEEP_CARD, ["reject", card], card, secret=True) == card:
            return
        await use.discard([card])


@ALIEN.super(W.DISCARDED, when=lambda use: bool(use.discarded_by_another(CardType.FLARE)))
def salvage_flares(use: Use[CardsDiscarded]) -> None:
    """Flares that somebody else discards come to the hand, once: those of one occasion."""
    _pick_up(use, CardType.FLARE)


@ALIEN.super(W.NEW_HAND)
def keep_flares(use: Use[NewHand]) -> None:
    """This flare and all others stay in a hand that is given up."""
    use.event.kept += [*use.held(CardType.FLARE), use.card]
