"""The words of a game that brings no layer of its own for them (`text.words.Words`): its messages where it has some,
else general ones. A question is `prompt-NAME`, an answer `option-NAME-WORD` or `option-WORD`, an event `event-KIND`,
what lies on the table `table-NAME`; all after the id of the game and a dash, such as `pig-event-rolled`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from warptable.game import family_of, game_of
from warptable.kernel import DONE, PASS, Decision, Distribute, Of, Spread
from warptable.kernel.packs import Packs
from warptable.text import capital, t
from warptable.text.asking import asked_in_general, limits
from warptable.text.rulebook import Rulebook
from warptable.text.speaker import Speaker as CommonSpeaker
from warptable.text.words import Explanation, Words

from .engine import PlainView

PEOPLE = frozenset({"seat", "by", "victim", "of"})
"""Values of events that are seats."""


class Speaker(CommonSpeaker):
    """Speaks about a game of this edition."""

    def __init__(self, locale: str, edition: str, me: int | None = None, names: Sequence[str] = ()) -> None:
        super().__init__(locale, me, names, colors=family_of(edition).editions()[edition].colors)
        self.edition = edition
        self.some_rule = next(iter(family_of(edition).facts.rules()), "")

    def mine(self, message: str, **values: Any) -> str | None:
        """A message of the game; None if it has no such message."""
        message = f"{self.edition}-{message}"
        return self.t(message, **values) if self.has(message) else None

    def source(self, source: str) -> str:
        return source


def plainly(name: str) -> str:
    """An id as words."""
    return name.replace("_", " ").replace("-", " ").strip()


def speaker_for(
    locale: str, view: PlainView, me: int | None = None, names: Sequence[str] = (), packs: Packs = (), /
) -> Speaker:
    return Speaker(locale, view.edition, me, names)


def speaker_about(locale: str, edition: str, packs: Packs = (), /) -> Speaker:
    return Speaker(locale, edition)


def question(speaker: Speaker, decision: Decision[Any], view: PlainView, /) -> str:
    return speaker.mine(f"prompt-{decision.prompt}", **_values(speaker, decision)) or asked_in_general(
        speaker, decision
    )


def hint(speaker: Speaker, decision: Decision[Any], view: PlainView, /) -> str:
    return speaker.mine(f"hint-{decision.prompt}", **_values(speaker, decision)) or ""


def _values(speaker: Speaker, decision: Decision[Any]) -> dict[str, Any]:
    low, high = limits(decision)
    return {"low": low, "high": high, **_told(speaker, decision.about or {})}


def _told(speaker: Speaker, data: Mapping[str, Any]) -> dict[str, Any]:
    """Values of a message: seats are people, lists are said in words."""
    return {
        name: speaker.who(value) if name in PEOPLE and type(value) is int else said(speaker, value)
        for name, value in data.items()
    }


def said(speaker: Speaker, value: Any) -> Any:
    """A value of the table or of an event, in words or as a number."""
    if isinstance(value, list) and value and all(one is None for one in value):
        return speaker.t("plain-hidden", n=len(value))
    if isinstance(value, (list, tuple)):
        return speaker.join([str(said(speaker, one)) for one in value])
    if isinstance(value, str):
        return speaker.mine(f"word-{value}") or plainly(value)
    return value


def label(speaker: Speaker, decision: Decision[Any], option: Any, view: PlainView, /) -> str:
    if decision.of == Of.SEAT and type(option) is int:
        return speaker.name(option)
    if isinstance(option, str):
        own = speaker.mine(f"option-{decision.prompt}-{option}") or speaker.mine(f"option-{option}")
        if own is not None:
            return own
        return speaker.t(f"option-{option}") if option in (PASS, DONE) else plainly(option).capitalize()
    return str(said(speaker, option))


def sentence(speaker: Speaker, seen: Mapping[str, Any], /) -> str:
    kind = str(seen["kind"])
    data = {name: value for name, value in seen.items() if name not in ("kind", "source")}
    if own := speaker.mine(f"event-{kind}", **_told(speaker, data)):
        return capital(own)
    if kind == "game_over":
        return speaker.t("plain-over", winners=speaker.everyone(data["winners"], "nom"), many=len(data["winners"]))
    facts = [f"{plainly(name)} {said(speaker, value)}" for name, value in data.items() if name not in PEOPLE]
    who = [speaker.name(data[name]) for name in data if name in PEOPLE and type(data[name]) is int]
    what = ", ".join([plainly(kind), *facts])
    return f"{', '.join(who)}: {what}." if who else f"{what.capitalize()}."


class PlainRulebook(Rulebook):
    """Rules of one section, in the reader's language where the game has a message `rule-NUMBER`."""

    def __init__(self, edition: str) -> None:
        super().__init__(family_of(edition).facts)
        self.edition = edition

    def text(self, locale: str, rule_id: str) -> str:
        said = Speaker(locale, self.edition).mine(f"rule-{rule_id.lower()}")
        return said or str(self.facts.rules()[rule_id].text)

    def section(self, locale: str, section: str) -> str:
        return t(locale, f"edition-{section}")


@cache
def rulebook(edition: str, /) -> PlainRulebook:
    return PlainRulebook(edition)


def explain(speaker: Speaker, source: str, /) -> Explanation | None:
    rule, book = source.upper(), rulebook(speaker.edition)
    if rule not in book.facts.rules():
        return None
    return Explanation(rule, rule, book.text(speaker.locale, rule))


def hand(speaker: Speaker, view: PlainView, /) -> Sequence[tuple[int, str]]:
    """What the viewer alone sees; of several hands one after another."""
    own = game_of(view.edition).layer("engine")
    held = [view.table[name][view.me] for name in own.hands] if view.seat is not None else []
    return [(one, str(said(speaker, one))) for items in held for one in items]


def suggestion(view: PlainView, decision: Distribute, number: int | None, /) -> Spread:
    """As many as can be from the first place on."""
    left, chosen = decision.low if number is None else number, []
    for place, most in decision.places:
        taken = min(left, most)
        left -= taken
        if taken:
            chosen.append((place, taken))
    return tuple(chosen)


def on_table(speaker: Speaker, view: PlainView) -> dict[str, str]:
    """What lies on the table and belongs to nobody: what it is called, and what it is."""
    whose, people = by_seat(view), game_of(view.edition).layer("engine").people
    return {
        called(speaker, name): speaker.name(value) if name in people else str(said(speaker, value))
        for name, value in view.table.items()
        if name not in whose
    }


def called(speaker: Speaker, name: str) -> str:
    """What a field of the state is called."""
    return speaker.mine(f"table-{name}") or plainly(name).capitalize()


def by_seat(view: PlainView) -> dict[str, list[Any]]:
    """The fields that have an item for each seat."""
    return {name: view.table[name] for name in game_of(view.edition).layer("engine").beside_seats}


WORDS = Words(speaker_for, speaker_about, question, label, sentence, explain, hand, suggestion, hint=hint)
