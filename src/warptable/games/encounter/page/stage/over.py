"""The end of the game: who has won, how it stands, the game in numbers, and pictures of what is told of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.ships import ship_icon, wreath
from warptable.table.page.game.ending import Face, Row, ending
from warptable.table.page.html import Html, Svg, joined, tag
from warptable.table.scene.data import Person
from warptable.text import capital

from ..scene.data import StagePart
from .feats import picture
from .reveal_matchup import alien_of
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


def over(scene: StagePart) -> Html:
    """The final stage; it can be hidden to look at the board."""
    return ending(scene, face(scene))


def face(scene: StagePart) -> Face:
    """What the end of this game shows."""
    size = 128 if len(scene.winners) == 1 else 92
    signs = (_sign(scene, seat, size) for seat in scene.winners)
    return Face(
        title=_title(scene),
        crown=tag("div", wreath(scene.winners), tag("span", *signs, class_="stage-emblems"), class_="stage-laurels"),
        signs=joined(_sign(scene, seat, 34) for seat in scene.winners),
        claims=_claims(scene),
        rows=[_row(scene, row) for row in standings(scene)],
        caption=scene.t("stages-standings", goal=scene.view.colonies_to_win),
        points=scene.t("stages-col-foreign"),
        numbers=_story(scene),
        picture=lambda feat: picture(scene, feat),
    )


def _sign(scene: StagePart, seat: int, size: int) -> Svg:
    """A game without powers has only the ships to tell people apart."""
    alien = alien_of(scene.view, seat)
    return emblem(alien, size, seat) if alien else ship_icon(seat, size)


def _title(scene: StagePart) -> str:
    """Who has won; a shared victory is named as one."""
    if not scene.winners:
        return scene.t("stages-over-none")
    if len(scene.winners) == 1:
        return scene.t("stages-over-one", who=scene.speaker.who(scene.winners[0]))
    names = scene.speaker.everyone(scene.winners, "nom")
    return scene.t("stages-over-shared", winners=capital(names))


def _claims(scene: StagePart) -> list[tuple[str, str]]:
    """How the winners have won, in the words of the log: the last such line of each."""
    found = {line.seat: line for line in scene.log if line.kind in CLAIMS and line.seat in scene.winners}
    return [(line.text, line.source) for line in found.values()]


def _row(scene: StagePart, row: dict[str, Any]) -> Row:
    return Row(
        seat=row["seat"],
        name=row["name"],
        nick=row["nick"],
        bot=row["bot"],
        sign=_sign(scene, row["seat"], 32),
        alien=row["alien_name"],
        points=row["foreign"],
        goal=scene.view.colonies_to_win,
        won=row["won"],
        more=scene.t("stages-home-and-warp", home=row["home"], warp=row["warp"]),
        campaign=(row["points"], row["total"]),
    )


def standings(scene: StagePart) -> list[dict[str, Any]]:
    """The seats, winners first, then by colonies."""
    view = scene.view
    rows = [
        {
            "seat": seat,
            "name": scene.t("stages-you") if seat == scene.me else scene.speaker.name(seat),
            "nick": _nick(scene, seat),
            "bot": bool(scene.people[seat].bot) if seat < len(scene.people) else False,
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
