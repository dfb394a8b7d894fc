"""The bar on top of the game: where the game stands, the phases with the reader's stops, and the menu of the table."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple, TypeAlias

from warptable.bots import levels_of
from warptable.table.invitation import Invitation
from warptable.table.play.bots import STAND_IN
from warptable.table.play.clocks import SPEEDS
from warptable.table.play.hooks import hooks_of_view
from warptable.table.reader import Reader
from warptable.table.rooms.seats import free_name
from warptable.table.rooms.settings import LONGEST_WINDOW, NAME_LENGTH
from warptable.table.scene.campaign import InCampaign
from warptable.table.scene.data import FaultPart, OrdersPart, Person, ScenePart, TopPart
from warptable.table.scene.origin import OriginLine
from warptable.text import LOCALES, t
from warptable.text.bundles import has
from warptable.text.speaker import Speaker

from ...frames import Frame
from ...html import Html, tag
from ...names import named
from ...render import KEPT_PAGES, render

NO_FAULT = tag("p", id="faulty", hidden=True)


def faulty(part: FaultPart) -> Html:
    """`<p id="faulty">`: shown when the game has stopped."""
    return tag("p", part.t("shell-faulty"), class_="faulty", role="alert", id="faulty") if part.faulty else NO_FAULT


Track: TypeAlias = tuple[tuple[str, str], ...]
"""The phases, each done, now or later."""


class WherePart(NamedTuple):
    """Where the game stands."""

    locale: str
    edition: str
    rounds: int
    campaign: InCampaign | None
    origin: OriginLine | None
    prefix: str


class BriefPart(NamedTuple):
    """The same for small screens."""

    locale: str
    rounds: int
    phase: str
    phases: tuple[str, ...]
    prefix: str


class PhasesPart(NamedTuple):
    """The phase track and the stops of the reader."""

    locale: str
    table: str
    seated: bool
    phase: str
    phases: tuple[str, ...]
    stops: tuple[str, ...]
    prefix: str


class MenuPart(NamedTuple):
    """Everything that the menu of a table says."""

    table: str
    heading: str
    reader: Reader
    speaker: Speaker
    people: tuple[Person, ...]
    campaign: InCampaign | None
    origin: OriginLine | None
    over: bool
    host: bool
    deputy: bool
    requested: int | None
    invitation: Invitation
    spectators: int
    speed: str
    window: int
    voices: bool
    by_day: bool
    pauses: bool
    bots: tuple[str, ...]
    house: tuple[str, ...]
    seed_hash: str
    seed: int | None

    @property
    def me(self) -> int | None:
        return self.speaker.me


def where(scene: ScenePart) -> Html:
    """`<span id="where">`: edition and encounter; in a campaign a link to its page, and in a game that goes on from
    another one to where it comes from."""
    view, prefix = scene.view, hooks_of_view(scene.view).prefix
    return _where(WherePart(scene.speaker.locale, view.edition, view.rounds, scene.campaign, scene.origin, prefix))


@lru_cache(maxsize=256)
def _where(part: WherePart) -> Html:
    return render("game/top/where.html", t=partial(t, part.locale), scene=part)


def phases(scene: OrdersPart) -> Frame:
    """`<form id="phases">`: the phase track; a click sets or removes a stop. Each phase is a region."""
    hooks = hooks_of_view(scene.view)
    may_stop, track = scene.me is not None and hooks.pauses, hooks.track_of(scene.view)
    locale, stops = scene.speaker.locale, scene.orders.stops
    return _phases(PhasesPart(locale, scene.table, may_stop, scene.phase, track, stops, hooks.prefix))


@lru_cache(maxsize=KEPT_PAGES)
def _phases(part: PhasesPart) -> Frame:
    items = {
        f"ph-{phase}": _phase(part.locale, part.seated, phase, state, phase in part.stops, part.prefix)
        for phase, state in track(part.phases, part.phase)
    }
    return Frame(render("game/top/phases.html", t=partial(t, part.locale), scene=part, at=f"/t/{part.table}"), items)


@lru_cache(maxsize=256)
def _phase(locale: str, seated: bool, phase: str, state: str, stopped: bool, prefix: str) -> Html:
    """`<li id="ph-...">`."""
    return render(
        "game/top/phase.html",
        t=partial(t, locale),
        seated=seated,
        phase=phase,
        state=state,
        stopped=stopped,
        named=t(locale, f"{prefix}phase-{phase}"),
    ).strip()


def brief(scene: ScenePart) -> Html:
    """`<p id="brief">`: encounter and phase for small screens."""
    view, hooks = scene.view, hooks_of_view(scene.view)
    return _brief(BriefPart(scene.speaker.locale, view.rounds, scene.phase, hooks.track_of(view), hooks.prefix))


@lru_cache(maxsize=1024)
def _brief(part: BriefPart) -> Html:
    return render("game/top/brief.html", t=partial(t, part.locale), scene=part, phases=track(part.phases, part.phase))


def track(phases: tuple[str, ...], phase: str) -> Track:
    """(phase, done | now | later)."""
    now = phases.index(phase) if phase in phases else -1
    if phase == "over":
        now = len(phases)
    return tuple((one, "done" if at < now else "now" if at == now else "later") for at, one in enumerate(phases))


NO_TEMPO = tag("div", id="tempo", hidden=True)


def tempo(scene: TopPart) -> Html:
    """`<div id="tempo">`: stop the bots, or let them go on step by step. By the day nobody stops the table."""
    if scene.me is None or scene.by_day or scene.phase == "over":
        return NO_TEMPO
    return _tempo(scene.speaker.locale, scene.table, scene.halted)


@lru_cache(maxsize=256)
def _tempo(locale: str, table: str, halted: bool) -> Html:
    return render("game/top/tempo.html", t=partial(t, locale), at=f"/t/{table}", halted=halted).strip()


def menu(scene: TopPart) -> Html:
    """`<section id="menu">`: who sits where, and what the host and others may do about it."""
    return _menu(
        MenuPart(
            table=scene.table,
            heading=scene.heading,
            reader=scene.reader,
            speaker=scene.speaker,
            people=tuple(scene.people),
            campaign=scene.campaign,
            origin=scene.origin,
            over=scene.phase == "over",
            host=scene.host,
            deputy=scene.deputy,
            requested=scene.requested,
            invitation=scene.invitation,
            spectators=scene.spectators,
            speed=scene.speed,
            window=scene.window,
            voices=scene.voices,
            by_day=scene.by_day,
            pauses=hooks_of_view(scene.view).pauses,
            bots=levels_of(scene.view.edition),
            house=scene.house,
            seed_hash=scene.seed_hash,
            seed=scene.seed,
        )
    )


@lru_cache(maxsize=KEPT_PAGES)
def _menu(part: MenuPart) -> Html:
    locale = part.reader.locale

    def bot(level: str) -> str:
        """The level of a bot in words. A bot of another package has only its own name."""
        return t(locale, f"bot-{level}") if has(locale, f"bot-{level}") else level

    return render(
        "game/top/menu.html",
        t=partial(t, locale),
        scene=part,
        reader=part.reader,
        at=f"/t/{part.table}",
        locales=LOCALES,
        who=partial(named, part.speaker),
        bot=bot,
        bots=part.bots,
        usual=STAND_IN,
        suggested=free_name(part.reader.name, [person.name for person in part.people]),
        longest_name=NAME_LENGTH,
        windows=range(LONGEST_WINDOW + 1) if part.pauses else (),
        speeds=tuple(SPEEDS),
    )
