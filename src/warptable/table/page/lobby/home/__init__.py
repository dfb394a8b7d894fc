"""The first page: play at once, come back to a game, join one, or learn how."""

from __future__ import annotations

from collections.abc import Sequence

from warptable.game import editions, family_of
from warptable.lessons import LESSONS
from warptable.table.reader import Reader
from warptable.table.rooms.presets import presets
from warptable.table.rooms.settings import TableSettings
from warptable.table.scene.lobby import CampaignCard, TableCard

from ...art.posters import hero, poster, poster_defs
from ...families import pages_of
from ...html import Html
from ...library.games import guides
from ...page import page
from ...render import render
from ..choices import Words, choices, length_in_words, variant_in_words, words
from ..forms import FAIR

BY_THE_DAY = "day"


def home(
    reader: Reader,
    mine: Sequence[TableCard],
    open_tables: Sequence[TableCard],
    error: str = "",
    campaigns: Sequence[CampaignCard] = (),
) -> Html:
    """The lobby. `mine`: tables at which the reader sits; `error`: why a table could not be joined, in words;
    `campaigns`: those of the reader that wait for their next game."""
    say = words(reader)
    body = render(
        "lobby/home/home.html",
        t=say,
        mine=[(card, called(say, card), state_of(say, card)) for card in mine],
        campaigns=[(card, say("campaign-card", number=card.number, points=points_of(card))) for card in campaigns],
        tables=[(card, called(say, card), facts_of(say, card)) for card in open_tables],
        choices=choices(),
        usual=TableSettings(),
        level=FAIR,
        presets=[
            (name, preset.icon, against_bots(name), length_in_words(say, name)) for name, preset in presets().items()
        ],
        with_hints=[name for name, preset in presets().items() if preset.coached],
        defs=poster_defs(),
        hero=hero(),
        guides=guides(),
        posters={name: poster(pages_of(name).posters.get(name)) for name in editions()},
        lessons=[lesson.id for lesson in LESSONS],
        error=error,
    )
    return page(reader, say("lobby-title"), body, path="/", current="play")


def called(say: Words, card: TableCard) -> str:
    """The name of a table, or its code; a lesson is called by what it teaches."""
    if card.lesson:
        return say("lesson-named", number=card.number, name=say(f"lesson-{card.lesson}"))
    return card.origin or card.name or say("lobby-table", id=card.id)


def points_of(card: CampaignCard) -> str:
    """The points of all seats, in their order."""
    return " : ".join(map(str, card.points))


def state_of(say: Words, card: TableCard) -> str:
    """The state of one of the reader's tables."""
    if card.phase == "waiting":
        return say("lobby-mine-waiting", n=card.free)
    state = say("lobby-mine-over") if card.phase == "over" else playing(say, card)
    return f"{say('campaign-game', number=card.game)} · {state}" if card.game else state


def playing(say: Words, card: TableCard) -> str:
    """How far a game has come, counted as its family counts."""
    return say("lobby-mine-playing", n=card.encounter, game=family_of(card.edition).id)


def facts_of(say: Words, card: TableCard) -> str:
    """What a player wants to know before joining."""
    facts = [say(f"lobby-edition-{card.edition}-short"), say(f"lobby-pace-{card.pace}")]
    facts += [say("campaign-game", number=card.game)] if card.game else []
    facts += [variant_in_words(say, card.edition, variant) for variant in card.variants]
    if card.phase == "playing":
        facts.append(playing(say, card))
    return " · ".join(facts)


def against_bots(preset: str) -> bool:
    """Is this table worth playing against bots alone? A pace of one day for each decision is meant for people."""
    return presets()[preset].settings.pace != BY_THE_DAY
