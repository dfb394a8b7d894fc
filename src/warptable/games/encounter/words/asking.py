"""Questions and their options in words.

A question has a message `prompt-<id>`, some also a `hint-<id>`; a plain word among its options has `option-<word>`,
or `option-<id>-<word>` where it means something else in this question. A question without its own words, such as one of
an alien from outside, is asked in general words that fit its shape and its options.
"""

from __future__ import annotations

from typing import Any

from warptable.kernel import DONE, PASS, Decision, Of
from warptable.text import capital
from warptable.text.asking import asked_in_general, limits

from ..engine.model.places import LAB, next_planet
from ..engine.model.prompts import DRIVE_OUT, OF_GAP, OF_SLOT, OF_TECH, REINFORCEMENT, WINDOWS, played_as
from ..engine.model.views import CardView, View
from ..engine.model.windows import W
from .sentences import terms, values_of
from .speaker import FLARE, LETTERS, SIDES, Speaker, spelled

WINDOW = "window-"
USES = {"against": "prompt-answer-against", "answering": "prompt-answer", "used": "prompt-window-use"}
"""What a window may know about the use it answers, and the message that then asks; the first known one counts."""

PLACES = frozenset({Of.PLANET, Of.PLACE, Of.LEAVING, Of.ARRIVING})
"""Questions whose options are planets and other places of ships."""
CARDS = frozenset({Of.CARD, Of.USE, REINFORCEMENT})
"""Questions in which a number among the options is a card."""
SEATS = frozenset({Of.SEAT, DRIVE_OUT})
"""Questions whose options are seats."""
ON_PLANETS = ("grant", "want", "cheat-ship")
"""First parts of a pair whose second is a planet."""
ON_TECHS = ("research", "complete", "abandon")
"""First parts of a pair whose second is a tech."""
PATTERNS = frozenset(
    {"use", "play", "play-as", "seat", "planet", "gap", "reinforce", "drive-out", "give", "ask", "ask-rewards", "free"}
)
PATTERNS |= {"tech", "slot", *ON_PLANETS, *ON_TECHS}
"""Messages `option-...` that describe options other than plain words."""
MOMENTS = frozenset(WINDOWS.values())
"""The questions of the windows."""


def question(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What is asked, as a sentence."""
    values = _values(speaker, decision, view)
    if decision.prompt in MOMENTS:
        if message_id := next((message for field, message in USES.items() if field in (decision.about or {})), ""):
            text = speaker.t(message_id, **values)
            return capital(text)
        if decision.prompt == WINDOWS[W.REGROUP_TECH]:
            return speaker.t("lab-question")
        return speaker.t("prompt-window", moment=speaker.t(moment_id(decision.prompt)), **values)
    message_id = f"prompt-{decision.prompt}"
    if speaker.has(message_id):
        return speaker.t(message_id, **values)
    return speaker.t("ask-by", source=speaker.source(decision.source), question=asked_in_general(speaker, decision))


def hint(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What follows from the answer; empty where the question says everything."""
    message_id = f"hint-{decision.prompt}"
    if not speaker.has(message_id):
        return ""
    return speaker.t(message_id, **_values(speaker, decision, view))


def moment_id(prompt: str) -> str:
    """The message that describes a window."""
    window = getattr(W, prompt.removeprefix(WINDOW))
    return "moment-free" if window in W.ANY_TIME else f"moment-{window.name.lower().replace('_', '-')}"


def _values(speaker: Speaker, decision: Decision[Any], view: View) -> dict[str, Any]:
    e = view.encounter
    offense, defense, target = (-1, -1, -1) if e is None else (e.offense, e.defense, e.target)
    values: dict[str, Any] = {"offense": speaker.who(offense), "defense": speaker.who(defense)}
    values["target"] = speaker.planet(target) if target >= 0 else "?"
    values["at_home"] = "yes" if e is not None and e.system == offense else "no"
    values["offense_is_me"] = "yes" if offense == decision.seat else "no"
    values["low"], values["high"] = limits(decision)
    values["source"] = decision.source
    for field, raw in (decision.about or {}).items():
        if field in ("partner", "whose", "by"):
            values[field] = speaker.who(raw)
        elif field in ("answering", "used"):
            values[field] = speaker.ability(raw)
            values["played"] = "yes" if speaker.is_played(raw) else "no"
        elif field == "against":
            values[field] = speaker.ability(raw)
        elif field == "terms":
            values["on_table"] = terms(speaker, raw, None) or "none"
        else:
            told = values_of(speaker, {"kind": "", field: raw})
            values |= {key: word for key, word in told.items() if key in (field, f"{field}_kind")}
    if "destination" in values:
        values["moved"] = speaker.t("ships-picked" if "victim" in values else "ships-moved", **values)
    return values


# ---- options ----------------------------------------------------------------------------------------


def label(speaker: Speaker, decision: Decision[Any], option: Any, view: View) -> str:
    """One option in words."""
    if isinstance(option, str):
        if is_word(decision, option):
            return _word(speaker, decision, option, view)
        if decision.of == Of.FACE:
            return speaker.card(option)
        if decision.of == Of.ALIEN:
            return alien_label(speaker, option)
        if decision.of == OF_TECH:
            return tech_label(speaker, option)
        return speaker.t("option-use", ability=speaker.ability(option))
    if isinstance(option, tuple):
        return _pair(speaker, decision, option, view)
    if decision.of in (OF_TECH, OF_SLOT):
        return _slot(speaker, decision, option, view)
    if decision.prompt.startswith(WINDOW) and speaker.has(play := _play_at(decision.prompt, option, view)):
        return speaker.t(play)
    return _number(speaker, decision.of, option, view)


def _play_at(prompt: str, card: int, view: View) -> str:
    """The message for a card that does something else at each moment, and says which."""
    return f"play-{face_of(view, card)}-at-{moment_id(prompt).removeprefix('moment-')}"


def is_word(decision: Decision[Any], option: Any) -> bool:
    """Is this option a plain word, and not the id of a face, an alien or an ability? Such an id has a dot in it."""
    if not isinstance(option, str):
        return False
    if option in decision.prompt.words or option in (PASS, DONE):
        return True
    if decision.of in (Of.USE, REINFORCEMENT):
        return "." not in option
    return decision.of not in (Of.FACE, Of.ALIEN, OF_TECH)


def _word(speaker: Speaker, decision: Decision[Any], word: str, view: View) -> str:
    """A plain word; the word itself if it has no message."""
    for message_id in (f"option-{decision.prompt}-{word}", f"option-{word}"):
        if word not in PATTERNS and speaker.has(message_id):
            return speaker.t(message_id, **_values(speaker, decision, view))
    return spelled(word)


def _number(speaker: Speaker, kind: str, option: int, view: View) -> str:
    if kind == Of.CARD:
        return card_name(speaker, view, option)
    if kind in (Of.USE, REINFORCEMENT):
        return speaker.t("option-play", face=play_name(speaker, view, option))
    if kind == Of.SEAT:
        return seat_label(speaker, option, view)
    if kind == DRIVE_OUT:
        return speaker.t("option-drive-out", who=speaker.who(option), planets=_abroad(speaker, option, view))
    if kind in PLACES:
        return planet_label(speaker, option, view) if option >= 0 else spot_label(speaker, option, view)
    if kind == OF_GAP:
        return gap_label(speaker, option, view)
    return str(option)


def _abroad(speaker: Speaker, seat: int, view: View) -> str:
    """The planets of the reader's own system on which this seat has a colony."""
    homes = [planet for planet, owner in enumerate(view.home_of) if owner == view.seat]
    return ", ".join(speaker.planet(planet) for planet in homes if view.planets[planet][seat])


def _pair(speaker: Speaker, decision: Decision[Any], option: tuple[Any, ...], view: View) -> str:
    if other := played_as(option):
        flare = "yes" if len(option) > 2 else "no"
        face = card_name(speaker, view, option[0])
        return speaker.t("option-play-as", face=face, other=speaker.card(other), flare=flare)
    if len(option) == len(PART):
        return _part(speaker, option, view)
    first, second = option if len(option) == 2 else ("", 0)
    if isinstance(first, int) and second in (0, 1) and decision.of in (REINFORCEMENT, Of.CARD):
        return speaker.t("option-reinforce", face=card_name(speaker, view, first), side=SIDES[second])
    if first == "give":
        return speaker.t("option-give", face=card_name(speaker, view, second))
    if first == "ask":
        return speaker.t("option-ask", number=second)
    if first == "ask-rewards":
        return speaker.t("option-ask-rewards", number=second)
    if first == "free":
        return speaker.t("option-free", who=speaker.who(second))
    if first in ON_PLANETS:
        return speaker.t(f"option-{first}", planet=speaker.planet(second))
    if first in ON_TECHS:
        return _tech_action(speaker, str(first), int(second), view)
    parts = [_word(speaker, decision, part, view) if isinstance(part, str) else str(part) for part in option]
    return ", ".join(parts)


PART = ("kind", "what", "giver", "receiver")
"""A part of a proposal among three, as an option."""
TERMS = {"give": "cards", "cards": "random", "rewards": "random-rewards", "colony": "colony"}


def _part(speaker: Speaker, option: tuple[Any, ...], view: View) -> str:
    """A part of a proposal in the words of the terms of a deal."""
    kind, what, giver, receiver = option
    number, planet = (1 if kind == "give" else what), (what if kind == "colony" else -1)
    part = {"kind": TERMS[kind], "giver": giver, "receiver": receiver, "number": number, "planet": planet}
    faces = [face_of(view, what)] if kind == "give" else None
    said = terms(speaker, [part], faces)
    return capital(said)


def alien_label(speaker: Speaker, alien: str) -> str:
    """An alien to choose, with what it does."""
    does = speaker.sheet(alien).does if speaker.is_alien(alien) else ""
    return f"{speaker.alien(alien)}: {does}" if does else speaker.alien(alien)


def tech_label(speaker: Speaker, tech: str) -> str:
    """A tech to choose, with its research number and what it does."""
    text = speaker.tech_text(tech)
    return speaker.t("option-tech", tech=speaker.tech(tech), needed=text.research, does=text.does)


def _slot(speaker: Speaker, decision: Decision[Any], slot: int, view: View) -> str:
    """A tech by its place; a facedown one of somebody else by the ships that research it."""
    tech = view.seats[(decision.about or {}).get("whose", decision.seat)].techs[slot]
    if decision.of == OF_TECH:
        return tech_label(speaker, tech.id)
    name = speaker.tech(tech.id) if tech.id else speaker.t("tech-hidden", number=slot + 1)
    return speaker.t("option-slot", tech=name, ships=tech.ships)


def _tech_action(speaker: Speaker, action: str, slot: int, view: View) -> str:
    """Research, complete, abandon: with the ships that are there and those that are needed."""
    assert view.seat is not None
    tech = view.seats[view.seat].techs[slot]
    needed = speaker.tech_text(tech.id).research
    ships = tech.ships + (view.warp[view.seat] if tech.on_sheet else 0)
    return speaker.t(f"option-{action}", tech=speaker.tech(tech.id), ships=ships, needed=needed)


def gap_label(speaker: Speaker, planet: int, view: View) -> str:
    """The place between a planet and the next one of its system."""
    return speaker.t("option-gap", planet=speaker.planet(planet), next=speaker.planet(_following(planet, view)))


def gap_name(speaker: Speaker, planet: int, view: View) -> str:
    """The same in short: Y1–Y2."""
    return f"{speaker.planet(planet)}–{speaker.planet(_following(planet, view))}"


def _following(planet: int, view: View) -> int:
    return next_planet(view.home_of, view.gone, planet)


def seat_label(speaker: Speaker, seat: int, view: View) -> str:
    """A seat with its open power."""
    sheets = [sheet for sheet in view.seats[seat].sheets if sheet.alien]
    if not sheets:
        return speaker.t("option-seat", who=speaker.who(seat))
    return speaker.t("option-seat-alien", who=speaker.who(seat), alien=speaker.alien(sheets[0].alien))


def planet_label(speaker: Speaker, planet: int, view: View) -> str:
    """A planet and who stands there."""
    crews = [f"{speaker.name(seat)} {number}" for seat, number in enumerate(view.planets[planet]) if number]
    if not crews:
        return speaker.t("option-planet-empty", planet=speaker.planet(planet))
    return speaker.t("option-planet", planet=speaker.planet(planet), ships=", ".join(crews))


def spot_label(speaker: Speaker, place: int, view: View) -> str:
    """The gate, the warp and the like, and who stands there."""
    crews = [f"{speaker.name(seat)} {number}" for seat, number in crews_at(view, place)]
    if not crews:
        return speaker.t("option-planet-empty", planet=speaker.place_title(place))
    return speaker.t("option-planet", planet=speaker.place_title(place), ships=", ".join(crews))


def crews_at(view: View, place: int) -> tuple[tuple[int, int], ...]:
    """Who has ships there: (seat, number). In the laboratory only the reader, for that of somebody else is another
    place."""
    at = enumerate(view.ships_at(place))
    return tuple((seat, number) for seat, number in at if number and (place != LAB or seat == view.seat))


def face_of(view: View, card: int) -> str:
    """What a card shows, as far as the reader may know it; empty for one whose face is hidden."""
    piles = (view.hand, _on_sheets(view), view.discard, view.flight)
    return next((face for pile in piles for number, face in pile if number == card), "")


def _on_sheets(view: View) -> list[CardView]:
    """The cards on the reader's own sheets."""
    if view.seat is None:
        return []
    return [card for sheet in view.seats[view.seat].sheets for card in sheet.own_cards]


def card_name(speaker: Speaker, view: View, card: int) -> str:
    face = face_of(view, card)
    return speaker.card(face) if face else speaker.t("card-hidden")


def play_name(speaker: Speaker, view: View, card: int) -> str:
    """A card to play; a flare with the side that would be played."""
    face = face_of(view, card)
    if speaker.is_flare(face):
        return speaker.flare(face.removeprefix(FLARE), flare_side(view, face))
    return card_name(speaker, view, card)


def flare_side(view: View, face: str) -> str:
    """F-FLARE-5..7: super for the player whose matching power is in force, wild for all others."""
    sheets = view.seats[view.seat].sheets if view.seat is not None else ()
    held = [sheet for sheet in sheets if sheet.alien == face.removeprefix(FLARE)]
    return "super" if any(not sheet.off for sheet in held) else "wild"


def key(speaker: Speaker, decision: Decision[Any], option: Any) -> str:
    """The short key of an option; empty if it has none."""
    if isinstance(option, str):
        return speaker.t(f"key-{option}") if speaker.has(f"key-{option}") else ""
    if isinstance(option, tuple):
        return ""
    if decision.of in PLACES or decision.of == OF_GAP:
        return speaker.planet(option).lower() if option >= 0 else speaker.spot(option)
    return LETTERS[option].lower() if decision.of in SEATS else ""
