"""The message files: complete, alike in every language, and nothing left over."""

import ast
import re
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from warptable.bots.voice import wordings
from warptable.games.duel.bots import remarks as of_duels
from warptable.games.encounter.bots.remarks import TOPICS
from warptable.games.encounter.engine import dominion, facts
from warptable.games.encounter.engine.content.api import Ability
from warptable.games.encounter.engine.content.registry import registry_for
from warptable.games.encounter.engine.editions.ffg import TECHS
from warptable.games.encounter.engine.model.encounter import Layer
from warptable.games.encounter.engine.model.phases import PHASES
from warptable.games.encounter.engine.model.roles import ROLE_LINES
from warptable.games.encounter.engine.model.windows import MOMENTS
from warptable.games.encounter.words.asking import moment_id
from warptable.games.encounter.words.explain import use_text
from warptable.games.encounter.words.speaker import Speaker
from warptable.text import LOCALES, MissingText, t
from warptable.text.bundles import _said, entries, sources

SRC = Path(__file__).resolve().parent.parent.parent / "src" / "warptable"
REGISTRY = registry_for(
    "ffg", tech_deck=TECHS, more=dominion.ALIENS, reward_deck=dominion.REWARDS, special=dominion.SHIPS
)

# ---------------------------------------------------------------- reading the message files


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the name the visitor asks for
        self.found.add(node.id.name)


@lru_cache
def messages(locale: str) -> dict[str, set[str]]:
    """Message id -> its variables; a message that stands twice or cannot be read is an error."""
    found: dict[str, set[str]] = {}
    for name, content in sources(locale):
        for entry in FluentParser().parse(content).body:
            assert not isinstance(entry, ftl.Junk), f"{locale}/{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{locale}/{name}: {entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_taken_out_of_its_file_is_the_message_that_fluent_reads_in_the_file(locale: str) -> None:
    """Messages are parsed one by one when they are said; those without values are not parsed at all."""
    found = entries(locale)
    assert found.keys() == messages(locale).keys()
    parser = FluentParser(with_spans=False)
    for _, content in sources(locale):
        for entry in parser.parse(content).body:
            if isinstance(entry, ftl.Message):
                said = found[entry.id.name]
                alone = parser.parse_entry(f"{entry.id.name} = {said}\n")
                assert entry.equals(alone, ignored_fields=["comment"]), entry.id.name
                parts = entry.value.elements if entry.value else []
                if len(parts) == 1 and isinstance(parts[0], ftl.TextElement):
                    assert t(locale, entry.id.name) == parts[0].value


# ---------------------------------------------------------------- reading the engine


def event_ids() -> set[str]:
    """The messages of all events, with those of aliens."""
    return {f"event-{kind.replace('_', '-')}" for kind in REGISTRY.events}


def prompts() -> set[str]:
    """The questions of the rules, aliens and cards."""
    return set(REGISTRY.prompts)


# ---------------------------------------------------------------- the languages are alike


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_has_the_same_messages(locale: str) -> None:
    assert messages(locale).keys() ^ messages(LOCALES[0]).keys() == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_values_are_written_with_hyphens(locale: str) -> None:
    """A value `other_face` of the program is `$other-face` in a message."""
    assert [name for name, values in messages(locale).items() if any("_" in value for value in values)] == []


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_uses_the_same_values_in_a_message(locale: str) -> None:
    english = messages(LOCALES[0])
    grammar = {"case"}  # which only some languages need
    different = {
        name: (variables, english[name])
        for name, variables in messages(locale).items()
        if variables - grammar != english[name] - grammar
    }
    assert different == {}


# ---------------------------------------------------------------- everything the engine says has a message


def test_every_event_has_a_sentence() -> None:
    assert len(event_ids()) > 50
    assert sorted(event_ids() - messages("en").keys()) == []


def test_every_prompt_has_a_question() -> None:
    asked = prompts()
    assert len(asked) > 20
    assert sorted(asked - {name.removeprefix("prompt-") for name in messages("en")}) == []


def test_every_window_is_described() -> None:
    needed = {moment_id(f"window-{window.name}") for window in MOMENTS}
    assert sorted(needed - messages("en").keys()) == []


def test_every_declared_word_has_a_label_and_a_key() -> None:
    words = REGISTRY.words
    assert {"pass", "decline", "discard", "yield", "accuse", "cheat-deck", "turn-up"} <= words
    assert sorted({f"{head}-{word}" for head in ("option", "key") for word in words} - messages("en").keys()) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_does_something_else_at_each_moment_says_what(locale: str) -> None:
    """Omni-Zap has no effect of its own: it works as another card does."""
    moments = [moment_id(f"window-{MOMENTS[number].name}") for number in REGISTRY.card_plays["omni-zap"]]
    ids = {moment.replace("moment-", "play-omni-zap-at-") for moment in moments}
    assert {name for name in messages(locale) if name.startswith("play-omni-zap-at-")} == ids
    assert len({t(locale, name) for name in ids}) == len(ids) == 7


# ---------------------------------------------------------------- nothing is left over


def acts_besides() -> list[Ability]:
    """What aliens may do that is no use of their powers."""
    return [
        ability for one in REGISTRY.aliens.values() for ability in one.abilities if not (ability.is_use or ability.must)
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_may_be_done_besides_a_power_has_a_name_and_a_line_of_its_own(locale: str) -> None:
    speaker = Speaker(locale)
    for ability in acts_besides():
        alien = ability.id.partition(".")[0]
        assert t(locale, f"act-{ability.id.replace('.', '-')}") in speaker.ability(ability.id)
        assert use_text(speaker, ability.id) == t(locale, f"act-{ability.id.replace('.', '-')}-does")
        assert use_text(speaker, ability.id) != speaker.sheet(alien).does


def families() -> set[str]:
    """The ids that are put together at run time."""
    ids = event_ids()
    ids |= {f"{head}-{prompt}" for head in ("prompt", "hint") for prompt in prompts()}
    ids |= {moment_id(f"window-{window.name}") for window in MOMENTS}
    ids |= {f"phase-{phase}" for phase in (*PHASES, "any", "setup")}
    ids |= {f"role-{role.replace(' ', '-')}" for role in ROLE_LINES}
    ids |= {f"level-{sheet.level}" for sheet in facts.aliens().values()}
    ids |= {f"duty-{sheet.mandatory}" for sheet in facts.aliens().values()}
    words = (*REGISTRY.words, "grant", "want", "cheat-ship", "research", "complete", "abandon")
    ids |= {f"{head}-{word}" for head in ("option", "key") for word in words}
    ids |= {f"option-{prompt}-{word}" for prompt in REGISTRY.prompts for word in prompt.words}
    for kind in {*facts.rewards(), *(card.type for card in facts.rewards().values())}:
        ids |= {f"reward-{kind}-{field}" for field in ("does", "effect", "rulings", "own")}
    for ship in (*facts.ships(), "both"):
        ids |= {f"ship-{ship}-{field}" for field in ("does", "effect", "action-name", "action", "rulings")}
    ids |= {f"ship-{ability.id.replace('.', '-part-')}" for s in REGISTRY.ships.values() for ability in s.abilities}
    acts = {f"act-{ability.id.replace('.', '-')}" for ability in acts_besides()}
    ids |= acts | {f"{act}-does" for act in acts}
    topics = (*TOPICS.items(), *of_duels.TOPICS.items())
    ids |= {say for name, topic in topics for seat in range(5) for say in wordings(name, topic, seat)}
    return ids


def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """The string constants of the packages that speak, and their f-strings as patterns."""
    constants: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for folder in ("text", "cli", "table", "lab", "bots", "games"):
        for path in sorted((SRC / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    constants.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    parts = [
                        re.escape(str(p.value)) if isinstance(p, ast.Constant) else "[a-z0-9-]+" for p in node.values
                    ]
                    if len(str(getattr(node.values[0], "value", ""))) > 2:
                        patterns.append(re.compile("".join(parts)))
    for path in sorted(path for folder in ("table", "games") for path in (SRC / folder).rglob("*.html")):
        content = path.read_text(encoding="utf-8")
        constants |= set(re.findall(r'"([a-z0-9-]+)"', content))
        patterns += [re.compile(f"{head}[a-z0-9-]+") for head in re.findall(r'"([a-z0-9]+-[a-z0-9-]*)" ~', content)]
    return constants, patterns


WIDE = (
    "event-",
    "prompt-",
    "hint-",
    "moment-",
    "phase-",
    "role-",
    "option-",
    "key-",
    "say-",
    "reward-",
    "ship-",
    "act-",
)
"""Families that are checked id by id and not by the pattern of an f-string."""


def test_no_message_is_unused() -> None:
    constants, patterns = literals()
    known = families()
    unused = [
        name
        for name in messages("en")
        if name not in constants
        and name not in known
        and (name.startswith(WIDE) or not any(pattern.fullmatch(name) for pattern in patterns))
    ]
    assert unused == []


# ---------------------------------------------------------------- t


@pytest.mark.parametrize(("locale", "wide", "narrow"), [("en", "(1 to 3)?", "(1)?"), ("de", "(1 bis 3)?", "(1)?")])
def test_a_question_with_one_number_names_no_range(locale: str, wide: str, narrow: str) -> None:
    asked = "prompt-quartermaster-supplied"
    assert t(locale, asked, victim="Bix", low=1, high=3).endswith(wide)
    assert t(locale, asked, victim="Bix", low=1, high=1).endswith(narrow)


def test_a_missing_message_is_a_clear_error() -> None:
    with pytest.raises(MissingText, match="no message 'no-such-thing' in language 'de'"):
        t("de", "no-such-thing")


def test_a_missing_value_is_a_clear_error() -> None:
    with pytest.raises(MissingText, match="'list-last' in language 'en'"):
        t("en", "list-last", list="a")


def test_a_missing_language_is_a_clear_error() -> None:
    with pytest.raises(MissingText, match="no language 'fr'"):
        t("fr", "option-pass")


def test_each_layer_that_is_told_exists() -> None:
    """The variants of `event-modified` are names of layers."""
    for locale in LOCALES:
        content = (
            dict(sources(locale))["warptable.games.encounter.words/events.ftl"]
            .partition("event-modified = { $layer ->")[2]
            .partition("\n}")[0]
        )
        keys = re.findall(r"^\s+\*?\[(\w+)\]", content, flags=re.MULTILINE)
        layers = {key for key in keys if key not in ("offense", "defense", "both", "less", "more")}
        assert layers <= {layer.name.lower() for layer in Layer}
        assert "upset" in layers


@pytest.mark.parametrize(
    ("locale", "you"), [("en", r"\b[Yy]ours?\b|\b[Yy]ou\b"), ("de", r"\b(?i:du|dein\w*|dich|dir)\b")]
)
def test_a_moment_is_told_to_everybody_and_speaks_to_nobody(locale: str, you: str) -> None:
    for message in {moment_id(f"window-{window.name}") for window in MOMENTS}:
        assert not re.search(you, t(locale, message)), message


def test_a_message_is_said_anew_for_other_values_and_the_same_for_equal_ones() -> None:
    """What was said is kept; no value of another type is taken for one that is said differently."""
    numbers = (1, 1.0, True, 1000, 1000.0, 1.5, "1", "1000")
    for locale in LOCALES:
        fresh = []
        for value in numbers:
            _said.cache_clear()
            fresh.append(t(locale, "name-acc", name=value))
        _said.cache_clear()
        for _ in range(2):
            assert [t(locale, "name-acc", name=value) for value in numbers] == fresh
