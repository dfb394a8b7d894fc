"""Gambler: turns its card up last, and may lie about it first."""

from ..api import BOTH_ATTACK, Alien, Layer, Modifier, Of, Ride, Role, Use, W

ALIEN = Alien("gambler")
ALIEN.event("card_claimed", "seat face")
ALIEN.event("claim_believed", "seat")
ALIEN.event("claim_challenged", "seat honest")
ALIEN.event("spread_named", "seat number")
ALIEN.event("staked", "seat ships")
FACE = ALIEN.prompt("face", Of.FACE)
CHALLENGE = ALIEN.prompt("challenge", Of.WORD, ("believe", "challenge"), declines="believe")
STAKE = ALIEN.prompt("stake", Of.NUMBER)
SPREAD = ALIEN.prompt("spread", Of.NUMBER)
HIGHEST, MOST = 40, 20


@ALIEN.ability(W.REVEAL_TURN, role=Role.MAIN)
async def bluff(use: Use, stake: int = 0) -> None:
    """Its own card is claimed to be anything that has its back. Believed, the claim counts for everything that follows;
    challenged, the card is shown, and whoever was wrong pays."""
    g, e = use.g, use.e
    claim = await use.pick(FACE, use.encounter_faces(g.back(e.sides[use.side].card)))
    use.emit("card_claimed", face=claim)
    about = {"seat": use.seat, "face": claim}
    if await use.pick(CHALLENGE, CHALLENGE.words, seat=use.opponent, about=about) == "believe":
        use.claim_face(use.side, claim)
        use.emit("claim_believed", seat=use.opponent)
        return
    honest = g.s.faces[e.sides[use.side].card] == claim
    use.emit("claim_challenged", seat=use.opponent, honest=honest)
    use.open_slot(use.side)
    await _pay(use, 1 - use.side if honest else use.side, stake)


async def _pay(use: Use, side: int, stake: int) -> None:
    """As many ships as the payer has in the encounter, and the stake of the super flare, from ships outside it."""
    g = use.g
    await use.choose_losses(g.own_ships(side) + stake, [g.main(side)], outside=True)


@ALIEN.wild(W.REVEAL_BEFORE, role=Role.MAIN)
async def name_spread(use: Use) -> None:
    """A number is named: two attacks that are at least this far apart make its own card higher by it."""
    number = await use.pick_number(SPREAD, 1, HIGHEST)
    use.emit("spread_named", number=number)
    use.modify(Layer.VALUE, use.side, op="gambler.spread", amount=number, needs=BOTH_ATTACK)


@ALIEN.value_op("spread")
def spread(values: list[int], modifier: Modifier, sides: list[int]) -> None:
    """Two attacks that lie at least this far apart: the holder's card grows by that number."""
    if abs(values[0] - values[1]) >= modifier.amount:
        values[modifier.side] += modifier.amount


@ALIEN.rides(bluff)
async def raise_stake(use: Use[Ride]) -> int:
    """A number of further ships that whoever is wrong must pay, too."""
    stake = await use.pick_number(STAKE, 1, MOST)
    use.emit("staked", ships=stake)
    return stake
