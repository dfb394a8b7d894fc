"""The end of the game: who has won and how, or that nobody has; how it stands; how the shuffles can be checked."""

from __future__ import annotations

from collections import Counter

from markupsafe import Markup, escape

from .....duel import facts
from ....scene.duel.data import StagePart
from ...art.emblems import emblem
from ...art.icons import icon
from ...art.palette import look_of
from ...art.ships import ship_icon, wreath
from ...art.space import swirl
from .pieces import shell

STORY = {"duels": ("began",), "restarts": ("restarted",), "reinforced": ("reinforced",), "used": ("used",)}
"""What is counted in the log, and by which lines."""
WAYS = ("planets", "supply", "limit", "none")


def over(scene: StagePart) -> Markup:
    """The final stage; it can be hidden to look at the board."""
    title = headline(scene)
    crown = _crown(scene) if scene.winners else _nobody()
    next_ = "" if scene.replayed else _next(scene)
    inside = (
        f'<div class="st-crown">{crown}<h2>{escape(title)}</h2><p class="st-claim">{escape(way(scene))}</p>'
        f"{next_}</div>"
        f'<div class="st-ledger">{_standings(scene)}{_story(scene)}</div>'
    )
    made = shell(scene, "over", title, f"<b>{escape(title)}</b>", inside)
    return Markup(made.replace("st-duel st-over", "st-over"))


def _next(scene: StagePart) -> str:
    """Where one may go from here."""
    return (
        f'<div class="st-next"><a class="btn" href="/">{escape(scene.t("stages-lobby"))}</a>'
        f'<a class="btn" href="/t/{scene.table}/save" download>{icon("down")} {escape(scene.t("stages-save"))}</a>'
        f'<a class="btn" id="to-replay" href="/t/{scene.table}/replay">{icon("play", fill=True)} '
        f"{escape(scene.t('replay-watch'))}</a></div>"
    )


def headline(scene: StagePart) -> str:
    """Who has won."""
    if not scene.winners:
        return scene.t("stages-over-none")
    if len(scene.winners) == 1:
        return scene.t("stages-over-one", who=scene.speaker.who(scene.winners[0]))
    names = scene.speaker.everyone(scene.winners, "nom")
    return scene.t("stages-over-shared", winners=names[:1].upper() + names[1:])


def way(scene: StagePart) -> str:
    """How: by planets, because somebody could not send ships, by a text, or by nobody."""
    found, speaker = scene.view.way, scene.speaker
    if found in WAYS or not found:
        first = scene.winners[0] if scene.winners else -1
        goal = scene.view.seats[first].to_win if first >= 0 else 0
        loser = speaker.who(1 - first) if first >= 0 else speaker.who(first)
        return scene.t(f"duel-web-way-{found or 'none'}", who=speaker.who(first), loser=loser, n=goal)
    head = found.partition(".")[0]
    known = head in facts.aliens() or head in facts.envoys() or head in facts.destiny()
    return scene.t("duel-web-way-text", source=speaker.source(head) if known else speaker.ability(found))


def _crown(scene: StagePart) -> str:
    looks = tuple(look_of(scene.speaker.colors, seat) for seat in scene.winners)
    signs = "".join(_sign(scene, seat, 128 if len(scene.winners) == 1 else 92) for seat in scene.winners)
    return f'<div class="st-laurels">{wreath(looks)}<span class="st-emblems">{signs}</span></div>'


def _nobody() -> str:
    """Both fleets are gone: the Warp has them."""
    return (
        '<svg class="nobody-won" viewBox="-120 -90 240 180" aria-hidden="true"><circle r="78" fill="url(#warpfill)"/>'
        f"{swirl(78)}</svg>"
    )


def _sign(scene: StagePart, seat: int, size: int) -> str:
    alien = scene.view.seats[seat].alien
    return emblem(alien, size, look_of(scene.speaker.colors, seat)) if alien else ship_icon(seat, size)


def _standings(scene: StagePart) -> str:
    view, speaker = scene.view, scene.speaker
    columns = "".join(
        f'<th scope="col">{escape(scene.t(f"duel-web-col-{name}"))}</th>'
        for name in ("player", "planets", "supply", "warp")
    )
    rows = []
    for seat in sorted((0, 1), key=lambda one: (one not in scene.winners, -view.seats[one].planets)):
        won = seat in scene.winners
        name = escape(scene.t("stages-you") if seat == scene.me else speaker.name(seat))
        flag = f" {icon('flag', 14, label=scene.t('stages-winner'))}" if won else ""
        alien = view.seats[seat].alien
        called = f'<br><span class="small muted">{escape(speaker.alien(alien))}</span>' if alien else ""
        rows.append(
            f'<tr id="rank-{seat}" class="seat-{seat}{" st-won" if won else ""}"><th scope="row"><span class="row">'
            f'{_sign(scene, seat, 28)}<span class="st-name"><b class="pc">{name}</b>{flag}{called}</span></span></th>'
            f'<td class="st-big">{view.seats[seat].planets}</td><td>{view.supply[seat]}</td><td>'
            f"{view.warp[seat]}</td></tr>"
        )
    caption = escape(scene.t("duel-web-standings"))
    return (
        f'<table class="panel"><caption>{caption}</caption><thead><tr>{columns}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _story(scene: StagePart) -> str:
    counted = Counter(line.kind for line in scene.log)
    numbers = {"cards": scene.view.rounds}
    numbers |= {word: sum(counted[kind] for kind in kinds) for word, kinds in STORY.items()}
    items = "".join(
        f"<li><b>{number}</b> {escape(scene.t(f'duel-web-story-{word}', n=number))}</li>"
        for word, number in numbers.items()
        if number
    )
    checked = ""
    if scene.seed_hash:
        seed = ""
        if scene.seed is not None:
            seed = f"<div><dt>{escape(scene.t('stages-seed'))}</dt><dd><code>{scene.seed}</code></dd></div>"
        checked = (
            f'<h3>{escape(scene.t("stages-checked"))}</h3><p class="small muted">'
            f"{escape(scene.t('stages-checked-how'))}"
            f'</p><dl class="st-seed small"><div><dt>{escape(scene.t("stages-hash"))}</dt><dd><code>'
            f"{escape(scene.seed_hash)}</code></dd></div>{seed}</dl>"
        )
    return f'<div class="panel st-story"><h3>{escape(scene.t("stages-story"))}</h3><ul>{items}</ul>{checked}</div>'
