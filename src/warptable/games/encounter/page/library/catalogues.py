"""What the catalogues of this family have in common."""

from __future__ import annotations

from warptable.table.page.library.catalogue import Filter

from ...engine.model.phases import PHASES

PHASE = Filter(PHASES, "phase-")
ROLE = Filter(("offense", "defense", "ally", "other"), "catalogue-role-")
ROLES = {
    "any": ("offense", "defense", "ally", "other"),
    "main player": ("offense", "defense"),
    "main player or ally": ("offense", "defense", "ally"),
    "offense": ("offense",),
    "defense": ("defense",),
    "not offense": ("defense", "ally", "other"),
    "not main player": ("ally", "other"),
}
"""Who may use something, by what is printed: the offense, the defense, an ally, somebody who takes no part."""


def used_in(phases: tuple[str, ...]) -> tuple[str, ...]:
    """The phases of a timing strip; `any` is all of them."""
    return PHASES if "any" in phases else phases
