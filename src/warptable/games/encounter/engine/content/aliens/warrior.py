"""Warrior: every encounter makes it stronger, a lost one most."""

from ..api import ATTACK, Alien, Layer, PowerUse, Role, Use, W

ALIEN = Alien("warrior")
ALIEN.event("tokens", "seat number total")
TOKENS = ALIEN.memory("tokens", 0)
BASE_PLANETS = 5


def _has_mastery(use: PowerUse) -> bool:
    """There is something to add, and its side's card is an attack."""
    return TOKENS[use] > 0 and use.beside_attack()


@ALIEN.ability(W.REVEALED_TOTAL, role=Role.MAIN, must=True, when=_has_mastery)
async def mastery(use: PowerUse) -> None:
    """With an attack on its side each token adds one."""
    use.modify(Layer.BONUS, await use.own_side(), amount=TOKENS[use], needs=ATTACK)


def _lesson(use: Use) -> int:
    """F-FAQ-3: the tokens this encounter brings. Resettling counts as a win, other successes as nothing."""
    result = use.e.result
    if result is None:
        return 0
    if use.lost():
        lesson = 2
    elif result.kind in ("won", "deal") or result.how == "resettled":
        lesson = 1
    else:
        return 0
    return lesson + (use.g.edition.planets < BASE_PLANETS)


@ALIEN.ability(W.AFTERMATH, role=Role.MAIN, must=True, is_use=False, when=lambda use: _lesson(use) > 0)
def learn(use: PowerUse) -> None:
    """One token for a win or a deal, two for a defeat. That is not a use of the power, so a zap does not prevent it."""
    number = _lesson(use)
    use.emit("tokens", number=number, total=use.count(TOKENS, number))


def _can_strike_back(use: Use) -> bool:
    """With ships and an encounter card in hand, after an encounter that came to something. Whoever only might hold this
    flare is asked with or without such a card, so that the question does not tell about the hand."""
    g, result = use.g, use.e.result
    fought = result is not None and result.kind != "none"
    return fought and (use.card < 0 or g.has_encounter_card(use.seat)) and g.has_colonies(use.seat)


@ALIEN.wild(W.ENCOUNTER_END, role=Role.DEFENSE, when=_can_strike_back)
def strike_back(use: Use) -> None:
    """An extra encounter, from the launch on, against the offense in its home system."""
    use.insert_encounter(use.e.offense)


@ALIEN.super(W.REVEALED_TOTAL, role=Role.ALLY, when=_has_mastery)
async def mastery_of_an_ally(use: PowerUse) -> None:
    """The power works for an ally too."""
    await use.use_power(mastery)
