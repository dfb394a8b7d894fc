"""Everything to read about the game for two."""

from __future__ import annotations

from warptable.table.page.family import Library
from warptable.table.page.library.book import Book
from warptable.table.page.library.help import Glossary, Help

from ...words.rulebook import RULEBOOK
from .catalogues import ALIENS, DESTINY, ENVOYS
from .guide import GUIDE
from .help import piece
from .terms import STEPS, TERMS

BOOK = Book(RULEBOOK, {"duel": ("duel",)})
TERM = Glossary("term", "duel-term-{}-name", "duel-term-{}", TERMS)
STEP = Glossary("phase", "duel-step-{}-name", "duel-step-{}", STEPS)
HELP = Help(BOOK, (TERM, STEP), piece)
LIBRARY = Library(BOOK, HELP, (ALIENS, ENVOYS, DESTINY), GUIDE)
