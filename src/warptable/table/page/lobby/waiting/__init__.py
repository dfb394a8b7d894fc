"""The waiting room: who sits where, who may still come, and the start."""

from __future__ import annotations

from functools import partial

from warptable.game import edition_facts
from warptable.table.rooms.names import name_of, read_out
from warptable.table.rooms.settings import NAME_LENGTH
from warptable.table.scene.lobby import FewerSeats, WaitingRoom
from warptable.text.words import words_of

from ...art.palette import look_of
from ...art.qr import qr_code
from ...html import Html
from ...page import page
from ...render import render
from ..choices import Words, in_words, words
from ..forms import FAIR
from ..new_table import settings_fields
from ..pickable import pickable_aliens


def waiting_room(data: WaitingRoom) -> Html:
    """The part of the page that changes: sent again whenever anybody comes, goes or chooses."""
    say = words(data.reader)
    edition = data.settings.edition
    colors = edition_facts(edition).colors
    speaker = words_of(edition).speaker_about(data.reader.locale, edition, data.packs)
    return render(
        "lobby/waiting/waiting.html",
        t=say,
        data=data,
        code=read_out(data.table),
        me=data.me,
        base=f"/t/{data.table}",
        title=title_of(say, data),
        host_name=next((seat.name for seat in data.seats if seat.host), ""),
        colours=[say(f"seat-{colour}") for colour in colors],
        look=partial(look_of, colors),
        said=in_words(say, data.settings),
        pickable_aliens=pickable_aliens(data, speaker),
        alien_name=speaker.alien,
        level=FAIR,
        longest_name=NAME_LENGTH,
        qr=qr_code,
        missing=speaker.join(data.missing),
        **settings_fields(
            data.reader, data.settings, "w-set", [(few.players, fewer_in_words(say, few, colors)) for few in data.fewer]
        ),
    )


def waiting_page(data: WaitingRoom) -> Html:
    """The whole document, kept up to date by the table's socket."""
    path = f"/t/{data.table}"
    title = title_of(words(data.reader), data)
    return page(data.reader, title, waiting_room(data), path=path, current="play", live=f"{path}/ws")


def title_of(say: Words, data: WaitingRoom) -> str:
    return data.settings.name or say("lobby-table", id=name_of(data.table))


def fewer_in_words(say: Words, few: FewerSeats, colors: tuple[str, ...]) -> str:
    """What fewer players would mean for those who are here; empty if nothing."""
    if few.full:
        return say("lobby-fewer-full")
    parts = [say("lobby-fewer-moves", name=name, colour=say(f"seat-{colors[seat]}")) for name, seat in few.moved]
    parts += [say("lobby-fewer-goes", colour=say(f"seat-{colors[seat]}")) for seat in few.dropped]
    return " ".join(parts)
