"""What the rules and cards of Cosmic Encounter Duel say, in our own words.

The facts lie beside this module as JSON; the loaders check their shape (`shapes.py`) and hand out immutable objects.
The rules in German are there too. Rule ids are stable and are cited by events and by tests: ``D-`` with a section and a
number are rules of the book, ``D-GAP`` are our decisions where the book is silent, ``D-EX`` are worked examples.

``original`` says that the text of a card was designed by us, because the printed one could not be found;
``original_part`` says which part of it if the rest is known. Where only the name of something is ours, it says so:
``name_confirmed`` is missing. ``measure`` is what balance runs should look at.

Texts are information for people and for tests. The engine's behaviour is code; it never reads meaning out of a text.
Numbers (ship advantages, values, counts, next decks) are facts that the content may be checked against.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

from warptable.kernel.facts import by_id, read_json
from warptable.kernel.shape import from_data

from .shapes import (
    AbilityFacts,
    AlienFacts,
    Components,
    DestinyFacts,
    EnvoyFacts,
    Example,
    Half,
    Plan,
    Planet,
    Reinforcement,
    Rule,
    Switch,
    Tactic,
)

# the shapes that others name, and what `kernel.families.Facts` asks for
__all__ = [
    "AbilityFacts",
    "AlienFacts",
    "DestinyFacts",
    "EnvoyFacts",
    "Example",
    "Half",
    "Plan",
    "Planet",
    "Reinforcement",
    "Rule",
    "Switch",
    "Tactic",
    "aliens",
    "cards",
    "read",
    "rules",
]


@cache
def rules() -> Mapping[str, Rule]:
    """Every rule, decision on a gap and worked example by id, in the order of the rulebook."""
    found = dict(by_id(Rule, read("rules.json")))
    for gap in read("gaps.json"):
        found[gap["id"]] = Rule(
            gap["id"], "where the rulebook is silent", gap["decision"], gap=True, question=gap["question"]
        )
    for case in by_id(Example, read("examples.json")).values():
        found[case.id] = Rule(case.id, "worked examples", case.text, example=case)
    return MappingProxyType(found)


@cache
def aliens() -> Mapping[str, AlienFacts]:
    """The alien cards by id."""
    return by_id(AlienFacts, read("aliens.json"))


@cache
def envoys() -> Mapping[str, EnvoyFacts]:
    """The envoy cards by id, deck by deck."""
    return by_id(EnvoyFacts, read("envoys.json"))


@cache
def destiny() -> Mapping[str, DestinyFacts]:
    """The destiny cards by id, deck by deck."""
    return by_id(DestinyFacts, read("destiny.json"))


@cache
def plans() -> Mapping[str, Plan]:
    """The plans by id, from the lowest to the highest."""
    return by_id(Plan, read("plans.json"))


@cache
def reinforcements() -> Mapping[str, Reinforcement]:
    """The kinds of reinforcements by id."""
    return by_id(Reinforcement, read("reinforcements.json"))


@cache
def cards() -> Mapping[str, Plan | Reinforcement]:
    """What hands are made of, by id."""
    return {**plans(), **reinforcements()}


@cache
def tactics(*, alternative: bool = False) -> Mapping[str, Tactic]:
    """The five tactics of each player by id; the `alternative` ones are an earlier set, with which the house switch
    `alternative-tactics` plays."""
    found = read("tactics.json")
    tokens = dict(by_id(Tactic, found["tokens"]))
    return tokens | dict(by_id(Tactic, found["alternative"])) if alternative else tokens


@cache
def planets() -> Mapping[str, Planet]:
    """The planet tiles by id."""
    return by_id(Planet, read("planets.json"))


@cache
def switches() -> Mapping[str, Switch]:
    """The optional rules of our own by id."""
    return by_id(Switch, read("switches.json"))


@cache
def components() -> Components:
    """What is in the box, and with what players begin."""
    found: Components = from_data(Components, read("components.json"))
    return found


def read(name: str) -> Any:
    """The content of a JSON file of this package."""
    return read_json(__package__, name)
