"""The end of the game: who has won and how, or that nobody has; how it stands; how the shuffles can be checked."""

from __future__ import annotations

from collections import Counter

from warptable.table.page.art.emblems import emblem
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import ship_icon, wreath
from warptable.table.page.art.space import swirl
from warptable.table.page.game.ending import Face, Row, ending
from warptable.table.page.html import Html, Svg, joined, tag
from warptable.text import capital

from ...engine.model.state import WAYS
from ..scene.data import StagePart
from .feats import picture

STORY = {"duels": ("began",), "restarts": ("restarted",), "reinforced": ("reinforced",), "used": ("used",)}
"""What is counted in the log, and by which lines."""


def over(scene: StagePart) -> Html:
    """The final stage; it can be hidden to look at the board."""
    return ending(scene, face(scene))


def face(scene: StagePart) -> Face:
    """What the end of this game shows."""
    return Face(
        title=headline(scene),
        crown=_crown(scene) if scene.winners else _nobody(),
        signs=joined(_sign(scene, seat, 34) for seat in scene.winners),
        claims=[(way(scene), "")],
        rows=_rows(scene),
        caption=scene.t("duel-web-standings"),
        points=scene.t("duel-web-col-planets"),
        numbers=_numbers(scene),
        picture=lambda feat: picture(scene, feat),
    )


def headline(scene: StagePart) -> str:
    """Who has won."""
    if not scene.winners and scene.view.way == "observers":
        return scene.t("duel-web-observers", watches="yes" if scene.me is None else "no")
    if not scene.winners:
        return scene.t("stages-over-none")
    if len(scene.winners) == 1:
        return scene.t("stages-over-one", who=scene.speaker.who(scene.winners[0]))
    names = scene.speaker.everyone(scene.winners, "nom")
    return scene.t("stages-over-shared", winners=capital(names))


def way(scene: StagePart) -> str:
    """How: by planets, because somebody could not send ships, by a text, or by nobody."""
    found, speaker = scene.view.way, scene.speaker
    if found in WAYS or not found:
        first = scene.winners[0] if scene.winners else -1
        goal = scene.view.seats[first].to_win if first >= 0 else 0
        loser = speaker.who(1 - first) if first >= 0 else speaker.who(first)
        return scene.t(f"duel-web-way-{found or 'none'}", who=speaker.who(first), loser=loser, n=goal)
    return scene.t("duel-web-way-text", source=speaker.way(found))


def _crown(scene: StagePart) -> Html:
    looks = tuple(look_of(scene.speaker.colors, seat) for seat in scene.winners)
    signs = (_sign(scene, seat, 128 if len(scene.winners) == 1 else 92) for seat in scene.winners)
    return tag("div", wreath(looks), tag("span", *signs, class_="stage-emblems"), class_="stage-laurels")


def _nobody() -> Svg:
    """Both fleets are gone: the Warp has them."""
    return Svg(
        '<svg class="nobody-won" viewBox="-120 -90 240 180" aria-hidden="true"><circle r="78" fill="url(#warpfill)"/>'
        f"{swirl(78)}</svg>"
    )


def _sign(scene: StagePart, seat: int, size: int) -> Svg:
    alien = scene.view.seats[seat].alien
    return emblem(alien, size, look_of(scene.speaker.colors, seat)) if alien else ship_icon(seat, size)


def _rows(scene: StagePart) -> list[Row]:
    """Both seats, the winner first."""
    view, speaker = scene.view, scene.speaker
    rows = []
    for seat in sorted((0, 1), key=lambda one: (one not in scene.winners, -view.seats[one].planets)):
        known = view.seats[seat]
        person = scene.people[seat] if seat < len(scene.people) else None
        is_bot = person is not None and bool(person.bot) and not person.absent
        is_named = person is not None and not is_bot and seat != scene.me and person.name != speaker.name(seat)
        rows.append(
            Row(
                seat=seat,
                name=scene.t("stages-you") if seat == scene.me else speaker.name(seat),
                nick=person.name if person is not None and is_named else "",
                bot=is_bot,
                sign=_sign(scene, seat, 32),
                alien=speaker.alien(known.alien) if known.alien else "",
                points=known.planets,
                goal=known.to_win,
                won=seat in scene.winners,
                more=scene.t("duel-web-supply-and-warp", supply=view.supply[seat], warp=view.warp[seat]),
            )
        )
    return rows


def _numbers(scene: StagePart) -> list[tuple[int, str]]:
    """(number, what) of everything that happened at least once."""
    counted = Counter(line.kind for line in scene.log)
    numbers = {"cards": scene.view.rounds}
    numbers |= {word: sum(counted[kind] for kind in kinds) for word, kinds in STORY.items()}
    return [(number, scene.t(f"duel-web-story-{word}", n=number)) for word, number in numbers.items() if number]
