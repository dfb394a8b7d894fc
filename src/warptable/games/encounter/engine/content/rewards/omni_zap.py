"""Omni-Zap: any zap there is, or an end to a card that was just played or revealed; it has its price."""

from ..api import BESIDE, DEFENSE, GATE, OFFENSE, Artifact, DestinyDrawn, Of, Play, PowerPlay, Use, W

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
    if await use.pick(PRICE, PRICE.words) == "one-for-good":
        await use.remove_ships(await use.pick(SHIP, places), 1)
    else:
        await use.choose_losses(3)


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
    await use.send_any_ship()
    await _pay(use)


@CARD.play(W.ENCOUNTER_START)
async def zap_hand(use: Use) -> None:
    """As a Hand Zap: somebody gives up the hand and draws a new one."""
    g = use.g
    victim = await use.pick(VICTIM, [*use.others, use.seat])
    await use.discard(list(g.hand(victim)), seat=victim)
    await use.draw(g.edition.hand_size, seat=victim)
    await _pay(use)


@CARD.play(W.DESTINY_DRAWN)
async def draw_again(use: Use[DestinyDrawn]) -> None:
    """The destiny card does not count, another one is drawn."""
    await use.draw_destiny()
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
    target: str = await use.pick(TARGET, _revealed(use))
    side = TARGETS[target]
    if target.endswith("-kicker"):
        use.cancel_kicker(side)
    else:
        victim = g.main(side)
        await use.ensure_encounter_card(W.PLANNING_HAND, seat=victim)
        card = await use.pick(INSTEAD, g.encounter_cards(victim), seat=victim)
        await use.replace_card(card, side=side)
    await _pay(use)
