"""Fido: fetches a used encounter card from the discard pile and offers it to somebody."""

from ..api import COSMIC, WARP, Alien, Brings, EncounterCards, Game, Of, Ride, Role, Use, W

ALIEN = Alien("fido")
ALIEN.event("offered_card", "seat receiver face")
ALIEN.event("refused_card", "seat face")
FACE = ALIEN.prompt("face", Of.FACE, ("done",))
SEAT = ALIEN.prompt("seat", Of.SEAT)
OFFER = ALIEN.prompt(
    "offer", Of.WORD, ("take-it", "no-thanks"), brings={"take-it": Brings(face=True)}, declines="no-thanks"
)
REFUSED = ALIEN.prompt(
    "refused", Of.WORD, ("keep-it", "put-back"), brings={"keep-it": Brings(face=True)}, declines="put-back"
)
PAY = ALIEN.prompt("pay", Of.WORD, ("deck", "ship", "pass"), brings={"deck": Brings(cards=1), "ship": Brings(ships=1)})


def _spent(g: Game, used: EncounterCards) -> list[int]:
    """The cards that decided this encounter, added ones too, as far as they lie in the discard pile."""
    return [card for card in (*used.cards, *used.added) if g.discarded(card)]


@ALIEN.ability(W.CARDS_DISCARDED, when=lambda use: bool(_spent(use.g, use.event)))
async def fetch(use: Use[EncounterCards], several: bool = False) -> None:
    """A used encounter card is offered to somebody; with the super flare several, one after another."""
    stop: list[str] = []
    offered: list[int] = []
    while faces := {use.g.s.faces[card]: card for card in _spent(use.g, use.event) if card not in offered}:
        face = await use.pick(FACE, [*stop, *sorted(faces)])
        if face == "done":
            return
        offered.append(faces[face])
        await _offer(use, faces[face])
        if not several:
            return
        stop = ["done"]


async def _offer(use: Use[EncounterCards], card: int) -> None:
    """The offer is open, everybody sees the card. Taken, it brings Fido something; refused, Fido may keep it."""
    face = use.g.s.faces[card]
    guest = await use.pick(SEAT, use.others)
    use.emit("offered_card", receiver=guest, face=face)
    about = {"seat": use.seat, "face": face}
    if await use.pick(OFFER, OFFER.words, seat=guest, about=about) == "take-it":
        use.from_discard(card, seat=guest)
        await _payment(use)
        return
    use.emit("refused_card", seat=guest, face=face)
    if await use.pick(REFUSED, REFUSED.words, about=about) == "keep-it":
        use.from_discard(card)


async def _payment(use: Use[EncounterCards]) -> None:
    """A ship from the warp, or a card off the deck. This is not a reward."""
    ship = ["ship"] if use.could_return() else []
    paid = await use.pick(PAY, ["deck", *ship, "pass"])
    if paid == "deck":
        await use.draw(1)
    elif paid == "ship":
        await use.go_home(WARP, 1)


@ALIEN.wild(W.PLANNING_BEFORE, role=Role.MAIN, when=lambda use: bool(use.g.s.piles[COSMIC].discard))
async def top_card(use: Use) -> None:
    """The opponent picks up the uppermost discard, the holder draws a card."""
    g = use.g
    use.from_discard(g.s.piles[COSMIC].discard[-1], seat=use.opponent)
    await use.draw(1)


@ALIEN.rides(fetch, when=lambda use: len(_spent(use.g, use.event.about)) > 1)
def fetch_all(use: Use[Ride[EncounterCards]]) -> bool:
    """Each of the used cards may be offered, one after another."""
    return True
