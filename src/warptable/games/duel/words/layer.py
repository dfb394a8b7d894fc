"""The words of the game for two, for modules that serve all families (`text.words.Words`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warptable.kernel import Distribute, Of, Spread
from warptable.kernel.packs import Packs
from warptable.text.words import Words

from ..engine import facts
from ..engine.model.views import CardView
from .asking import hint, key, label, question
from .explain import explain, in_short, named
from .piles import discard_lines, past_lines
from .reading import leads_to, read_aloud, standing
from .sentences import sentence
from .speaker import Speaker
from .typed import typed


def speaker_for(
    locale: str, view: Any, me: int | None = None, names: Sequence[str] = (), packs: Packs = (), /
) -> Speaker:
    """Who speaks to one reader about this table."""
    return Speaker(locale, me, names, view.variants, packs)


def speaker_about(locale: str, edition: str, packs: Packs = (), /) -> Speaker:
    """Who speaks about the game where there is none yet."""
    return Speaker(locale, packs=packs)


def hand(speaker: Speaker, view: Any, /) -> list[tuple[int, str]]:
    """The viewer's cards with their names."""
    return [(card, speaker.card(face)) for card, face in hand_order(view.hand)]


def hand_order(cards: Sequence[CardView]) -> list[CardView]:
    """Plans from the lowest to the highest, then reinforcements from the highest to the lowest."""
    return sorted(cards, key=_rank)


def _rank(held: CardView) -> tuple[int, int, str, int]:
    if plan := facts.plans().get(held.face):
        return 0, plan.value, held.face, held.number
    value = facts.reinforcements()[held.face].value
    return (1, -value, held.face, held.number) if value is not None else (2, 0, held.face, held.number)


def suggestion(view: Any, decision: Distribute, number: int | None = None, /) -> Spread:
    """Ships are taken from the fullest places and put where the fewest stand; None: as few as possible, or as many
    where that is a gain."""
    if number is None:
        number = decision.high if decision.prompt.gains else decision.low
    chosen = {place: 0 for place, _ in decision.places}
    for _ in range(number):
        room = [(place, most - chosen[place]) for place, most in decision.places if chosen[place] < most]
        if not room:
            break
        if decision.of == Of.ARRIVING:
            best = min(room, key=lambda pair: view.ships[pair[0]][decision.seat] + chosen[pair[0]])[0]
        else:
            best = max(room, key=lambda pair: pair[1])[0]
        chosen[best] += 1
    return tuple((place, chosen[place]) for place, _ in decision.places if chosen[place])


WORDS = Words(
    speaker_for,
    speaker_about,
    question,
    label,
    sentence,
    explain,
    hand,
    suggestion,
    hint=hint,
    typed=typed,
    standing=standing,
    leads_to=leads_to,
    key=key,
    read_aloud=read_aloud,
    in_short=in_short,
    looks={"past": past_lines, "discards": discard_lines},
    named=named,
)
