"""Questions and their options in words. Every prompt has a message `prompt-<id>`, some a `hint-<id>` besides."""

from __future__ import annotations

from typing import Any

from ..encounter import facts
from ..encounter.model.places import PLACE_NAMES
from ..encounter.model.views import CardView, View
from ..encounter.model.windows import FREE, Window
from ..kernel import Decision, Distribute, Number, PickSome
from .bundles import has
from .speaker import FLARE, LETTERS, SIDES, Speaker
from .telling import values_of

WINDOW = "window-"
USES = {"against": "prompt-answer-against", "answering": "prompt-answer", "used": "prompt-window-use"}
"""What a window may know of the use that it answers, and how it is asked then; the first that is known counts."""

OPTIONS = {
    "choose-alien": "alien",
    "regroup": "place",
    "wild": "seat",
    "own-colour": "drive-out",
    "aim": "planet",
    "launch": "place",
    "invite": "seat",
    "ally": "word",
    "ally-ships": "place",
    "warp-ships": "place",
    "trader-partner": "seat",
    "trader-card": "card",
    "vacuum-victim": "seat",
    "vacuum-ships": "place",
    "vulch-card": "card",
    "vulch-keep-card": "card",
    "will-defense": "seat",
    "will-look": "seat",
    "encounter-card": "card",
    "reinforce": "reinforcement",
    "deal": "term",
    "deal-colony": "place",
    "found-planet": "planet",
    "ships-home": "place",
    "lose-ships": "place",
    "compensation": "number",
    "compensation-cards": "card",
    "compensation-face": "face",
    "rotate": "alien",
    "reward-ships": "number",
    "reward-cards": "number",
    "second-encounter": "word",
    "new-hand": "word",
    "order-uses": "use",
    "kamikaze-ships": "place",
    "healer-seats": "seat",
    "masochist-seat": "seat",
    "mind-hand": "seat",
    "mirror-side": "word",
    "miser-cards": "card",
    "miser-hand": "word",
    "hacker-payer": "seat",
    "hacker-cards": "card",
    "fodder-cards": "card",
    "fodder-side": "word",
    "fido-face": "face",
    "fido-seat": "seat",
    "fido-offer": "word",
    "fido-refused": "word",
    "fido-pay": "word",
    "dictator-face": "face",
    "hate-card": "card",
    "hate-answer-card": "card",
    "hate-ships": "place",
    "gambler-face": "face",
    "gambler-challenge": "word",
    "gambler-stake": "number",
    "gambler-spread": "number",
    "mite-bluster": "word",
    "mite-face": "face",
    "mutant-cards": "card",
    "mutant-source": "seat",
    "parasite-side": "word",
    "shadow-ship": "planet",
    "shadow-victim": "seat",
    "reserve-attack": "reinforcement",
    "philanthropist-card": "card",
    "philanthropist-receiver": "seat",
    "philanthropist-borrower": "seat",
    "remora-gain": "word",
    "reincarnator-victim": "seat",
    "force-field": "seat",
    "accuse": "seat",
    "amoeba-way": "word",
    "amoeba-in": "place",
    "amoeba-out": "place",
    "barbarian-cards": "card",
    "barbarian-unwanted": "card",
    "calculator-call": "word",
    "chosen-card": "card",
    "chosen-way": "word",
    "chosen-keep": "card",
    "citadel-card": "card",
    "citadel-planet": "planet",
    "clone-compensation": "number",
    "cudgel-allies": "seat",
    "filch-card": "face",
    "human-flare": "word",
    "plague-victim": "seat",
    "plague-card": "card",
}
"""What the options of each prompt are, besides words such as `pass`: windows offer uses."""


def question(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What is asked, as a sentence."""
    values = _values(speaker, decision, view)
    if not decision.prompt.startswith(WINDOW):
        return speaker.t(f"prompt-{decision.prompt}", **values)
    if message_id := next((message for field, message in USES.items() if field in (decision.about or {})), ""):
        text = speaker.t(message_id, **values)
        return text[:1].upper() + text[1:]
    return speaker.t("prompt-window", moment=speaker.t(moment_id(decision.prompt)), **values)


def hint(speaker: Speaker, decision: Decision[Any], view: View) -> str:
    """What follows from the answer; empty where the question says it all."""
    message_id = f"hint-{decision.prompt}"
    if not has(speaker.locale, message_id):
        return ""
    return speaker.t(message_id, **_values(speaker, decision, view))


def moment_id(prompt: str) -> str:
    """The message that describes a window."""
    window = Window[prompt.removeprefix(WINDOW)]
    return "moment-free" if window in FREE else f"moment-{window.name.lower().replace('_', '-')}"


def kind_of(prompt: str) -> str:
    """What the options of a prompt are."""
    return "use" if prompt.startswith(WINDOW) else OPTIONS[prompt]


def _values(speaker: Speaker, decision: Decision[Any], view: View) -> dict[str, Any]:
    e = view.encounter
    offense, defense, target = (-1, -1, -1) if e is None else (e.offense, e.defense, e.target)
    values: dict[str, Any] = {"offense": speaker.who(offense), "defense": speaker.who(defense)}
    values["target"] = speaker.planet(target) if target >= 0 else "?"
    values["offense_is_me"] = "yes" if offense == decision.seat else "no"
    if isinstance(decision, (Distribute, PickSome)):
        values |= {"low": decision.low, "high": decision.high}
    elif isinstance(decision, Number):
        values |= {"low": decision.options[0], "high": decision.options[-1]}
    for field, raw in (decision.about or {}).items():
        if field in ("partner", "whose", "by"):
            values[field] = speaker.who(raw)
        elif field in ("answering", "used"):
            values[field] = speaker.ability(raw)
            values["played"] = "yes" if speaker.is_played(raw) else "no"
        elif field == "against":
            values[field] = speaker.ability(raw)
        elif field != "terms":
            values |= {key: word for key, word in values_of(speaker, {"kind": "", field: raw}).items() if key == field}
    return values


# ---- options ----------------------------------------------------------------------------------------


def label(speaker: Speaker, decision: Decision[Any], option: Any, view: View) -> str:
    """One option in words."""
    if isinstance(option, str):
        if has(speaker.locale, f"option-{option}"):
            return speaker.t(f"option-{option}", **_values(speaker, decision, view))
        if kind_of(decision.prompt) == "face":
            return speaker.card(option)
        if kind_of(decision.prompt) == "alien":
            return alien_label(speaker, option)
        return speaker.t("option-use", ability=speaker.ability(option))
    if isinstance(option, tuple):
        return _pair(speaker, option, view)
    return _number(speaker, kind_of(decision.prompt), option, view)


def _number(speaker: Speaker, kind: str, option: int, view: View) -> str:
    if kind == "card":
        return card_name(speaker, view, option)
    if kind in ("use", "reinforcement"):
        return speaker.t("option-play", face=play_name(speaker, view, option))
    if kind == "seat":
        return seat_label(speaker, option, view)
    if kind == "drive-out":
        return speaker.t("option-drive-out", who=speaker.who(option), planets=_abroad(speaker, option, view))
    if kind == "planet" or (kind == "place" and option >= 0):
        return planet_label(speaker, option, view)
    return spot_label(speaker, option, view) if kind == "place" else str(option)


def _abroad(speaker: Speaker, seat: int, view: View) -> str:
    """The planets of the reader's own system on which this seat has a colony."""
    homes = [planet for planet, owner in enumerate(view.home_of) if owner == view.seat]
    return ", ".join(speaker.planet(planet) for planet in homes if view.planets[planet][seat])


def _pair(speaker: Speaker, option: tuple[Any, ...], view: View) -> str:
    first, second = option
    if isinstance(first, int):
        return speaker.t("option-reinforce", face=card_name(speaker, view, first), side=SIDES[second])
    if first == "give":
        return speaker.t("option-give", face=card_name(speaker, view, second))
    if first == "ask":
        return speaker.t("option-ask", number=second)
    if first == "free":
        return speaker.t("option-free", who=speaker.who(second))
    return speaker.t(f"option-{first}", planet=speaker.planet(second))


def alien_label(speaker: Speaker, alien: str) -> str:
    """An alien to choose, with its line of few words."""
    if alien in facts.aliens():
        return f"{speaker.alien(alien)}: {speaker.sheet(alien).tagline}"
    return speaker.alien(alien)


def seat_label(speaker: Speaker, seat: int, view: View) -> str:
    """A seat with its open power."""
    sheets = [sheet for sheet in view.seats[seat].sheets if sheet.alien]
    if not sheets:
        return speaker.t("option-seat", who=speaker.who(seat))
    return speaker.t("option-seat-alien", who=speaker.who(seat), alien=speaker.alien(sheets[0].alien))


def planet_label(speaker: Speaker, planet: int, view: View) -> str:
    """A planet with who stands there."""
    crews = [f"{speaker.name(seat)} {number}" for seat, number in enumerate(view.planets[planet]) if number]
    if not crews:
        return speaker.t("option-planet-empty", planet=speaker.planet(planet))
    return speaker.t("option-planet", planet=speaker.planet(planet), ships=", ".join(crews))


def spot_label(speaker: Speaker, place: int, view: View) -> str:
    """The gate, the warp and the like, with who stands there."""
    crews = [f"{speaker.name(seat)} {number}" for seat, number in enumerate(view.ships_at(place)) if number]
    return speaker.t("option-planet", planet=spot(speaker, place), ships=", ".join(crews))


def spot(speaker: Speaker, place: int) -> str:
    """What a place that is no planet is called when it is typed."""
    return speaker.t(f"spot-{PLACE_NAMES[place]}")


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
    """A card to be played; a flare with the side that would be played."""
    face = face_of(view, card)
    if speaker.is_flare(face):
        return speaker.flare(face.removeprefix(FLARE), flare_side(view, face))
    return card_name(speaker, view, card)


def flare_side(view: View, face: str) -> str:
    """F-FLARE-5..7: super for whoever has the matching power in force, wild for all others."""
    sheets = view.seats[view.seat].sheets if view.seat is not None else ()
    held = [sheet for sheet in sheets if sheet.alien == face.removeprefix(FLARE)]
    return "super" if any(not sheet.off for sheet in held) else "wild"


def key(speaker: Speaker, decision: Decision[Any], option: Any) -> str:
    """The short key of an option; empty if it has none."""
    if isinstance(option, str):
        return speaker.t(f"key-{option}") if has(speaker.locale, f"key-{option}") else ""
    kind = kind_of(decision.prompt)
    if isinstance(option, tuple):
        return ""
    if kind in ("planet", "place"):
        return speaker.planet(option).lower() if option >= 0 else spot(speaker, option)
    return LETTERS[option].lower() if kind in ("seat", "drive-out") else ""
