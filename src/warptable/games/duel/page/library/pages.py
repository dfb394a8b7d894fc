"""Everything to read about the game for two."""

from __future__ import annotations

from warptable.table.page.family import Library

from .catalogues import ALIENS, DESTINY, ENVOYS
from .guide import guide
from .help import help_text
from .readings import READINGS
from .rules import RULES

LIBRARY = Library((ALIENS, ENVOYS, DESTINY), RULES.show, READINGS.show, help_text, guide)
