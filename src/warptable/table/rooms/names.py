"""What tables are called. A new table gets four words: the first two are its name, and all four together are its code,
which can be said on the phone and is as hard to guess as it must be for a table that only friends may find.

    mango-radar-lotus-kiwi    the code, in the address of the table; `Mango Radar` is its name

People type codes as they like: with capitals, spaces or nothing between the words.
"""

from __future__ import annotations

import re
import secrets

from .name_words import WORDS

CODE_WORDS, NAME_WORDS = 4, 2
LONGEST = 200
"""Nobody types a code that is longer."""
_SPLIT = re.compile(f"({'|'.join(WORDS)})" * CODE_WORDS)
_CHANCE = secrets.SystemRandom()


def new_code() -> str:
    """The code of a new table: different words, each as likely as any other."""
    return "-".join(_CHANCE.sample(WORDS, CODE_WORDS))


def code_meant(typed: str) -> str:
    """The code that somebody means who typed this; empty if it can be none. Tables of older versions have eight letters
    and digits."""
    letters = "".join(letter for letter in typed[:LONGEST].lower() if letter.isalnum())
    words = _SPLIT.fullmatch(letters)
    if words is not None:
        return "-".join(words.groups())
    return letters if letters.isascii() else ""


def name_of(code: str) -> str:
    """What a table with this code is called unless its host has named it."""
    words = code.split("-")
    return " ".join(word.capitalize() for word in words[:NAME_WORDS]) if len(words) == CODE_WORDS else code


def read_out(code: str) -> str:
    """The code as it is read out."""
    return code.replace("-", " ")
