"""Joker: whenever its wild card is revealed, one of nine tokens makes another card of it."""

from ..api import (
    EACH,
    FACES,
    NEGOTIATES,
    Acted,
    Alien,
    Brings,
    CardType,
    Game,
    Layer,
    Of,
    Pick,
    PowerUse,
    Role,
    Sheet,
    Use,
    W,
    all_encounter_faces,
    faces,
    flare_of,
    forget,
    printed,
    remember,
)

ALIEN = Alien("joker")
FIRST = "attack-08"
ATTACKS = ("attack-04", "attack-08", "attack-15", "attack-16", "attack-23", "attack-42")
TOKENS = (*ATTACKS, "negotiate", "morph", "retreat")
OWN = ALIEN.prompt("own-token", Of.FACE, brings={EACH: Brings(replaces=True)})
OTHER = ALIEN.prompt("token", Of.FACE)
WILD = ALIEN.prompt("wild", Of.FACE)
ARMED = ALIEN.prompt("armed", Of.SEAT)
UP, OUT, SINCE, NAMED, LENT = "tokens-up", "tokens-out", "encounter", "wild-card", "by-flare"


@ALIEN.setup
def lay_out(g: Game, seat: int, sheet: Sheet) -> None:
    """Nine tokens lie face up on the sheet, and attack 08 is the wild card."""
    remember(sheet, UP, TOKENS)
    remember(sheet, NAMED, FIRST)


def _flare_is_gone(use: PowerUse[object]) -> bool:
    """The wild card was named by the flare, which has left the hand since."""
    g, flare = use.g, flare_of(ALIEN.id)
    held = [*g.hand(use.seat), *(played.card for played in g.s.played)]
    return LENT in use.sheet.memory and not any(g.s.faces[card] == flare for card in held)


def _wild(use: PowerUse[object]) -> str:
    return FIRST if _flare_is_gone(use) else str(use.sheet.memory.get(NAMED, FIRST))


def _name(use: PowerUse[object], face: str, *, lent: bool) -> None:
    """Another card is the wild card, perhaps only for as long as the flare is in the hand."""
    remember(use.sheet, NAMED, face)
    if LENT in use.sheet.memory:
        forget(use.sheet, LENT)
    if lent:
        remember(use.sheet, LENT, True)
    use.g.emit("wild_card_named", use.source, seat=use.seat, face=face)


def _wild_sides(use: PowerUse) -> list[int]:
    """The sides whose card is the wild card and has not been changed yet. A card that takes its place is a new one."""
    done = [held.card for held in use.e.all_of(Acted) if held.what == use.source]
    shown = enumerate(printed(use.g))
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
    token = await Pick(use.seat, OWN if side == use.side else OTHER, use.source, _tokens(use, UP), about=about)
    _take_off(use, token)
    use.modify(Layer.FACE, side, face=token)


def _tokens(use: PowerUse, key: str) -> tuple[str, ...]:
    held = use.sheet.memory.get(key, ())
    return tuple(map(str, held)) if isinstance(held, tuple) else ()


def _take_off(use: PowerUse, token: str) -> None:
    """Used tokens come back face down after the encounter; when the last one leaves, those on the sheet are turned
    up again."""
    now = use.g.s.encounters
    out = (*(_tokens(use, OUT) if use.sheet.memory.get(SINCE) == now else ()), token)
    left = tuple(one for one in _tokens(use, UP) if one != token)
    remember(use.sheet, UP, left or tuple(one for one in TOKENS if one not in out))
    remember(use.sheet, OUT, out)
    remember(use.sheet, SINCE, now)


@ALIEN.ability(W.TURN_START, role=Role.OFFENSE, is_use=False)
async def name_attack(use: PowerUse) -> None:
    """At the start of its turn it may name another attack as the wild card. This is not a use."""
    there = all_encounter_faces(use.g)
    options = [face for face in there if FACES[face].type is CardType.ATTACK and face != _wild(use)]
    face = await Pick(use.seat, WILD, use.source, options)
    _name(use, face, lent=False)


@ALIEN.ability(W.ANY_TIME, must=True, once=False, is_use=False, when=_flare_is_gone)
def fall_back(use: PowerUse) -> None:
    """Without the flare that named another card, attack 08 is the wild card again."""
    _name(use, FIRST, lent=False)


def _talking(use: Use) -> list[int]:
    """The main players whose revealed card counts as a negotiate."""
    return [use.g.main(side) for side, face in enumerate(faces(use.g)) if face.type is CardType.NEGOTIATE]


@ALIEN.wild(W.REVEALED_CARD, role=Role.MAIN_OR_ALLY, when=lambda use: bool(_talking(use)))
async def arm(use: Use) -> None:
    """One revealed negotiate counts as an attack 08."""
    owner = await Pick(use.seat, ARMED, use.source, _talking(use))
    use.modify(Layer.FACE, use.g.side_of(owner), face=FIRST, needs=NEGOTIATES)


@ALIEN.super((*W.NO_MATTER_WHEN, W.FREE_5))
async def name_any(use: PowerUse) -> None:
    """Any encounter card may be named, also just before the reveal. It is the wild card while this flare is in the
    hand."""
    options = [face for face in all_encounter_faces(use.g) if face != _wild(use)]
    face = await Pick(use.seat, WILD, use.source, options)
    _name(use, face, lent=True)
