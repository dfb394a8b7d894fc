"""What a reading of ours may be about besides rules: an alien, a tech, a card of the reward deck, a special ship."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from ..engine import facts
from .speaker import Speaker

KNOWN: Mapping[str, Callable[[], Collection[str]]] = {
    "alien": lambda: {*facts.aliens(), *facts.dominion_aliens(), *facts.avalon_aliens()},
    "tech": facts.techs,
    "reward": facts.rewards,
    "ship": facts.ships,
}
"""Of each kind, the ids that there are."""


def name_of(locale: str, edition: str, about: str) -> str:
    """The name of what a reading is about, as the edition has it."""
    kind, _, one = about.partition(":")
    speaker = Speaker(locale, edition="avalon" if edition == "avalon" else "ffg")
    if kind == "alien":
        return speaker.alien(one)
    if kind == "tech":
        return speaker.tech(one)
    if kind == "ship":
        return speaker.source(one)
    return speaker.card(one)
