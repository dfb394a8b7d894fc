"""What a reaction answers: which use, and what that use itself answers. Public facts only.

A window that can stop something comes with what may be stopped, but not with what that was played against; a window
that follows a use comes with neither. Both are in the log, where every use is announced first.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from warptable.kernel import PASS, Event, Offer

from ...engine.model.cards import flare_of
from ...engine.model.windows import MOMENTS, W, Window
from ...engine.rules.wiring import Registry
from ...words.asking import WINDOW

LOOKED_BACK = 60
"""How many events to look back for the use that is answered; an exchange is always shorter."""
FOLLOWS = {W.RIDER: ("power_used",), W.FLARE_USED: ("wild", "super")}
"""Windows that follow a use without naming it, and how that use was announced."""
STOPS = {
    W.USE_ANNOUNCED: ("power_used", "super"),
    W.CARD_PLAYED: ("card_played", "wild", "super"),
    W.REINFORCED: ("reinforced",),
    W.TECH_USED: ("tech_used",),
}
"""What can be stopped at which moment; a flare is told by its side, as a super flare counts as a use of the power."""

USES = frozenset({"power_used", "flare_played", "card_played", "reinforced", "tech_used", "cancelled"})
"""Events that announce a use, and the one that stops it."""


@dataclass(frozen=True, slots=True)
class Used:
    """A use of a power or card as it was announced."""

    kind: str  # that of the event; of a flare its side
    ability: str
    seat: int
    place: int  # in the log


def worded(offer: Offer, log: Sequence[Event], registry: Registry) -> Offer:
    """The question of a window, with what it is about."""
    known = {**(offer.about or {}), **_more(offer, log, registry)}
    return Offer(offer.seat, offer.prompt, offer.source, offer.options, PASS, known or None)


def _more(offer: Offer, log: Sequence[Event], registry: Registry) -> dict[str, Any]:
    about, late = offer.about or {}, log[-LOOKED_BACK:]
    uses = _open_uses(late)
    if "answering" in about:
        found = _answered(uses, late, about["answering"], about["of"], registry)
        return {} if found is None else {"against": found.ability, "whose": found.seat}
    kinds = FOLLOWS.get(getattr(W, offer.prompt.removeprefix(WINDOW)), ()) if offer.prompt.startswith(WINDOW) else ()
    last = next((use for use in reversed(uses) if use.kind in kinds), None)
    return {} if last is None else {"used": last.ability, "by": last.seat}


def _answered(uses: Sequence[Used], log: Sequence[Event], ability: str, seat: int, registry: Registry) -> Used | None:
    """What this use was played against; None if it answers nothing. What may also be played at other moments, such as
    an Omni-Zap, answers a use only if nothing has come of that yet."""
    windows = _windows(registry, ability)
    kinds = {kind for window in windows for kind in STOPS.get(window, ())}
    own = next((use for use in reversed(uses) if (use.ability, use.seat) == (ability, seat)), None)
    if own is None or not kinds:
        return None
    found = next((use for use in reversed(uses[: uses.index(own)]) if use.kind in kinds), None)
    if found is None or all(window in STOPS for window in windows):
        return found
    between = log[found.place + 1 : own.place]
    return found if all(event.secret or event.kind in USES for event in between) else None


def _windows(registry: Registry, ability: str) -> list[Window]:
    """The moments at which a card may be played or a tech be used."""
    source, _, side = ability.partition(".")
    if source in registry.techs:
        return [MOMENTS[number] for number in registry.techs[source].by_window]
    if side in ("wild", "super"):
        flare = registry.flares[flare_of(source)]
        return [MOMENTS[number] for number in (flare.wild if side == "wild" else flare.super)]
    return [MOMENTS[number] for number in registry.card_plays.get(source, ())]


def _open_uses(log: Sequence[Event]) -> list[Used]:
    """The latest uses, without those that were stopped and those that stopped them."""
    uses: list[Used] = []
    for place, event in enumerate(log):
        if event.secret or event.kind not in USES:
            continue
        if event.kind == "cancelled":
            _take_away(uses, event.of, event.ability)
            _take_away(uses, event.seat, event.source)
        elif event.kind in ("power_used", "tech_used"):
            uses.append(Used(event.kind, event.ability, event.seat, place))
        elif event.kind == "flare_played":
            uses.append(Used(event.side, f"{event.source}.{event.side}", event.seat, place))
        elif event.kind in ("card_played", "reinforced"):
            ability = event.source if event.kind == "card_played" else "reinforcement"
            uses.append(Used(event.kind, ability, event.seat, place))
    return uses


def _take_away(uses: list[Used], seat: int, ability: str) -> None:
    """Remove the last use by this seat of this ability, or of this alien or card."""
    for place in range(len(uses) - 1, -1, -1):
        use = uses[place]
        if use.seat == seat and ability in (use.ability, use.ability.partition(".")[0]):
            del uses[place]
            return
