"""What comes later in an encounter, in words."""

from __future__ import annotations

from .speaker import Speaker


def pending_words(speaker: Speaker, source: str, effect: str, seat: int) -> str:
    """What an effect does later, for whom; without words of its own, that something is still to come."""
    own = f"later-{source}-{effect.replace('_', '-')}"
    who = speaker.who(seat)
    return speaker.t(own if speaker.has(own) else "later-any", who=who, source=speaker.source(source))
