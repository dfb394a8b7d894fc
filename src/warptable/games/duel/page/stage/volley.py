"""The volley: both tactics turned up, what they do to each other, and who has the ship advantage afterwards."""

from __future__ import annotations

from functools import lru_cache

from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import hull
from warptable.table.page.html import Child, Html, Svg, tag
from warptable.table.page.names import coloured
from warptable.text import capital

from ...engine.model.tactics import tactics_with
from ...words.numbers import signed
from ..art.planets import globe
from ..scene.data import Fought, StagePart
from .pieces import announcements, no_token, panel, seats_of, shell, shot_token, who

MOST_SHIPS = 6


def volley(scene: StagePart) -> Html:
    """The stage of step 5."""
    left, right = seats_of(scene)
    title = headline(scene)
    told = tag("p", coloured(scene.speaker, 2, sentence(scene)), class_="volley-said")
    middle = tag("div", _picture(scene), tag("h2", title), told, announcements(scene), class_="volley-middle")
    field = tag("div", _side(scene, left), middle, _side(scene, right), class_="volley-field")
    inside = field + tag("div", _ships(scene), _advantage(scene), class_="duel-panels")
    return shell(scene, "volley", scene.t("duel-web-volley"), tag("b", title), inside)


def headline(scene: StagePart) -> str:
    """Blast 3 against Shield 1."""
    left, right = (_words(scene, seat) for seat in seats_of(scene))
    return scene.t("duel-web-against", first=left, second=right)


def _words(scene: StagePart, seat: int) -> str:
    shots = [scene.speaker.half(shot.tactic, shot.half) for shot in scene.fought.shots if shot.seat == seat]
    return " + ".join(shots) or scene.t("duel-web-no-tactic")


def sentence(scene: StagePart) -> str:
    """What it has done."""
    fought, speaker = scene.fought, scene.speaker
    if fought.damage is None:
        return scene.t("duel-web-volley-open")
    parts = []
    for seat in seats_of(scene):
        lost = lost_ships(fought, seat)
        parts.append(scene.t("duel-web-volley-lost" if lost else "duel-web-volley-safe", who=speaker.who(seat), n=lost))
    return " ".join(capital(part) for part in parts)


def lost_ships(fought: Fought, seat: int) -> int:
    if fought.damage is None:
        return 0
    return min(fought.before[seat], fought.damage[seat] + fought.riposte[seat])


def _side(scene: StagePart, seat: int) -> Html:
    """A player's tactic, large; the chosen half lies on paper."""
    halves = tactics_with(tuple(scene.view.variants))
    shots = [shot for shot in scene.fought.shots if shot.seat == seat]
    tokens = [shot_token(halves[shot.tactic], shot) for shot in shots] or [no_token(scene.t("duel-web-no-tactic"))]
    shown = (who(scene, seat), tag("div", *tokens, class_="bigtokens"), tag("p", _words(scene, seat)))
    return tag("div", *shown, class_=f"volley-side seat-{seat}")


def _picture(scene: StagePart) -> Svg:
    """The planet with the ships that were there; those that are lost fly into the Warp."""
    frame = scene.view.frame
    assert frame is not None
    left, right = seats_of(scene)
    return _drawn(frame.planet, (_stack(scene, left, -26), _stack(scene, right, 34)))


@lru_cache(maxsize=512)
def _drawn(planet: int, stacks: tuple[Svg, Svg]) -> Svg:
    return Svg(
        '<svg class="volley-picture" viewBox="-190 -100 380 200" aria-hidden="true"><g transform="translate(-140,-30)">'
        '<circle r="42" fill="url(#warpfill)"/><circle r="42" fill="none" stroke="#8d84f0" stroke-opacity=".6"/></g>'
        f"{globe(planet, 76)}{''.join(stacks)}</svg>"
    )


def _stack(scene: StagePart, seat: int, y: float) -> Svg:
    """Ships side by side; the lost ones last."""
    fought = scene.fought
    before, lost = fought.before[seat], lost_ships(fought, seat)
    look = look_of(scene.speaker.colors, seat)
    shown = min(before, MOST_SHIPS)
    ships = []
    for place in range(shown):
        gone = place >= shown - min(lost, shown)
        at = f"translate({(place - (shown - 1) / 2) * 24:.0f},{y:g})"
        state = f' class="volley-lost" style="--n:{place}"' if gone else ""
        ships.append(f'<g transform="{at}"><g{state}>{hull(look)}</g></g>')
    return Svg("".join(ships))


def _ships(scene: StagePart) -> Html:
    """Ships on the planet before and after."""
    frame = scene.view.frame
    assert frame is not None
    counts: list[Child] = []
    for seat in seats_of(scene):
        before, lost = scene.fought.before[seat], lost_ships(scene.fought, seat)
        was = (tag("s", before), " ") if lost else ()
        counts += [" : " if counts else "", tag("span", *was, before - lost, class_=f"in-colour seat-{seat}")]
    title = scene.t("duel-web-ships-on", planet=scene.speaker.planet(frame.planet))
    return panel(title, tag("p", *counts, class_="counts"))


def _advantage(scene: StagePart) -> Html:
    """Who has the ship advantage now."""
    left = [scene.fought.before[seat] - lost_ships(scene.fought, seat) for seat in (0, 1)]
    if not all(left):
        how = "duel-web-restarts" if not any(left) else "duel-web-wins-ships"
        words = scene.t(how, who=scene.speaker.who(int(not left[0])))
        return panel(scene.t("duel-web-now"), tag("p", tag("span", coloured(scene.speaker, 2, words)), class_="saying"))
    seat, worth = scene.fought.advantaged, scene.fought.worth
    state = "one" if seat >= 0 else "none" if left[0] == left[1] else "denied"
    words = scene.t("duel-web-advantage-to", state=state, who=scene.speaker.who(seat))
    badge = tag("b", signed(worth), class_="advantage-badge") + " " if worth else icon("shield", 18)
    said = tag("span", coloured(scene.speaker, 2, words))
    return panel(scene.t("duel-web-ship-advantage"), tag("p", badge, " ", said, class_="saying"))
