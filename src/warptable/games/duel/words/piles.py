"""What lies open: the past, both discard piles, and what can be counted from them (D-DES-04, D-MISC-04)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ..engine.model.cards import DECK, FACES, SUPPORT
from ..engine.model.decks import DECKS
from ..engine.model.views import View
from .speaker import Speaker, value_of

ORDER = {face: place for place, face in enumerate((*DECK, *dict.fromkeys(SUPPORT)))}
"""Plans from the lowest to the highest, then reinforcements as the deck lists them."""


@dataclass(frozen=True, slots=True)
class Pile:
    """Some open cards, or cards that somebody can work out. `number` counts them; `cards` has each face with its short
    words once."""

    title: str
    number: int
    cards: tuple[tuple[str, str], ...]
    note: str = ""

    @property
    def line(self) -> str:
        return ", ".join(words for _, words in self.cards)


def past(speaker: Speaker, view: View) -> Pile:
    """The destiny cards that were drawn, newest first."""
    return Pile(
        speaker.t("duel-piles-past"), len(view.past), tuple((one, speaker.card(one)) for one in view.past[::-1])
    )


def discards(speaker: Speaker, view: View) -> list[Pile]:
    """The discard pile of each seat, the reader's first; each with the sizes of deck and hand."""
    first = view.seat or 0
    return [_discards(speaker, view, seat) for seat in (first, 1 - first)]


def _discards(speaker: Speaker, view: View, seat: int) -> Pile:
    known = view.seats[seat]
    title = speaker.t("duel-piles-discards", who=speaker.who(seat))
    note = speaker.t("duel-piles-sizes", deck=known.deck, hand=known.hand)
    return Pile(title, len(known.pile), _counted(Counter(known.pile)), note)


def unseen(speaker: Speaker, view: View) -> list[Pile]:
    """The plans, and the reinforcements, whose place the reader does not know: all that are neither open nor their
    own. They are in the decks, in the opponent's hand, or wherever else cards lie facedown."""
    left = Counter((*DECK, *DECK, *SUPPORT))
    left.subtract(seen(view))
    notes = (speaker.t("duel-piles-note"), speaker.t("duel-web-support", n=view.support))
    found = []
    for word, plan, note in zip(("plans", "reinforcements"), (True, False), notes, strict=True):
        faces = Counter({face: number for face, number in left.items() if number > 0 and FACES[face].plan == plan})
        found.append(Pile(speaker.t(f"duel-piles-unseen-{word}"), faces.total(), _counted(faces), note))
    return found


def seen(view: View) -> Iterable[str]:
    """The faces of all plans and reinforcements that the reader sees, or knows from before."""
    yield from (card.face for card in view.hand)
    for known in view.seats:
        yield from known.pile
        yield from (card.face for card in known.own_under)
        yield from known.known
    if view.frame is not None:
        for laid in view.frame.laid:
            yield from (card.face for card in laid.faces)
        yield from (extra.face for extra in view.frame.extras)


def _counted(faces: Counter[str]) -> tuple[tuple[str, str], ...]:
    return tuple(
        (face, value_of(face) if faces[face] == 1 else f"{value_of(face)} ×{faces[face]}")
        for face in sorted(faces, key=ORDER.__getitem__)
    )


# ---- in lines, for whoever types -----------------------------------------------------------------------------


def past_lines(speaker: Speaker, view: View, /) -> list[str]:
    """The past, and how many destiny cards are left."""
    decks = [speaker.t("duel-piles-deck", deck=speaker.deck(deck), n=view.destiny[at]) for at, deck in enumerate(DECKS)]
    return [in_line(speaker, past(speaker, view)), speaker.t("duel-piles-left", decks=speaker.join(decks))]


def discard_lines(speaker: Speaker, view: View, /) -> list[str]:
    """Both discard piles, and what is not to be seen."""
    return [in_line(speaker, one) for one in (*discards(speaker, view), *unseen(speaker, view))]


def in_line(speaker: Speaker, pile: Pile) -> str:
    """A pile in one line."""
    return speaker.t(
        "duel-piles-line", title=pile.title, n=pile.number, cards=pile.line or "none", note=pile.note or "none"
    )
