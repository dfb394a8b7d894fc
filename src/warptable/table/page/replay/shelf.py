"""The page of replays: a form for a saved game, and the games that the reader has uploaded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warptable.game import edition_facts
from warptable.text import t

from ...reader import Reader
from ...rooms.uploads import About
from ...scene.origin import round_named
from ..html import Html
from ..lobby.choices import words
from ..page import page
from ..render import render


class _Game(NamedTuple):
    """One line: the address of the replay, what was played, and how it ended."""

    at: str
    name: str
    ended: str


def replays_page(reader: Reader, uploads: Sequence[tuple[str, About]], error: str = "") -> Html:
    """`error`: why a file was refused, in words."""
    say = words(reader)
    body = render(
        "replay/shelf.html",
        t=say,
        uploads=[_uploaded(reader.locale, upload, about) for upload, about in uploads],
        error=error,
    )
    return page(reader, say("replays-title"), body, path="/replays", current="replays")


def _uploaded(locale: str, upload: str, about: About) -> _Game:
    colors = edition_facts(about.edition).colors
    if not about.over:
        ended = t(locale, "replays-unfinished")
    elif not about.winners:
        ended = t(locale, "replays-nobody")
    else:
        won = ", ".join(t(locale, f"seat-{colors[seat]}") for seat in about.winners)
        ended = t(locale, "replays-won", who=won, number=len(about.winners))
    name = f"{t(locale, f'lobby-edition-{about.edition}-short')} · {round_named(locale, about.edition, about.rounds)}"
    return _Game(f"/replay/{upload}", name, ended)
