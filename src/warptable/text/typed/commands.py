"""Words that are no answer but ask for something: help, why, log."""

from __future__ import annotations

from collections.abc import Sequence

from ..speaker import Speaker

FOLD = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def command_in(speaker: Speaker, line: str, names: Sequence[str]) -> tuple[str, str] | None:
    """(command, rest of the line) if the line begins with one of these commands in the reader's language or in
    English."""
    word, _, rest = line.strip().partition(" ")
    word = word.lower().translate(FOLD)
    if word == "?":
        return "help", ""
    for name in names:
        if word in (name, speaker.t(f"command-{name}").translate(FOLD)):
            return name, rest.strip()
    return None
