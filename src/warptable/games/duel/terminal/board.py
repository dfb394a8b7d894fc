"""The table as text, in about ten lines: the opponent, the planets, envoys, the reader's seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from warptable.cli.terminal.style import ACT, BY_COLOR, QUIET

from ..engine.model.places import SYMBOLS
from ..engine.model.tactics import TACTICS_EACH, tactics_with
from ..engine.model.views import View
from ..words.speaker import Speaker

SHAPES = ("▲", "●")
"""Chevron and disc, by seat."""
SIGNS = {"blue": "○", "pink": "△", "green": "□"}
"""The symbols of planets."""


def board(speaker: Speaker, view: View, /) -> RenderableType:
    """The whole table; the reader's seat is at the lower edge."""
    lower = view.seat if view.seat is not None else 1
    lines = [
        _title(speaker, view),
        *_seat(speaker, view, 1 - lower),
        _planets(speaker, view),
        *_envoys(speaker, view),
        *_seat(speaker, view, lower),
    ]
    return Group(*lines)


def pictures(view: View, /) -> tuple[Any, Any]:
    """Where all ships are, and the reader's cards."""
    return (view.ships, view.row, [envoy.ally for envoy in view.envoys]), view.hand


def _title(speaker: Speaker, view: View) -> Text:
    text = Text(speaker.t("duel-cli-title", number=view.rounds), style="bold")
    if view.frame is not None:
        text.append(" · ").append(speaker.card(view.frame.card), style=f"bold {ACT}")
        if view.frame.advantage:
            text.append(f" +{view.frame.advantage}")
    return text


def _style(speaker: Speaker, seat: int) -> str:
    return f"bold {BY_COLOR[speaker.colors[seat]]}"


def _seat(speaker: Speaker, view: View, seat: int) -> list[Text]:
    """Two lines: who and what; the tactics."""
    known, frame = view.seats[seat], view.frame
    text = Text(f"{SHAPES[seat]} {speaker.name(seat)}", style=_style(speaker, seat))
    role = "leader" if view.leader == seat else "straggler"
    parts = [speaker.alien(known.alien)] if known.alien else []
    parts += [speaker.t(f"duel-role-{role}"), speaker.t("duel-web-planets-of", n=known.planets, of=known.to_win)]
    parts += [speaker.t("duel-cli-supply", n=view.supply[seat]), speaker.t("duel-cli-hand", n=known.hand)]
    if frame is not None and frame.dials[seat]:
        dial = frame.dials[seat]
        parts.append(speaker.t("duel-cli-dialed", n=dial) if dial > 0 else speaker.t("duel-cli-dial-set"))
    text.append(f" · {' · '.join(parts)}", style="not bold default")
    return [text, Text(f"  {_tactics(speaker, view, known.ready)}", style=QUIET)]


def _tactics(speaker: Speaker, view: View, ready: int) -> str:
    """`B4/R1*`: both halves by their first letters, a star for a spent one."""
    halves = tactics_with(tuple(view.variants))
    tokens = []
    for tactic in range(TACTICS_EACH):
        both = "/".join(
            f"{speaker.t(f'duel-half-{half.kind}', value=half.value)[0]}{half.value}" for half in halves[tactic]
        )
        tokens.append(f"{both}{'' if ready >> tactic & 1 else '*'}")
    return speaker.t("duel-cli-tactics", list=" ".join(tokens))


def _planets(speaker: Speaker, view: View) -> Text:
    """Each planet with its symbol and ships; the dueled one marked. Then the Warp and the facedown ones."""
    dueled = view.frame.planet if view.frame is not None else -1
    places = []
    for tile in view.row:
        name = Text(f"{SIGNS[SYMBOLS[tile]]} {speaker.planet(tile)}")
        if tile == dueled:
            name.stylize(f"bold {ACT}")
        places.append(name.append(" ").append_text(_crew(speaker, view.ships[tile])))
    places.append(Text(speaker.t("duel-web-warp")).append(" ").append_text(_crew(speaker, view.warp)))
    places.append(Text(speaker.t("duel-cli-stack", n=view.stack), style=QUIET))
    return Text("  |  ", style=QUIET).join(places)


def _crew(speaker: Speaker, row: Sequence[int]) -> Text:
    stacks = [Text(f"{SHAPES[seat]}{number}", style=_style(speaker, seat)) for seat, number in enumerate(row) if number]
    return Text(" ").join(stacks) if stacks else Text("–", style=QUIET)


def _envoys(speaker: Speaker, view: View) -> list[Text]:
    if not view.envoys:
        return []
    shown = []
    for envoy in view.envoys:
        text = Text(speaker.envoy(envoy.id, envoy.icon) if envoy.id else speaker.t(f"duel-icon-{envoy.icon}"))
        ally = speaker.t("duel-web-neutral") if envoy.ally < 0 else speaker.name(envoy.ally)
        said = ally if envoy.up else f"{ally}, {speaker.t('duel-web-facedown')}"
        shown.append(text.append(f" ({said})", style=QUIET if envoy.ally < 0 else _style(speaker, envoy.ally)))
    return [Text(f"{speaker.t('duel-web-envoys')}: ", style=QUIET).append_text(Text(", ").join(shown))]
