"""The command line of the page in words: a line is an answer, as in the terminal, or asks for help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import Compose
from warptable.text.typed.answers import Unclear, command_in, parse
from warptable.text.typed.asked import Asked as Menu
from warptable.text.typed.asked import Entry, find
from warptable.text.words import words_of

from ...scene.data import Reaction, Scene, SituationPart
from ..families import pages_for
from ..html import Html, joined, tag


def situation_line(scene: SituationPart) -> Html:
    """`<p id="situation">`: where the game stands, for the page in words."""
    return tag("p", pages_for(scene.view).situation(scene), id="situation")


COMMANDS = ("help", "why", "hand", "board", "log", "rules", "undo")
LAST_LINES = 8
PASS = "pass"


def about(scene: Scene) -> str:
    """Which question or window a line would answer now; empty if there is none."""
    if window := open_window(scene):
        return f"window-{window.number}"
    return f"question-{scene.asked.serial}" if scene.asked is not None else ""


def about_field(scene: Scene) -> Html:
    """`<span id="typed-about">`: a line that was typed for another question is not taken."""
    return tag("span", tag("input", type="hidden", name="about", value=about(scene)), id="typed-about", hidden=True)


def open_window(scene: Scene) -> Reaction | None:
    window = scene.reaction
    return window if window is not None and window.reader_asked and not window.answered else None


def command(scene: Scene, line: str) -> tuple[str, str] | None:
    """(command, rest of the line), unless the line names an option."""
    named = {entry.key for entry in _menu(scene) if entry.key}
    return None if line.lower() in named else command_in(scene.speaker, line, _commands(scene))


def _commands(scene: Scene) -> tuple[str, ...]:
    """Those of every game, and those of this one."""
    return (*COMMANDS, *words_of(scene.view.edition).looks)


def answer(scene: Scene, line: str) -> Any:
    """What the line answers to the open question. Raises Unclear."""
    assert scene.asked is not None
    decision = scene.asked.decision
    if isinstance(decision, Compose) and not decision.options:
        raise Unclear(scene.t("typed-form"))
    if (whole := words_of(scene.view.edition).typed(scene.speaker, decision, line, scene.view)) is not None:
        return whole
    option = parse(Menu(scene.speaker, decision, scene.view), line)
    return (*decision.partial, option) if isinstance(decision, Compose) else option


def reply(scene: Scene, line: str) -> str:
    """The key of the answer to the open window. Raises Unclear."""
    word = line.strip().lower()
    found = find(_menu(scene), word) if word else None
    if not word or word == PASS or (found is not None and found.option == PASS):
        return PASS
    if found is None:
        raise Unclear(scene.t("again-unknown", input=line.strip()))
    return str(found.option)


def _menu(scene: Scene) -> list[Entry]:
    """What may be answered now, with numbers and short keys."""
    words = words_of(scene.view.edition)
    if window := open_window(scene):
        entries = [
            Entry(str(nth), "", words.label(scene.speaker, one.decision, one.option, scene.view), one.key)
            for nth, one in enumerate(window.answers, 1)
        ]
        return [*entries, Entry("0", "", scene.t("option-pass"), PASS)]
    return Menu(scene.speaker, scene.asked.decision, scene.view).menu() if scene.asked is not None else []


# ---- what commands tell ---------------------------------------------------------------------------------------


def told(scene: Scene, name: str, rest: str, situation: str) -> list[str]:
    """What a command tells, line by line. `situation`: where the game stands."""
    if name == "hand":
        return _hand(scene)
    if name == "board":
        return [situation]
    if name == "log":
        return [line.text for line in scene.log[-LAST_LINES:]]
    if name == "why":
        return _why(scene)
    if look := words_of(scene.view.edition).looks.get(name):
        return list(look(scene.speaker, scene.view))
    return _rule(scene, rest) if name == "rules" else _help(scene)


def _help(scene: Scene) -> list[str]:
    t = scene.t
    lines = [_line(entry) for entry in _menu(scene)]
    lines = [t("typed-may"), *lines] if lines else [t("shell-text-nothing-asked")]
    lines += [t("help-answer"), t("help-ships"), t("help-several", all=t("word-all"), none=t("word-none"))]
    words = [(name, t(f"command-{name}")) for name in _commands(scene)]
    rule = scene.speaker.some_rule
    return [*lines, *(f"{word}: {t(f'help-{name}', command=word, rule=rule)}" for name, word in words)]


def _line(entry: Entry) -> str:
    """An option with its number, its key and what it would bring."""
    then = f" → {entry.leads_to}" if entry.leads_to else ""
    return f"{entry.number} {f'({entry.key}) ' if entry.key else ''}{entry.label}{then}"


def _hand(scene: Scene) -> list[str]:
    cards = words_of(scene.view.edition).hand(scene.speaker, scene.view)
    return [f"{nth} {name}" for nth, (_, name) in enumerate(cards, 1)] or [scene.t("shell-text-no-hand")]


def _why(scene: Scene) -> list[str]:
    asks = scene.asked or scene.reaction
    found = words_of(scene.view.edition).explain(scene.speaker, asks.decision.source) if asks is not None else None
    return [f"{found.title}: {found.text}"] if found is not None else [scene.t("why-nothing")]


def _rule(scene: Scene, rest: str) -> list[str]:
    words, speaker = words_of(scene.view.edition), scene.speaker
    if not rest:
        return [scene.t("rules-which", command=scene.t("command-rules"), rule=scene.speaker.some_rule)]
    found = words.explain(speaker, rest) or words.explain(speaker, words.named(speaker, rest) or rest.replace(" ", "-"))
    return [f"{found.title}: {found.text}"] if found else [scene.t("rules-unknown", id=rest)]


def in_lines(lines: Sequence[str]) -> Html:
    return joined(tag("p", line) for line in lines)
