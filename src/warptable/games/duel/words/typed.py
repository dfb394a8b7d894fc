"""Lines that only players of the game for two type: `lock 13 b3`, `dial 3`, `play +8 me`.

`b3` is the half Blast 3, with the first letter of its name in either language; `5.s2` names the tactic where two have
such a half. `with 7` lays a further plan, `hide s2` a second tactic. The first word may be left out.
"""

from __future__ import annotations

import re
from typing import Any

from warptable.kernel import DONE, PASS, Compose, Decision
from warptable.text.typed.answers import Unclear

from ..engine.model.cards import FACES
from ..engine.model.prompts import DIAL, LOCK_IN, PLAN_OPEN, REINFORCE, SLEEVE, TACTIC, TACTIC_ANEW, WITH
from ..engine.model.tactics import HalfKind, tactics_with
from ..engine.model.views import View
from .asking import face_of
from .speaker import Speaker

LETTERS = {
    "b": HalfKind.BLAST,
    "f": HalfKind.BLAST,
    "s": HalfKind.SHIELD,
    "r": HalfKind.RECOVER,
    "e": HalfKind.RECOVER,
}
HALF = re.compile(r"(?:(?P<tactic>[1-5])\.)?(?P<kind>[bfsre])(?P<value>\d)")
VALUE = re.compile(r"(?P<sign>\+-|-\+|[+±∓])?(?P<number>[-−]?\d{1,2})")
PARITY = {"±": 1, "+-": 1, "∓": -1, "-+": -1}
"""What the signs of a parity card say of an even clout."""
LOCKS = frozenset({LOCK_IN, PLAN_OPEN, TACTIC_ANEW})
MORE, HIDDEN = frozenset({"with", "mit"}), frozenset({"hide", "sleeve", "ärmel"})
ME, OTHER = frozenset({"me", "mich", "mir"}), frozenset({"other", "opponent", "gegner"})


def typed(speaker: Speaker, decision: Decision[Any], line: str, view: View, /) -> Any:
    """The whole answer; None if the line has another form. Raises Unclear."""
    words = line.lower().replace(",", " ").split()
    first, rest = (words[0], words[1:]) if words else ("", [])
    if decision.prompt == DIAL and first in (speaker.t("duel-typed-dial"), "dial") and len(rest) == 1:
        return _dial(speaker, decision, rest[0])
    if decision.prompt in LOCKS and isinstance(decision, Compose):
        said = rest if first in (speaker.t("duel-typed-lock"), "lock") else words
        return _lock(speaker, decision, said, view) if said is rest or len(said) > 1 else None
    if decision.prompt == REINFORCE:
        said = rest if first in (speaker.t("duel-typed-play"), "play") else words
        return _play(speaker, decision, said, view) if said is rest or len(said) > 1 else None
    return None


def _dial(speaker: Speaker, decision: Decision[Any], word: str) -> int:
    if not word.isdecimal() or len(word) > 1 or int(word) not in decision.options:
        raise Unclear(speaker.t("again-number", low=decision.options[0], high=decision.options[-1]))
    return int(word)


def _lock(speaker: Speaker, decision: Compose, words: list[str], view: View) -> tuple[Any, ...]:
    """Every pick in the order of the rules."""
    picks: list[Any] = []
    kind = ""
    for word in words:
        if word in MORE or word in HIDDEN:
            kind = WITH if word in MORE else SLEEVE
            continue
        following = decision.following(picks)
        if match := HALF.fullmatch(word):
            picks.append(_half(speaker, [one for one in following if isinstance(one, tuple)], word, match, kind, view))
        else:
            picks.append(_plan(speaker, decision, following, word, kind, view))
        kind = ""
    following = decision.following(picks)
    if following and DONE in following:
        picks.append(DONE)
    elif following:
        raise Unclear(speaker.t("duel-typed-more"))
    return tuple(picks)


def _plan(speaker: Speaker, decision: Compose, following: Any, word: str, kind: str, view: View) -> Any:
    """The pick of a plan by its value."""
    match = VALUE.fullmatch(word)
    number = int(match["number"].replace("−", "-")) if match else None
    for option in following:
        further = isinstance(option, tuple) and option[0] == WITH
        card = option[1] if further else option
        if not isinstance(card, int) or further != (kind == WITH):
            continue
        face = FACES.get(face_of(view, card, decision))
        if face is not None and face.value == number:
            return option
    raise Unclear(speaker.t("duel-typed-plan", input=word))


def _half(
    speaker: Speaker, offered: list[tuple[Any, ...]], word: str, match: re.Match[str], kind: str, view: View
) -> Any:
    """The pick of a half, by what it does."""
    tactics, meant = tactics_with(tuple(view.variants)), kind or TACTIC
    found = []
    for option in offered:
        if option[0] != meant or (match["tactic"] and int(match["tactic"]) != option[1] + 1):
            continue
        half = tactics[option[1]][option[2]]
        if half.kind is LETTERS[match["kind"]] and half.value == int(match["value"]):
            found.append(option)
    if not found:
        raise Unclear(speaker.t("duel-typed-half", input=word))
    if len(found) > 1:
        choices = speaker.join([f"{option[1] + 1}.{match['kind']}{match['value']}" for option in found])
        raise Unclear(speaker.t("duel-typed-which", choices=choices))
    return found[0]


def _play(speaker: Speaker, decision: Decision[Any], words: list[str], view: View) -> Any:
    """A reinforcement by its value, and whose clout it changes."""
    if words in ([PASS], [speaker.t("option-pass").lower()]):
        return PASS
    if not words:
        raise Unclear(speaker.t("again-empty"))
    value, match = words[0], VALUE.fullmatch(words[0])
    side = " ".join(words[1:])
    seat = _seat(speaker, decision.seat, side)
    for option in decision.options:
        if not isinstance(option, tuple) or option[1] != seat:
            continue
        face = FACES.get(face_of(view, option[0], decision))
        if face is None or match is None:
            continue
        number, even = int(match["number"].replace("−", "-")), PARITY.get(match["sign"], 0)
        shown = even * number if even else number
        if bool(face.even) == bool(even) and shown == (face.even or face.value):
            return option
    raise Unclear(speaker.t("duel-typed-support", input=value))


def _seat(speaker: Speaker, me: int, word: str) -> int:
    if not word or word in ME:
        return me
    if word in OTHER or word in (speaker.name(1 - me).lower(), speaker.t(f"seat-{speaker.colors[1 - me]}").lower()):
        return 1 - me
    raise Unclear(speaker.t("duel-typed-side", input=word))
