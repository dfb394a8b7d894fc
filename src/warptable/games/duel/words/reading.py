"""What is read out or shown beside questions and events where there are only words: the text of a destiny card, how
clouts stand and what they are made of, what an answer would lead to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from warptable.kernel import PASS, Decision

from ..engine import facts
from ..engine.content.registry import all_formulas
from ..engine.model.cards import FACES
from ..engine.model.places import planet_id
from ..engine.model.prompts import LINE, OF_ENVOY, REINFORCE
from ..engine.model.views import View
from ..engine.rules.reckoning import ADVANTAGE, PLAN, SECOND_PLAN, Played, clout, victor
from ..engine.rules.seen import bout_seen
from .asking import face_of
from .numbers import number, signed
from .speaker import Speaker

Part = tuple[str, int]
"""What a piece of a clout comes from, and its amount."""


def read_aloud(speaker: Speaker, seen: Mapping[str, Any]) -> list[str]:
    """What is read out after an event: the text of a destiny card, or of an envoy that somebody reads or the opponent
    turns up; what the clouts consist of."""
    if seen["kind"] == "destiny_drawn":
        return destiny_lines(speaker, seen["card"])
    if seen["kind"] == "envoy_read" or (seen["kind"] == "envoy_revealed" and seen["seat"] != speaker.me):
        return [speaker.envoy_sheet(seen["envoy"]).whole] if seen.get("envoy") else []
    if seen["kind"] == "clouts":
        parts = [[(source, amount) for _, source, amount in trail] for trail in seen["trails"]]
        return [
            clout_line(speaker, seat, seen["clouts"][seat], parts[seat])
            for seat in _mine_first(speaker)
            if len(parts[seat]) > 1
        ]
    return []


def destiny_lines(speaker: Speaker, card: str) -> list[str]:
    """The whole text of a destiny card, line by line."""
    text, printed = speaker.destiny_text(card), facts.destiny()[card]
    lines = [text.effect]
    lines += [f"{speaker.t('duel-with-symbol', symbol=symbol)}: {line}" for symbol, line in text.lines.items()]
    if printed.prize is not None:
        lines.append(f"{speaker.t(f'duel-prize-{printed.prize.who}')}: {text.prize}")
    following = speaker.t("duel-next", deck=speaker.deck(printed.next))
    if printed.planet_bar:
        symbols = ", ".join(speaker.t("duel-symbol", symbol=symbol) for symbol in printed.planet_bar)
        following = f"{speaker.t('duel-bar', symbols=symbols)} · {following}"
    return [*lines, following]


def clout_line(speaker: Speaker, seat: int, value: int, parts: Iterable[Part]) -> str:
    """A clout with everything that makes it."""
    listed = ", ".join(
        f"{source_of_part(speaker, source)} {signed(amount) if nth else number(amount)}"
        for nth, (source, amount) in enumerate(parts)
    )
    return speaker.t("duel-clout-of", who=speaker.who(seat), value=number(value), parts=listed)


def source_of_part(speaker: Speaker, source: str) -> str:
    """Where a piece of a clout comes from, in a few words."""
    if source in (PLAN, SECOND_PLAN, ADVANTAGE):
        return speaker.t(f"duel-web-part-{source}")
    head = source.partition(".")[0]
    if head in FACES:
        return speaker.card(head).rsplit(" ", 1)[0]
    if head in facts.aliens() or head in facts.envoys() or head in facts.destiny():
        return speaker.source(head)
    return speaker.ability(source)


def _mine_first(speaker: Speaker) -> tuple[int, int]:
    return (1, 0) if speaker.me == 1 else (0, 1)


# ---- beside a question ------------------------------------------------------------------------------


def standing(speaker: Speaker, decision: Decision[Any], view: View) -> list[str]:
    """What a player looks at before they answer: the clouts, when reinforcements may be played."""
    if decision.prompt != REINFORCE or view.frame is None or not view.frame.revealed:
        return []
    bout = bout_seen(view, all_formulas())
    lines = []
    for seat in _mine_first(speaker):
        now = clout(bout, seat)
        lines.append(clout_line(speaker, seat, now.value, [(part.source, part.amount) for part in now.trail]))
    return lines


def leads_to(speaker: Speaker, decision: Decision[Any], option: Any, view: View) -> str:
    """What an answer would bring, in a few words; empty where its own words say everything."""
    if decision.prompt == LINE and decision.source in facts.destiny():
        symbol = facts.planets()[planet_id(option)].symbol
        return speaker.destiny_text(decision.source).lines[symbol].rstrip(".")
    if decision.of == OF_ENVOY and option in (envoy.icon for envoy in view.envoys):
        known = next(envoy.id for envoy in view.envoys if envoy.icon == option)
        return speaker.envoy_sheet(known).does.rstrip(".") if known else ""
    return _clouts_after(speaker, decision, option, view) if decision.prompt == REINFORCE else ""


def _clouts_after(speaker: Speaker, decision: Decision[Any], option: Any, view: View) -> str:
    """Both clouts as a reinforcement would make them, or as they are; and who would win by them."""
    if view.frame is None or not view.frame.revealed:
        return ""
    bout = bout_seen(view, all_formulas())
    if option != PASS:
        card, on = option
        bout = bout._replace(extras=[*bout.extras, Played(FACES[face_of(view, card)], decision.seat, on)])
    clouts: Sequence[int] = [clout(bout, seat).value for seat in (0, 1)]
    me = decision.seat
    result = "win" if victor(bout, clouts) == me else "lose"
    mine, theirs = number(clouts[me]), number(clouts[1 - me])
    return speaker.t("duel-leads-to", mine=mine, theirs=theirs, result=result)
