"""Questions and their options in words.

A question has a message `duel-prompt-<id>`, some also a `duel-hint-<id>`; a plain word among its options has
`duel-option-<word>`, or `duel-option-<id>-<word>` where it means something else there (the id is that of the question,
or of the card that asks); passing is called alike in all games. A question without its own words is asked in general
ones, by its shape and its options.
"""

from __future__ import annotations

from typing import Any

from warptable.kernel import DONE, PASS, Decision, Of
from warptable.text import capital
from warptable.text.asking import asked_in_general, limits

from ..engine import facts
from ..engine.content.registry import all_formulas
from ..engine.model.places import PLACE_NAMES, planet_id
from ..engine.model.prompts import (
    DISCARD,
    LOCK_IN,
    OF_BUILD,
    OF_ENVOY,
    OF_FACE_IN_PILE,
    OF_LOCK,
    OF_REINFORCEMENT,
    OF_TACTIC,
    REVEAL_ENVOY,
    SLEEVE,
    USE,
    WITH,
)
from ..engine.model.views import View
from ..engine.rules.reckoning import Slot, victor
from ..engine.rules.seen import bout_seen
from .sentences import values_of
from .speaker import Speaker, value_of

PLACES = frozenset({Of.PLANET, Of.PLACE, Of.LEAVING, Of.ARRIVING})
"""Questions whose options are planets and other places of ships."""
CARDS = frozenset({Of.CARD, OF_FACE_IN_PILE})
FAR = 1000
"""A difference of clouts that no text makes a tie."""


def question(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What is asked, as a sentence."""
    message_id = f"duel-prompt-{decision.prompt}"
    if speaker.has(message_id):
        return speaker.t(message_id, **_values(speaker, decision, view))
    return speaker.t("ask-by", source=speaker.source(decision.source), question=asked_in_general(speaker, decision))


def hint(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What follows from the answer; empty where the question says everything."""
    message_id = f"duel-hint-{decision.prompt}"
    if speaker.has(message_id):
        return speaker.t(message_id, **_values(speaker, decision, view))
    return _texts(speaker, decision)


def _texts(speaker: Speaker, decision: Decision[Any]) -> str:
    """What the abilities say that are in question, by name if there are several; and what the text says by which cards
    are discarded."""
    if decision.prompt == DISCARD:
        source = decision.source
        return speaker.ability_text(source) or (
            speaker.destiny_text(source).effect if source in facts.destiny() else ""
        )
    if decision.of != Of.USE:
        return ""
    texts = {str(option): text for option in decision.options if (text := speaker.ability_text(str(option)))}
    if len(texts) == 1:
        return next(iter(texts.values()))
    return " ".join(f"{speaker.ability(option)}: {text}" for option, text in texts.items())


def _values(speaker: Speaker, decision: Decision[Any], view: View) -> dict[str, Any]:
    low, high = limits(decision)
    frame = view.frame
    other = 1 - decision.seat
    values: dict[str, Any] = {"low": low, "high": high, "other": speaker.who(other)}
    values["exact"] = "yes" if low == high else "no"
    values["source"] = speaker.source(decision.source)
    values["planet"] = speaker.planet(frame.planet) if frame is not None and frame.planet >= 0 else "none"
    values["advantage"] = frame.advantage if frame is not None else 0
    values["what"] = frame.kind if frame is not None else "none"
    values["round"] = frame.round if frame is not None else 0
    values["straggler"] = "yes" if view.leader != decision.seat else "no"
    values |= _ships_to_send(decision, view) | _laying(decision, view)
    values["armed"] = "yes" if any(card.face in facts.reinforcements() for card in view.hand) else "no"
    laid = frame.laid[decision.seat] if frame is not None and view.seat == decision.seat else None
    values["chosen"] = speaker.half(laid.tactic, laid.side) if laid is not None and laid.tactic >= 0 else "none"
    values |= _hidden_ally(speaker, decision, view)
    values["promise"] = frame.said.get("promise", "none") if frame is not None else "none"
    uses = [option for option in decision.options if option != PASS] if decision.prompt == USE else []
    values["ability"] = speaker.ability(uses[0]) if len(uses) == 1 else "none"
    values |= values_of(speaker, {"kind": "", **(decision.about or {})})
    return values


def _ships_to_send(decision: Decision[Any], view: View) -> dict[str, Any]:
    """Where ships come from now, how many there are, and whether blasts threaten them."""
    frame, seat = view.frame, decision.seat
    from_warp = frame is not None and frame.switches.from_warp and view.warp[seat] > 0
    return {
        "most": frame.switches.dial_limit if frame is not None else 0,
        "extra": frame.switches.extra if frame is not None else 0,
        "from": "warp" if from_warp else "supply",
        "there": view.warp[seat] if from_warp else view.supply[seat],
        "volley": "yes" if frame is None or frame.switches.tactics else "no",
    }


def _laying(decision: Decision[Any], view: View) -> dict[str, str]:
    """What a seat locks in (a plan that lies open is laid already, tactics may be skipped or spent), which clout wins,
    and whether a tie goes to the straggler as usual."""
    frame, seat = view.frame, decision.seat
    if frame is None or decision.prompt != LOCK_IN:
        return {"asks": "both", "wins": "higher", "usual": "yes"}
    bout = bout_seen(view, all_formulas(), slots=(Slot(), Slot()))
    wins = "higher" if victor(bout, (FAR, 0)) == 0 else "lower"
    usual = "yes" if victor(bout, (0, 0)) == view.straggler else "no"
    has_tactic = frame.kind == "duel" and frame.switches.tactics and view.seats[seat].ready
    asks = "plan" if not has_tactic else "tactic" if frame.laid[seat].cards else "both"
    return {"asks": asks, "wins": wins, "usual": usual}


def _hidden_ally(speaker: Speaker, decision: Decision[Any], view: View) -> dict[str, str]:
    """The one facedown ally that a seat may reveal, and what it does; `none` for several."""
    if decision.prompt != REVEAL_ENVOY:
        return {}
    hidden = [envoy.id for envoy in view.envoys if envoy.ally == decision.seat and not envoy.up and envoy.id]
    if len(hidden) != 1:
        return {"ally": "none", "does": ""}
    return {"ally": speaker.envoy(hidden[0]), "does": speaker.envoy_sheet(hidden[0]).does}


# ---- options ----------------------------------------------------------------------------------------


def label(speaker: Speaker, decision: Decision[Any], option: Any, view: View) -> str:
    """One option in words."""
    if isinstance(option, tuple):
        return _tuple(speaker, decision, option, view)
    if isinstance(option, int):
        return _number(speaker, decision, option, view)
    if is_word(decision, option):
        return word(speaker, decision, option, view)
    if decision.of == OF_ENVOY:
        return envoy_label(speaker, option, view)
    if decision.of == Of.ALIEN:
        return f"{speaker.alien(option)}: {speaker.sheet(option).does}"
    if decision.of == Of.FACE:
        return speaker.card(option)
    return speaker.t("duel-option-use", ability=speaker.ability(option))


def is_word(decision: Decision[Any], option: Any) -> bool:
    """Is this option a plain word, and not the id of a face, an envoy, an alien or an ability?"""
    if not isinstance(option, str):
        return False
    if option in decision.prompt.words or option in (PASS, DONE):
        return True
    return decision.of not in (Of.FACE, Of.ALIEN, Of.USE, OF_ENVOY)


def word(speaker: Speaker, decision: Decision[Any], said: str, view: View) -> str:
    """A plain word; the word itself if it has no message."""
    heads = (f"{decision.source.partition('.')[0]}-", f"{decision.prompt}-", "")
    for message_id in (f"duel-option-{head}{said}" for head in heads):
        if speaker.has(message_id):
            return speaker.t(message_id, **_values(speaker, decision, view))
    return speaker.t(f"option-{said}") if said in (PASS, DONE) else said.replace("-", " ").capitalize()


def _number(speaker: Speaker, decision: Decision[Any], option: int, view: View) -> str:
    if decision.of in CARDS or decision.of == OF_LOCK:
        return card_name(speaker, view, option, decision)
    if decision.of == OF_TACTIC:
        return speaker.tactic(option)
    if decision.of in PLACES:
        return place_label(speaker, option, view)
    if decision.of == Of.SEAT:
        return str(speaker.who(option).name)
    return str(option)


def _tuple(speaker: Speaker, decision: Decision[Any], option: tuple[Any, ...], view: View) -> str:
    if decision.of == OF_REINFORCEMENT:
        card, seat = option
        me = "yes" if seat == decision.seat else "no"
        face = card_name(speaker, view, card, decision)
        return speaker.t("duel-option-reinforce", face=face, who=speaker.who(seat), me=me)
    if decision.of == OF_BUILD:
        return _built(speaker, decision, option, view)
    if decision.of == OF_LOCK:
        if option[0] == WITH:
            return speaker.t("duel-option-with", face=card_name(speaker, view, option[1], decision))
        half, whole = speaker.half(option[1], option[2]), speaker.tactic(option[1])
        return speaker.t("duel-option-sleeve" if option[0] == SLEEVE else "duel-option-tactic", half=half, whole=whole)
    parts = [word(speaker, decision, part, view) if isinstance(part, str) else str(part) for part in option]
    return ", ".join(parts)


def _built(speaker: Speaker, decision: Decision[Any], option: tuple[int, int, int], view: View) -> str:
    """What the plans laid count as: one of them, or tens of one and ones of another; perhaps half of a third."""
    tens, ones, half = option
    values = {"first": card_name(speaker, view, tens, decision)}
    values["second"] = value_of(face_of(view, ones, decision)) if ones >= 0 else "none"
    values["tens"] = value_of(face_of(view, tens, decision))
    values["half"] = card_name(speaker, view, half, decision) if half >= 0 else "none"
    return speaker.t("duel-option-build", number=_number_of(view, decision, tens, ones), **values)


def _number_of(view: View, decision: Decision[Any], tens: int, ones: int) -> int:
    """The number that two plans make; of one alone, its own."""
    values = [facts.plans()[face].value for card in (tens, ones) if (face := face_of(view, card, decision))]
    if len(values) < 2:
        return values[0] if values else 0
    number = abs(values[0]) // 10 * 10 + abs(values[1]) % 10
    return -number if min(values) < 0 else number


def envoy_label(speaker: Speaker, icon: str, view: View) -> str:
    """An envoy with whose ally it is."""
    envoy = next(one for one in view.envoys if one.icon == icon)
    name = speaker.envoy(envoy.id, icon)
    side = "neutral" if envoy.ally < 0 else "mine" if envoy.ally == speaker.me else "theirs"
    name = capital(name)
    return speaker.t("duel-option-envoy", envoy=name, side=side, who=speaker.who(envoy.ally))


def place_label(speaker: Speaker, place: int, view: View) -> str:
    """A planet with its symbol and who stands there; the supply or the Warp by name."""
    if place < 0:
        return speaker.place(place)
    crews = [f"{speaker.name(seat)} {number}" for seat, number in enumerate(view.ships[place]) if number]
    symbol = facts.planets()[planet_id(place)].symbol
    ships = ", ".join(crews) if crews else "none"
    return speaker.t("duel-option-planet", planet=speaker.planet(place), symbol=symbol, ships=ships)


def face_of(view: View, card: int, decision: Decision[Any] | None = None) -> str:
    """What a card shows, as far as the reader may know it; empty for one whose face is hidden."""
    if decision is not None and (faces := (decision.about or {}).get("faces")):  # of the options, in their order
        return str(faces[decision.options.index(card)])
    known = list(view.hand)
    if view.seat is not None:
        known += view.seats[view.seat].own_under
        if view.frame is not None:
            known += [*view.frame.laid[view.seat].faces]
    return next((face for number, face in known if number == card), "")


def card_name(speaker: Speaker, view: View, card: int, decision: Decision[Any] | None = None) -> str:
    face = face_of(view, card, decision)
    return speaker.card(face) if face else speaker.t("duel-card-hidden")


def key(speaker: Speaker, decision: Decision[Any], option: Any) -> str:
    """The short key of an option, to be typed; empty if it has none."""
    if isinstance(option, str):
        message_id = f"key-{option}" if option in (PASS, DONE) else f"duel-key-{option}"
        return speaker.t(message_id) if speaker.has(message_id) else ""
    if isinstance(option, int) and decision.of in PLACES and option < 0:
        return PLACE_NAMES[option]
    return ""
