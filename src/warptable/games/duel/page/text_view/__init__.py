"""The table in words: headings, tables and the same forms, without the picture. It needs no script."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from warptable.table.page.html import Html, tag
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import OrdersPart
from warptable.text import capital

from ...engine.model.places import SYMBOLS
from ...engine.model.tactics import TACTICS_EACH
from ..board.strip import token_words
from ..dock.hand import in_order
from ..rail import card_part, drawn_card
from ..scene.data import DuelPart, PlayersPart


def table(name: str, caption: str, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> Html:
    """A table with a caption, in a box that can be scrolled. The first cell of a row is its heading."""
    return _drawn_table(name, caption, tuple(columns), tuple(map(tuple, rows)))


@lru_cache(maxsize=KEPT_PAGES)
def _drawn_table(name: str, caption: str, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...]) -> Html:
    head = tag("thead", tag("tr", *(tag("th", column, scope="col") for column in columns)))
    body = (tag("tr", tag("th", first, scope="row"), *(tag("td", cell) for cell in cells)) for first, *cells in rows)
    inside = tag("table", tag("caption", caption), head, tag("tbody", *body))
    return tag("div", inside, class_="scroll", id=name, tabindex=0, role="region", aria_label=caption)


def players_table(scene: PlayersPart) -> Html:
    """`<div id="players">`."""
    view, speaker = scene.view, scene.speaker
    rows = []
    for seat, known in enumerate(view.seats):
        me = f" {scene.t('shell-you')}" if seat == scene.me else ""
        role = speaker.t(f"duel-role-{'leader' if view.leader == seat else 'straggler'}")
        deciding = [scene.t("shell-role-deciding")] if any(one.seat == seat for one in scene.waiting) else []
        locked = [scene.t("duel-web-locked")] if seat in scene.locked else []
        rows.append(
            (
                f"{speaker.name(seat)}{me}",
                speaker.alien(known.alien) if known.alien else "",
                ", ".join([role, *locked, *deciding]),
                scene.t("shell-text-of", n=known.planets, all=known.to_win),
                str(view.supply[seat] if view.ships else 0),
                str(view.warp[seat] if view.ships else 0),
                str(known.hand),
            )
        )
    columns = [
        scene.t(f"duel-web-col-{name}") for name in ("player", "alien", "role", "planets", "supply", "warp", "cards")
    ]
    return table("players", scene.t("shell-text-players"), columns, rows)


def planets_table(scene: DuelPart) -> Html:
    """`<div id="planets">`."""
    view, speaker = scene.view, scene.speaker
    rows = []
    for tile in view.row:
        marks = [scene.t("duel-web-dueled")] if view.frame is not None and view.frame.planet == tile else []
        marks += [scene.t("duel-web-warpplanet")] if tile == view.warpplanet else []
        crew = [f"{speaker.name(seat)} {number}" for seat, number in enumerate(view.ships[tile]) if number]
        symbol = speaker.t(f"duel-symbol-{SYMBOLS[tile]}")
        rows.append((speaker.planet(tile), symbol, ", ".join(crew) or scene.t("shell-text-empty"), ", ".join(marks)))
    columns = [scene.t(f"duel-web-col-{name}") for name in ("planet", "symbol", "ships", "state")]
    return table("planets", scene.t("duel-web-row"), columns, rows)


def tactics_table(scene: DuelPart) -> Html:
    """`<div id="tactics">`: the same five for both."""
    view, speaker = scene.view, scene.speaker
    rows = [
        (
            speaker.name(seat),
            *(token_words(speaker, tactic, bool(known.ready >> tactic & 1)) for tactic in range(TACTICS_EACH)),
        )
        for seat, known in enumerate(view.seats)
    ]
    columns = [scene.t("duel-web-col-player"), *(str(number) for number in range(1, TACTICS_EACH + 1))]
    return table("tactics", scene.t("duel-web-tactics"), columns, rows)


def envoys_table(scene: DuelPart) -> Html:
    """`<div id="envoys">`."""
    speaker = scene.speaker
    rows = []
    for envoy in scene.view.envoys:
        ally = scene.t("duel-web-neutral") if envoy.ally < 0 else speaker.name(envoy.ally)
        does = speaker.envoy_sheet(envoy.id).does if envoy.id else scene.t("duel-web-facedown")
        state = "" if envoy.up else scene.t("duel-web-only-you" if envoy.id else "duel-web-facedown")
        name = speaker.envoy(envoy.id, envoy.icon)
        rows.append((capital(name), speaker.t(f"duel-icon-{envoy.icon}"), ally, does, state))
    columns = [scene.t(f"duel-web-col-{name}") for name in ("envoy", "icon", "ally", "does", "state")]
    return table("envoys", scene.t("duel-web-envoys"), columns, rows)


def destiny_text(scene: PlayersPart) -> Html:
    """`<div id="destiny">`."""
    part = card_part(scene)
    return tag("div", drawn_card(part) if part is not None else tag("p", scene.t("duel-web-no-card")), id="destiny")


def hand_list(scene: DuelPart) -> Html:
    """`<ul id="text-hand">`."""
    cards = [scene.speaker.card(one.face) for one in in_order(scene.view.hand)]
    if not cards:
        return tag("p", scene.t("shell-text-no-hand"), id="text-hand")
    return tag("ul", *(tag("li", name) for name in cards), id="text-hand")


def no_orders(scene: OrdersPart) -> Html:
    """`<p id="orders">`: there is nothing to order here."""
    return tag("p", id="orders", hidden=True)
