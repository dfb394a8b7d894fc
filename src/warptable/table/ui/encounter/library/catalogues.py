"""The catalogues there are, so that each leads to the others."""

from __future__ import annotations

from .....encounter.editions import offered


def catalogues() -> tuple[str, ...]:
    """Their addresses, without the slash. What nobody can play with yet is not on show."""
    return ("aliens", "techs", *(("rewards",) if offered("reward-deck") else ()))
