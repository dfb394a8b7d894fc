"""The volley: both tactics turned up, what they do to each other, and who has the ship advantage afterwards."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup, escape

from warptable.table.page.art.icons import icon
from warptable.table.page.art.palette import look_of
from warptable.table.page.art.ships import hull
from warptable.table.page.names import coloured
from warptable.text import capital

from ...engine.model.tactics import tactics_with
from ...words.numbers import signed
from ..art.planets import globe
from ..scene.data import Fought, StagePart
from .pieces import announcements, panel, seats_of, shell, shot_token, who

MOST_SHIPS = 6


def volley(scene: StagePart) -> Markup:
    """The stage of step 5."""
    left, right = seats_of(scene)
    title = headline(scene)
    told = sentence(scene)
    inside = (
        f'<div class="vfield">{_side(scene, left)}<div class="vmiddle">{_picture(scene)}<h2>{escape(title)}</h2>'
        f'<p class="vsaid">{coloured(scene.speaker, 2, told)}</p>{announcements(scene)}</div>'
        f"{_side(scene, right)}</div>"
        f'<div class="dpanels">{_ships(scene)}{_advantage(scene)}</div>'
    )
    return shell(scene, "volley", scene.t("duel-web-volley"), f"<b>{escape(title)}</b>", inside)


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


def _side(scene: StagePart, seat: int) -> str:
    """A player's tactic, large; the chosen half lies on paper."""
    halves = tactics_with(tuple(scene.view.variants))
    shots = [shot for shot in scene.fought.shots if shot.seat == seat]
    tokens = "".join(shot_token(halves[shot.tactic], shot) for shot in shots)
    none = f'<span class="bigtoken none">{escape(scene.t("duel-web-no-tactic"))}</span>'
    return (
        f'<div class="vside seat-{seat}">{who(scene, seat)}<div class="bigtokens">{tokens or none}</div>'
        f"<p>{escape(_words(scene, seat))}</p></div>"
    )


def _picture(scene: StagePart) -> str:
    """The planet with the ships that were there; those that are lost fly into the Warp."""
    frame = scene.view.frame
    assert frame is not None
    left, right = seats_of(scene)
    stacks = (
        _stack(scene, left, -26),
        _stack(scene, right, 34),
    )
    return _drawn(frame.planet, stacks)


@lru_cache(maxsize=512)
def _drawn(planet: int, stacks: tuple[str, str]) -> str:
    return (
        '<svg class="vpicture" viewBox="-190 -100 380 200" aria-hidden="true"><g transform="translate(-140,-30)">'
        '<circle r="42" fill="url(#warpfill)"/><circle r="42" fill="none" stroke="#8d84f0" stroke-opacity=".6"/></g>'
        f"{globe(planet, 76)}{''.join(stacks)}</svg>"
    )


def _stack(scene: StagePart, seat: int, y: float) -> str:
    """Ships side by side; the lost ones last."""
    fought = scene.fought
    before, lost = fought.before[seat], lost_ships(fought, seat)
    look = look_of(scene.speaker.colors, seat)
    shown = min(before, MOST_SHIPS)
    ships = []
    for place in range(shown):
        gone = place >= shown - min(lost, shown)
        at = f"translate({(place - (shown - 1) / 2) * 24:.0f},{y:g})"
        state = f' class="vlost" style="--n:{place}"' if gone else ""
        ships.append(f'<g transform="{at}"><g{state}>{hull(look)}</g></g>')
    return "".join(ships)


def _ships(scene: StagePart) -> str:
    """Ships on the planet before and after."""
    frame = scene.view.frame
    assert frame is not None
    counts = []
    for seat in seats_of(scene):
        before, lost = scene.fought.before[seat], lost_ships(scene.fought, seat)
        was = f"<s>{before}</s> " if lost else ""
        counts.append(f'<span class="pc seat-{seat}">{was}{before - lost}</span>')
    title = scene.t("duel-web-ships-on", planet=scene.speaker.planet(frame.planet))
    return panel(title, f'<p class="counts">{" : ".join(counts)}</p>')


def _advantage(scene: StagePart) -> str:
    """Who has the ship advantage now."""
    left = [scene.fought.before[seat] - lost_ships(scene.fought, seat) for seat in (0, 1)]
    title = scene.t("duel-web-ship-advantage")
    if not all(left):
        words = scene.t(
            "duel-web-restarts" if not any(left) else "duel-web-wins-ships", who=scene.speaker.who(int(not left[0]))
        )
        return panel(scene.t("duel-web-now"), f'<p class="saying"><span>{coloured(scene.speaker, 2, words)}</span></p>')
    seat, worth = scene.fought.advantaged, scene.fought.worth
    state = "one" if seat >= 0 else "none" if left[0] == left[1] else "denied"
    words = scene.t("duel-web-advantage-to", state=state, who=scene.speaker.who(seat))
    badge = f'<b class="advbadge">{signed(worth)}</b> ' if worth else icon("shield", 18)
    return panel(title, f'<p class="saying">{badge} <span>{coloured(scene.speaker, 2, words)}</span></p>')
