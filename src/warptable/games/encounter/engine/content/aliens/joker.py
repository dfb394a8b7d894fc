"""Joker: whenever its wild card is revealed, one of nine tokens makes another card of it.

It is long: nine tokens have two faces and a memory, and the wild card changes with the flare in the hand.
"""

from ..api import (
    EACH,
    FACES,
    NEGOTIATES,
    Acted,
    Alien,
    Brings,
    CardType,
    Layer,
    Memory,
    Of,
    PowerUse,
    Role,
    Use,
    W,
    flare_of,
)

ALIEN = Alien("joker")
ALIEN.event("wild_card_named", "seat face")
FIRST = "attack-08"
ATTACKS = ("attack-04", "attack-08", "attack-15", "attack-16", "attack-23", "attack-42")
TOKENS = (*ATTACKS, "negotiate", "morph", "retreat")
OWN = ALIEN.prompt("own-token", Of.FACE, brings={EACH: Brings(replaces=True)})
OTHER = ALIEN.prompt("token", Of.FACE)
WILD = ALIEN.prompt("wild", Of.FACE)
ARMED = ALIEN.prompt("armed", Of.SEAT)
UP: Memory[tuple[str, ...]] = ALIEN.memory("tokens-up", ())
OUT: Memory[tuple[str, ...]] = ALIEN.memory("tokens-out", ())
SINCE = ALIEN.memory("encounter", -1)
NAMED = ALIEN.memory("wild-card", FIRST)
LENT = ALIEN.memory("by-flare", False)


@ALIEN.setup
def lay_out(use: PowerUse) -> None:
    """Nine tokens lie face up on the sheet, and attack 08 is the wild card."""
    use.remember(UP, TOKENS)
    use.remember(NAMED, FIRST)


def _flare_is_gone(use: PowerUse[object]) -> bool:
    """The wild card was named by the flare, which has left the hand since."""
    g, flare = use.g, flare_of(ALIEN.id)
    held = [*use.hand, *(played.card for played in g.s.played)]
    return LENT[use] and not any(g.s.faces[card] == flare for card in held)


def _wild(use: PowerUse[object]) -> str:
    return FIRST if _flare_is_gone(use) else NAMED[use]


def _name(use: PowerUse[object], face: str, *, lent: bool) -> None:
    """Another card is the wild card, perhaps only for as long as the flare is in the hand."""
    use.remember(NAMED, face)
    use.forget(LENT)
    if lent:
        use.remember(LENT, True)
    use.emit("wild_card_named", face=face)


def _wild_sides(use: PowerUse) -> list[int]:
    """The sides whose card is the wild card and has not been changed yet. A card that takes its place is a new one."""
    done = [held.card for held in use.e.all_of(Acted) if held.what == use.source]
    shown = enumerate(use.printed())
    return [side for side, face in shown if face.id == _wild(use) and use.e.slots[side] not in done]


def _settle(use: PowerUse) -> int:
    """The next wild card is dealt with, whether the power may change it or not."""
    side = _wild_sides(use)[0]
    use.impose(Acted(use.seat, use.source, use.e.slots[side]))
    return side


def _skip(use: PowerUse) -> None:
    _settle(use)


@ALIEN.ability(W.REVEALED_CARD, must=True, once=False, when=lambda use: bool(_wild_sides(use)), on_cancel=_skip)
async def wild_cards(use: PowerUse) -> None:
    """A token that lies face up is put on the card, which becomes what the token shows."""
    side = _settle(use)
    about = {"seat": use.g.main(side)}
    token = await use.pick(OWN if side == use.side else OTHER, UP[use], about=about)
    _take_off(use, token)
    use.modify(Layer.FACE, side, face=token)


def _take_off(use: PowerUse, token: str) -> None:
    """Used tokens come back face down after the encounter; when the last one leaves, those on the sheet are turned
    up again."""
    now = use.g.s.encounters
    out = (*(OUT[use] if SINCE[use] == now else ()), token)
    left = tuple(one for one in UP[use] if one != token)
    use.remember(UP, left or tuple(one for one in TOKENS if one not in out))
    use.remember(OUT, out)
    use.remember(SINCE, now)


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, is_use=False)
async def name_attack(use: PowerUse) -> None:
    """At the start of its turn it may name another attack as the wild card. This is not a use."""
    there = use.encounter_faces()
    options = [face for face in there if FACES[face].type is CardType.ATTACK and face != _wild(use)]
    face = await use.pick(WILD, options)
    _name(use, face, lent=False)


@ALIEN.ability(W.ANY_TIME, must=True, once=False, is_use=False, when=_flare_is_gone)
def fall_back(use: PowerUse) -> None:
    """Without the flare that named another card, attack 08 is the wild card again."""
    _name(use, FIRST, lent=False)


def _talking(use: Use) -> list[int]:
    """The main players whose revealed card counts as a negotiate."""
    return [use.g.main(side) for side, face in enumerate(use.faces()) if face.type is CardType.NEGOTIATE]


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_talking(use)))
async def arm(use: Use) -> None:
    """One revealed negotiate counts as an attack 08."""
    owner = await use.pick(ARMED, _talking(use))
    use.modify(Layer.FACE, use.g.side_of(owner), face=FIRST, needs=NEGOTIATES)


@ALIEN.super((*W.NO_MATTER_WHEN, W.FREE_5))
async def name_any(use: PowerUse) -> None:
    """Any encounter card may be named, also just before the reveal. It is the wild card while this flare is in the
    hand."""
    options = [face for face in use.encounter_faces() if face != _wild(use)]
    face = await use.pick(WILD, options)
    _name(use, face, lent=True)
