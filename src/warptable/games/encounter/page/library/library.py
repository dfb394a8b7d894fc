"""Everything to read about the multi-player games."""

from __future__ import annotations

from warptable.table.page.family import Library
from warptable.table.page.library.book import Book
from warptable.table.page.library.help import Glossary, Help

from ...words.rulebook import RULEBOOK
from .aliens import ALIENS
from .guide import GUIDE
from .help import piece
from .rewards import REWARDS
from .techs import TECHS
from .terms import PHASE_RULES, TERMS, cited

PLACES = {"alien": "/aliens/{}", "tech": "/techs#{}", "reward": "/rewards#{}", "ship": "/rewards#{}"}
"""Where each kind of subject of a reading has its page."""


def place(edition: str, about: str) -> str:
    """The address of what a reading is about."""
    kind, _, one = about.partition(":")
    address = PLACES[kind].format(one)
    return f"{address}?edition=avalon" if kind == "alien" and edition == "avalon" else address


BOOK = Book(RULEBOOK, {"ffg": ("ffg", "dominion"), "avalon": ("avalon",)}, place)
TERM = Glossary("term", "tip-term-{}-name", "tip-term-{}", TERMS)
PHASE = Glossary("phase", "phase-{}", "tip-phase-{}", PHASE_RULES)
HELP = Help(BOOK, (TERM, PHASE), piece, cited)
LIBRARY = Library(BOOK, HELP, (ALIENS, TECHS, REWARDS), GUIDE)
