"""Filch: takes the opponent's used encounter card.

It is long: besides the flare of today there is the classic one, with which it cheats and is accused.
"""

from typing import Any

from ..api import COSMIC, WARP, Alien, Brings, CardType, EncounterCards, Game, Of, Play, PowerUse, Role, Secret, Use, W

ALIEN = Alien("filch")
ALIEN.event("cheated", "seat loot", sometimes="planet card face", whisper=True)
ALIEN.event("accused", "seat victim right")
ALIEN.event("loot_returned", "seat loot", sometimes="face")
ACCUSE = ALIEN.prompt("accuse", Of.SEAT, house=True)
CARD = ALIEN.prompt("card", Of.FACE, gains=True)
NOTHING = Brings()
"""What an accusation brings whoever has no reason for it."""


def _loot(use: Use[EncounterCards]) -> dict[str, int]:
    """By face: the card that finally lay on the opponent's side; for an outsider those of both sides."""
    main = use.seat in (use.e.offense, use.e.defense)
    used = [use.event.cards[1 - use.side]] if main else use.event.cards
    return {use.g.s.faces[card]: card for card in used if use.g.discarded(card)}


@ALIEN.ability(W.CARDS_DISCARDED, role=Role.MAIN, when=lambda use: bool(_loot(use)))
async def theft(use: Use[EncounterCards]) -> None:
    """The opponent's used encounter card comes to its hand."""
    loot = _loot(use)
    face = await use.pick(CARD, sorted(loot))
    use.from_discard(loot[face])


def _could_grab(use: Use[Play]) -> bool:
    """Somebody else plays an artifact or a flare. Whoever only might hold this flare is asked with or without a
    negotiate, so that the question does not tell about the hand."""
    ready = use.card < 0 or bool(use.held(CardType.NEGOTIATE))
    return use.event.seat != use.seat and use.is_zappable() and ready


@ALIEN.wild(W.CARD_PLAYED, when=_could_grab)
async def grab(use: Use[Play]) -> None:
    """For a negotiate thrown away the card does nothing and changes hands."""
    await use.discard(use.held(CardType.NEGOTIATE)[:1])
    use.event.cancel(use.seat)


@ALIEN.super(W.CARDS_DISCARDED, role=Role.NOT_MAIN, when=lambda use: bool(_loot(use)))
async def outside(use: PowerUse[EncounterCards]) -> None:
    """The power works on encounters of others too."""
    await use.use_power(theft)


# The classic version of the flare: a licence to cheat. What is left of the last moment is for those who noticed.

SHIP, DECK, DISCARDS = "cheat-ship", "cheat-deck", "cheat-discards"


def _piles(g: Game) -> dict[str, list[int]]:
    pile = g.s.piles[COSMIC]
    return {DECK: pile.draw, DISCARDS: pile.discard}


def _within_reach(use: Use) -> list[Any]:
    """A ship from the warp to one of the colonies, or the top card of a pile. A ship on a planet adrift is no loot:
    everybody would see from where it is gone."""
    ships = use.g.colonies(use.seat) if use.g.s.ships[WARP][use.seat] else []
    return [*((SHIP, planet) for planet in ships), *(name for name, pile in _piles(use.g).items() if pile)]


def _may_cheat(use: Use) -> bool:
    return use.card < 0 or use.e.constraint(Secret, use.seat) is None


@ALIEN.classic_wild(W.ANY_TIME[:-1], choices=_within_reach, words=(DECK, DISCARDS), when=_may_cheat)
def cheat(use: Use) -> None:
    """Unseen: nothing can react to it, and nobody is told. The record is what an accuser may hit upon."""
    g, seat = use.g, use.seat
    if isinstance(use.choice, tuple):
        how, what = use.choice
        use.move(WARP, what, 1)
        use.back_from_warp()
        g.whisper(seat, "cheated", use.source, loot=how, planet=what)
    else:
        how, what = use.choice, use.take_unseen(discarded=use.choice == DISCARDS)
        g.whisper(seat, "cheated", use.source, loot=how, card=what, face=g.s.faces[what])
    use.impose(Secret(seat, how, what, "" if how == SHIP else g.s.faces[what]))


def _somebody_holds_cards(use: Use) -> bool:
    return any(use.g.hand(other) for other in use.others)


@ALIEN.for_everybody((*W.ANY_TIME[:-1], W.ENCOUNTER_CLOSED), when=_somebody_holds_cards, brings=NOTHING)
async def accuse(use: Use) -> None:
    """Whoever cheated in this encounter and is named is caught, once; a wrong guess is used up."""
    named: int = await use.pick(ACCUSE, use.others)
    loot = use.e.constraint(Secret, named)
    use.emit("accused", victim=named, right=loot is not None)
    if loot is not None:
        use.lift(Secret, named)
        await _caught(use, named, loot.how, loot.what, loot.face)


async def _caught(use: Use, seat: int, how: str, what: int, face: str) -> None:
    """F-FLARE-3, F-FLARE-4: the flare is shown, and counts as played only now. The loot goes back as far as it is there
    (a ship that has left the colony: any other), and one more ship is lost."""
    g = use.g
    flare = g.s.faces.index(f"flare-{ALIEN.id}")
    if flare in g.hand(seat):
        use.show_openly(flare, seat=seat)
    use.count_flare(flare, seat=seat)
    gone = how == SHIP and not g.s.ships[what][seat]
    if how == SHIP and not gone:
        await use.to_warp([(seat, what, 1)])
    elif what in g.hand(seat) and g.s.faces[what] == face:
        use.put_back(what, discarded=how == DISCARDS, seat=seat)
        use.emit("loot_returned", seat=seat, loot=how, **{"face": face} if how == DISCARDS else {})
    await use.choose_losses(2 if gone else 1, [seat])
