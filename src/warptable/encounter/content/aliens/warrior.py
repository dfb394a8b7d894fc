"""Warrior: every encounter makes it stronger, a lost one most."""

from ..api import (
    Alien,
    CardType,
    Layer,
    Modifier,
    PowerUse,
    Role,
    Use,
    W,
    insert_encounter,
    own_type,
    remember,
    use_power,
)

ALIEN = Alien("warrior")
TOKENS = "tokens"
BASE_PLANETS = 5


def _tokens(use: PowerUse) -> int:
    tokens = use.sheet.memory.get(TOKENS, 0)
    assert isinstance(tokens, int)
    return tokens


def _has_mastery(use: PowerUse) -> bool:
    """There is something to add, and the own side's card is an attack."""
    return _tokens(use) > 0 and own_type(use) is CardType.ATTACK


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=_has_mastery)
def mastery(use: PowerUse) -> None:
    needs = CardType.ATTACK.value
    use.g.modify(Modifier(Layer.BONUS, use.source, use.side, amount=_tokens(use), needs=needs))


def _lesson(use: Use) -> int:
    """F-FAQ-3: the tokens this encounter brings. Resettling counts as a win, other successes as nothing."""
    result = use.e.result
    if result is None:
        return 0
    if result.kind in ("both_lost", "deal_failed") or (result.kind == "won" and result.winner != use.side):
        lesson = 2
    elif result.kind in ("won", "deal") or result.how == "resettled":
        lesson = 1
    else:
        return 0
    return lesson + (use.g.edition.planets < BASE_PLANETS)


@ALIEN.ability(W.AFTERMATH, role=Role.MAIN, must=True, is_use=False, when=lambda use: _lesson(use) > 0)
def learn(use: PowerUse) -> None:
    """No use of the power, so a zap does not prevent it."""
    number = _lesson(use)
    remember(use.sheet, TOKENS, _tokens(use) + number)
    use.g.emit("tokens", use.source, seat=use.seat, number=number, total=_tokens(use))


@ALIEN.super(W.REVEALED_TOTAL, role=Role.ALLY, when=_has_mastery)
async def mastery_of_an_ally(use: PowerUse) -> None:
    await use_power(use, mastery)


def _can_strike_back(use: Use) -> bool:
    """With ships and an encounter card in hand, after an encounter that came to something. Whoever only might hold this
    flare is asked with or without such a card, so that the question does not tell about the hand."""
    g, result = use.g, use.e.result
    fought = result is not None and result.kind != "none"
    return fought and (use.card < 0 or g.has_encounter_card(use.seat)) and bool(g.sources(use.seat))


@ALIEN.wild(W.ENCOUNTER_END, role=Role.DEFENSE, when=_can_strike_back)
def strike_back(use: Use) -> None:
    """An extra encounter, from the launch on, against the offense in its home system."""
    insert_encounter(use.g, use.seat, use.e.offense)
