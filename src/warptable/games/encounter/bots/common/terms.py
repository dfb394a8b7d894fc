"""The terms of a deal, made from the parts of a proposal."""

from collections.abc import Sequence
from typing import Any

from warptable.kernel.decisions import Option


def as_terms(me: int, partner: int, picks: Sequence[Option]) -> list[dict[str, Any]]:
    """A proposal in the form in which the view shows the terms on the table."""
    kinds = {
        "give": ("cards", me, partner),
        "ask": ("random", partner, me),
        "ask-rewards": ("random-rewards", partner, me),
        "grant": ("colony", me, partner),
        "want": ("colony", partner, me),
    }
    terms = []
    for pick in picks:
        if isinstance(pick, tuple) and pick[0] in kinds:
            kind, giver, receiver = kinds[pick[0]]
            number = {"give": 1, "ask": pick[1], "ask-rewards": pick[1]}.get(pick[0], 0)
            terms.append({"kind": kind, "giver": giver, "receiver": receiver, "number": number, "planet": pick[1]})
    return terms
