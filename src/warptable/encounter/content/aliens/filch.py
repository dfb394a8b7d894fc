"""Filch: takes the opponent's used encounter card."""

from ..api import Alien, CardType, Pick, Role, Use, W, discard_cards, from_discard, widened

ALIEN = Alien("filch")


def _loot(use: Use) -> dict[str, int]:
    """By face: the card that finally lay on the opponent's side; for an outsider those of both sides."""
    main = use.seat in (use.e.offense, use.e.defense)
    used = [use.event[1 - use.side]] if main else use.event
    return {use.g.s.faces[card]: card for card in used if card in use.g.s.discard}


@ALIEN.ability(W.CARDS_DISCARDED, role=Role.MAIN, when=lambda use: bool(_loot(use)))
async def theft(use: Use) -> None:
    loot = _loot(use)
    face = await Pick(use.seat, "filch-card", use.source, sorted(loot))
    from_discard(use.g, use.seat, loot[face], use.source)


@ALIEN.super(W.CARDS_DISCARDED, role=Role.NOT_MAIN, when=lambda use: bool(_loot(use)))
async def outside(use: Use) -> None:
    """The power works on encounters of others too."""
    await widened(use, "theft")


def _negotiates(use: Use) -> list[int]:
    return [card for card in use.g.hand(use.seat) if use.g.face(card).type is CardType.NEGOTIATE]


def _could_grab(use: Use) -> bool:
    """Somebody else plays an artifact or a flare. Whoever only might hold this flare is asked with or without a
    negotiate, so that the question does not tell about the hand."""
    return use.event.seat != use.seat and (use.card < 0 or bool(_negotiates(use)))


@ALIEN.wild(W.CARD_PLAYED, when=_could_grab)
async def grab(use: Use) -> None:
    """For a negotiate thrown away the card does nothing and changes hands."""
    await discard_cards(use.g, use.seat, _negotiates(use)[:1], use.source)
    use.event.cancel(use.seat)
