"""How often each alien wins between shrewd bots, as the laboratory has measured it (`rates.json`, `lab/rates.py`).

No bot knows what an alien does; this is what whoever has played often knows of all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

FILE = "rates.json"
EVEN = 0.5
"""What is thought of an alien that nobody has measured."""


@cache
def rates() -> Mapping[str, float]:
    """The share of its games that each alien has won."""
    data = files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(data, type=dict[str, float])


def rate_of(alien: str) -> float:
    return rates().get(alien, EVEN)
