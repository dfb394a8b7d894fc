"""Omni-Zap: any zap there is, or an end to a card that was just played or revealed; it has its price."""

from ..api import (
    BESIDE,
    DEFENSE,
    GATE,
    OFFENSE,
    Artifact,
    DestinyDrawn,
    Of,
    Pick,
    Play,
    PowerPlay,
    Use,
    W,
    cancel_kicker,
    choose_losses,
    discard_cards,
    draw_cards,
    draw_destiny,
    ensure_encounter_card,
    remove_ships,
    replace_card,
    send_any_ship,
)

CARD = Artifact("omni-zap")
TARGETS = {
    "offense-card": OFFENSE,
    "defense-card": DEFENSE,
    "offense-kicker": OFFENSE,
    "defense-kicker": DEFENSE,
}
TARGET = CARD.prompt("target", Of.WORD, tuple(TARGETS))
INSTEAD = CARD.prompt("instead", Of.CARD)
VICTIM = CARD.prompt("victim", Of.SEAT, harms=True)
PRICE = CARD.prompt("price", Of.WORD, ("one-for-good", "three-to-warp"))
SHIP = CARD.prompt("ship", Of.PLACE)


async def _pay(use: Use[object]) -> None:
    """One ship leaves the game, or three go to the warp."""
    g, seat = use.g, use.seat
    places = g.colonies(seat) + [place for place in (GATE, BESIDE) if g.s.ships[place][seat]]
    if not places:
        return
    if await Pick(seat, PRICE, use.source, PRICE.words) == "one-for-good":
        await remove_ships(g, seat, await Pick(seat, SHIP, use.source, places), 1, use.source)
    else:
        await choose_losses(g, [seat], 3, use.source)


@CARD.play(W.USE_ANNOUNCED, zaps=True, when=lambda use: use.g.edition.zap_own_power or use.event.seat != use.seat)
async def zap(use: Use[PowerPlay]) -> None:
    """As a Cosmic Zap."""
    use.event.zap()
    await _pay(use)


@CARD.play((W.CARD_PLAYED, W.REINFORCED), when=lambda use: use.event.seat != use.seat)
async def negate(use: Use[Play]) -> None:
    """As a Card Zap, also against rifts and reinforcements."""
    use.event.cancel()
    await _pay(use)


@CARD.play(W.EACH_PHASE[1:])
async def zap_ship(use: Use) -> None:
    """As a Ship Zap."""
    await send_any_ship(use.g, use.seat, use.source)
    await _pay(use)


@CARD.play(W.ENCOUNTER_START)
async def zap_hand(use: Use) -> None:
    """As a Hand Zap: somebody gives up the hand and draws a new one."""
    g = use.g
    victim = await Pick(use.seat, VICTIM, use.source, [*g.clockwise(use.seat), use.seat])
    await discard_cards(g, victim, list(g.hand(victim)), use.source)
    await draw_cards(g, victim, g.edition.hand_size, use.source)
    await _pay(use)


@CARD.play(W.DESTINY_DRAWN)
async def draw_again(use: Use[DestinyDrawn]) -> None:
    """The destiny card does not count, another one is drawn."""
    await draw_destiny(use.g, use.source)
    await _pay(use)


def _revealed(use: Use) -> list[str]:
    """The encounter cards that everybody sees, and the kickers."""
    sides = use.e.sides
    cards = [name for name, side in list(TARGETS.items())[:2] if sides[side].card >= 0 and not sides[side].claimed]
    return cards + [name for name, side in list(TARGETS.items())[2:] if sides[side].kicker >= 0]


@CARD.play(W.REVEALED_CARD, when=lambda use: bool(_revealed(use)))
async def strike_out(use: Use) -> None:
    """A revealed card is discarded. Whoever needs an encounter card plays another one, if need be from a new hand."""
    g = use.g
    target: str = await Pick(use.seat, TARGET, use.source, _revealed(use))
    side = TARGETS[target]
    if target.endswith("-kicker"):
        cancel_kicker(g, side, use.source)
    else:
        victim = g.main(side)
        await ensure_encounter_card(g, victim, W.PLANNING_HAND, use.source)
        card = await Pick(victim, INSTEAD, use.source, g.encounter_cards(victim))
        await replace_card(g, victim, side, card, use.source)
    await _pay(use)
