"""The end of the game: who has won, how it stands, the game in numbers, and how its shuffles can be checked."""

from __future__ import annotations

from collections import Counter
from typing import Any

from markupsafe import Markup

from ....scene.data import Person
from ....scene.encounter.data import StagePart
from ...art.ships import wreath
from ...render import render_kept
from .duel import alien_of
from .sides import alien_name

CLAIMS = frozenset({"claim", "claim_by_effect"})
"""Lines of the log that say how somebody has met a victory condition."""
STORY = {
    "deals": ("deal_made",),
    "broken": ("deal_failed",),
    "powers": ("power_used",),
    "cards": ("card_played", "flare_played"),
    "reinforced": ("reinforced",),
    "stopped": ("cancelled",),
}
"""What is counted in the log, and by which lines."""


def over(scene: StagePart) -> Markup:
    """The final stage; it can be hidden to look at the board."""
    return render_kept(
        "stages_over.html",
        scene.speaker,
        at="" if scene.replayed else f"/t/{scene.table}",
        wreath=wreath(scene.winners),
        winners=[{"seat": seat, "alien": alien_of(scene.view, seat)} for seat in scene.winners],
        title=_title(scene),
        won=scene.me in scene.winners,
        claims=_claims(scene),
        standings=standings(scene),
        goal=scene.view.colonies_to_win,
        story=_story(scene),
        campaign=scene.campaign,
        seed=scene.seed,
        seed_hash=scene.seed_hash,
    )


def _title(scene: StagePart) -> str:
    """Who has won; a shared victory is named as one."""
    if not scene.winners:
        return scene.t("stages-over-none")
    if len(scene.winners) == 1:
        return scene.t("stages-over-one", who=scene.speaker.who(scene.winners[0]))
    names = scene.speaker.everyone(scene.winners, "nom")
    return scene.t("stages-over-shared", winners=names[:1].upper() + names[1:])


def _claims(scene: StagePart) -> list[dict[str, Any]]:
    """How the winners have won, in the words of the log: the last such line of each."""
    found = {line.seat: line for line in scene.log if line.kind in CLAIMS and line.seat in scene.winners}
    return [{"text": line.text, "source": line.source, "seat": line.seat} for line in found.values()]


def standings(scene: StagePart) -> list[dict[str, Any]]:
    """The seats, winners first, then by colonies."""
    view = scene.view
    rows = [
        {
            "seat": seat,
            "name": scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat),
            "nick": _nick(scene, seat),
            "bot": bool(scene.people[seat].bot) if seat < len(scene.people) else False,
            "alien": alien_of(view, seat),
            "alien_name": alien_name(scene.speaker, alien_of(view, seat)),
            "foreign": player.foreign,
            "home": player.home,
            "warp": view.warp[seat],
            "won": seat in scene.winners,
            "points": scene.campaign.won[seat] if scene.campaign is not None and scene.campaign.won else 0,
            "total": scene.campaign.total(seat) if scene.campaign is not None else 0,
        }
        for seat, player in enumerate(view.seats)
    ]
    return sorted(rows, key=lambda row: (not row["won"], -row["foreign"], -row["home"]))


def _nick(scene: StagePart, seat: int) -> str:
    """What a person is called; bots go by their color."""
    person = scene.people[seat] if seat < len(scene.people) else Person("")
    bot = person.bot and not person.absent
    return "" if bot or seat == scene.me or person.name == scene.speaker.name(seat) else person.name


def _story(scene: StagePart) -> list[tuple[int, str]]:
    """(number, what) of everything that happened at least once."""
    counted = Counter(line.kind for line in scene.log)
    numbers = {"encounters": scene.view.rounds}
    numbers |= {word: sum(counted[kind] for kind in kinds) for word, kinds in STORY.items()}
    return [(number, scene.t(f"stages-story-{word}", n=number)) for word, number in numbers.items() if number]
