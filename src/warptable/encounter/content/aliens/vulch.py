"""Vulch: picks up the artifacts that others discard, and keeps its own when it draws a new hand."""

from collections.abc import Callable

from ..api import Alien, CardsDiscarded, CardType, Game, NewHand, Pick, Role, Use, W, discard_cards, from_discard, give

ALIEN = Alien("vulch")


def _discarded(use: Use[CardsDiscarded], kind: CardType) -> list[int]:
    """What others have just discarded of this kind and nobody has taken yet."""
    event, g = use.event, use.g
    if event.seat == use.seat:
        return []
    return [card for card in event.cards if g.face(card).type is kind and g.discarded(card)]


def _pick_up(use: Use[CardsDiscarded], kind: CardType) -> None:
    for card in _discarded(use, kind):
        from_discard(use.g, use.seat, card, use.source)


@ALIEN.ability(W.DISCARDED, must=True, once=False, when=lambda use: bool(_discarded(use, CardType.ARTIFACT)))
def salvage(use: Use[CardsDiscarded]) -> None:
    _pick_up(use, CardType.ARTIFACT)


@ALIEN.rule("keeps_in_new_hand")
def keeps_artifacts(g: Game, seat: int) -> Callable[..., bool]:
    """Its artifacts stay, and a whole hand is drawn besides."""
    return lambda face: face.type is CardType.ARTIFACT


@ALIEN.super(W.DISCARDED, when=lambda use: bool(_discarded(use, CardType.FLARE)))
def salvage_flares(use: Use[CardsDiscarded]) -> None:
    """The flares of one occasion."""
    _pick_up(use, CardType.FLARE)


@ALIEN.super(W.NEW_HAND)
def keep_flares(use: Use[NewHand]) -> None:
    """This flare and all others stay in a hand that is given up."""
    flares = [card for card in use.g.hand(use.seat) if use.g.face(card).type is CardType.FLARE]
    use.event.kept += [*flares, use.card]


def _pays(use: Use) -> bool:
    """A main player who won or made a deal, against somebody who holds cards."""
    result = use.e.result
    good = result is not None and (result.kind == "deal" or (result.kind == "won" and result.winner == use.side))
    return good and bool(use.g.hand(use.opponent))


@ALIEN.wild(W.SPOILS, role=Role.MAIN, when=_pays)
async def pick_over(use: Use) -> None:
    """The opponent hands over card by card, in an order of its choice; what is not kept is discarded. What was handed
    over once is not handed over again, also if the opponent picks it up from the discards."""
    g, giver = use.g, use.opponent
    given: list[int] = []
    while left := [card for card in g.hand(giver) if card not in given]:
        card = await Pick(giver, "vulch-card", use.source, left, secret=True)
        given.append(card)
        give(g, giver, use.seat, [card], use.source)
        if await Pick(use.seat, "vulch-keep-card", use.source, ["reject", card], card, secret=True) == card:
            return
        await discard_cards(g, use.seat, [card], use.source)
