"""The plates of the other players: who they are, what they hold, which role they have. Public facts only."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import escape

from warptable.table.page.art.emblems import alert, drawing, emblem
from warptable.table.page.art.icons import icon
from warptable.table.page.art.ships import ship_icon
from warptable.table.page.frames import Frame, slot
from warptable.table.page.render import KEPT_PAGES
from warptable.table.scene.data import Person

from ..engine.model.piles import REWARD
from ..words.pieces import remembered
from .art.cards import EYES, card_back
from .backs import pill
from .board.geometry import Chart
from .board.systems import Sheets
from .board.words import Voice, has_powers
from .lab_chips import Chip, chips_of, lab
from .roles import COLOURS, SIGNS, Role, role_of
from .scene.data import BoardPart


@dataclass(frozen=True, slots=True)
class PlatesPart:
    """All plates that one reader sees. What is by seat is for all seats."""

    voice: Voice
    chart: Chart
    watched: bool
    powers: bool  # are there aliens in this game?
    chosen: bool  # has everybody got one?
    goal: int
    people: tuple[Person, ...]
    sheets: tuple[Sheets, ...]
    holdings: tuple[tuple[int, int, int], ...]  # cards in hand, of them reward cards, foreign colonies
    roles: tuple[Role, ...]
    points: tuple[int, ...] = ()  # in the campaign
    labs: tuple[tuple[Chip, ...], ...] = ()  # empty: a table without technology
    laid: tuple[int, ...] = ()  # who has laid a card facedown to intimidate
    rewards: bool = False  # is there a reward deck?
    tags: tuple[tuple[int, str], ...] = ()  # what lies on sheets: whose sheet, in a few words


def plate_order(chart: Chart, watched: bool) -> list[int]:
    """Clockwise from the reader's left. The reader's own plate lies beside the hand; a spectator sees all plates
    here."""
    return [(chart.bottom + step) % chart.players for step in range(0 if watched else 1, chart.players)]


def plates_part(scene: BoardPart, voice: Voice, chart: Chart, sheets: tuple[Sheets, ...]) -> PlatesPart:
    view, phase = scene.view, scene.phase
    return PlatesPart(
        voice,
        chart,
        scene.watched,
        has_powers(view),
        phase != "setup",
        view.colonies_to_win,
        tuple(scene.people),
        sheets,
        tuple((player.hand, player.rewards, player.foreign) for player in view.seats),
        tuple(role_of(view.encounter, phase, seat) for seat in range(chart.players)),
        scene.campaign.points if scene.campaign is not None else (),
        chips_of(view, scene.spent) if view.technology else (),
        tuple(sorted(laid.seat for laid in view.encounter.laid)) if view.encounter is not None else (),
        view.has_rewards,
        remembered(voice.speaker, view, "tag"),
    )


@lru_cache(maxsize=KEPT_PAGES)
def plates(part: PlatesPart) -> Mapping[str, Frame]:
    """`<button id="plate-N">` of everybody else; in it, what changes often can be sent alone."""
    drawn = {}
    for seat in plate_order(part.chart, part.watched):
        person = part.people[seat] if seat < len(part.people) else Person("")
        alien, state = part.sheets[seat][0] if part.sheets[seat] else ("", "none")
        changing = {
            f"stats-{seat}": _stats(
                part.voice,
                seat,
                *part.holdings[seat],
                part.goal,
                _absence(person),
                part.points[seat] if part.points else None,
            ),
            f"role-{seat}": _role(part.voice, seat, *part.roles[seat]),
        }
        if part.rewards:
            changing[f"laid-{seat}"] = _laid(part.voice, seat, seat in part.laid)
        if part.labs:
            changing[f"lab-{seat}"] = lab(part.voice, seat, part.labs[seat])
        told = state if part.powers and part.chosen else ""
        more = tuple(name for name in (f"laid-{seat}", f"lab-{seat}") if name in changing)
        tags = tuple([tag for holder, tag in part.tags if holder == seat])
        plate = _plate(part.voice, part.chart, seat, person, part.powers, alien, told, tags, more)
        drawn[f"plate-{seat}"] = Frame(plate, changing)
    return drawn


@lru_cache(maxsize=4 * KEPT_PAGES)
def _plate(
    voice: Voice,
    chart: Chart,
    seat: int,
    person: Person,
    powers: bool,
    alien: str,
    state: str,
    tags: tuple[str, ...],
    more: tuple[str, ...],
) -> str:
    """`more`: the regions that only some tables have."""
    name = voice.names[seat][0]
    nick = person.name if not person.bot and person.name != name else ""  # bots go by their colour
    with drawing(voice.speaker.packs):
        face = emblem(alien, 30, seat) if powers else ship_icon(seat, 22)
    return (
        f'<button type="button" id="plate-{seat}" class="plate seat-{seat} at-{chart.system(seat).slot}" '
        f'data-seat="{seat}"{_attribute("data-help", alien)}>'
        f'<span class="face">{face}</span> '
        f'<span class="who">{ship_icon(seat, 20)}{_span("nm", name)}'
        f"{_span('nick', nick) if nick else ''}"
        f"{icon('bot', 15, label=voice.say('board-bot')) if person.bot else ''}</span> "
        f'<span class="folk">{_alien(voice, alien)}'
        f"{_span('off', voice.say(f'board-power-{state}')) if state else ''}"
        f"{''.join([_span('kept', tag) for tag in tags])}</span> "
        f"{slot(f'stats-{seat}')} {slot(f'role-{seat}')}{''.join(map(slot, more))}</button>"
    )


@lru_cache(maxsize=4096)
def _stats(
    voice: Voice, seat: int, cards: int, rewards: int, foreign: int, goal: int, absence: str, points: int | None = None
) -> str:
    """`<span id="stats-N">`: cards in hand, colonies, points in the campaign, and whether the person is there."""
    hand = f"{icon('cards', 14, label=voice.say('board-hand', ('n', cards)))} {cards}"
    if rewards:
        words = escape(voice.say("board-hand-backs", ("cosmic", cards - rewards), ("rewards", rewards)))
        pills = f"{pill(cards - rewards) if cards > rewards else ''}{pill(rewards, REWARD)}"
        hand = f'<span class="vh">{words}</span><span class="pbs" aria-hidden="true">{pills}</span>'
    colonies = icon("planet", 15, label=voice.say("board-colonies", ("n", foreign), ("goal", goal)))
    score = ""
    if points is not None:
        flag = icon("flag", 14, label=voice.say("campaign-plate", ("n", points)))
        score = f' <span class="pts">{flag} {points}</span>'
    gone = _span("gone", voice.say(f"board-{absence}")) if absence else ""
    return (
        f'<span id="stats-{seat}" class="stats"><span>{hand}</span> '
        f'<span class="cols">{colonies} {foreign}/{goal}</span>{score}{gone}</span>'
    )


@lru_cache(maxsize=256)
def _laid(voice: Voice, seat: int, laid: bool) -> str:
    """`<span id="laid-N">`: a facedown card that intimidates, and the word for it; empty if there is none."""
    if not laid:
        return f'<span id="laid-{seat}" class="laid"></span>'
    words = escape(voice.say("board-intimidates"))
    return (
        f'<span id="laid-{seat}" class="laid" data-help="term-intimidate">{card_back(26, REWARD)}{EYES}'
        f'<span class="tag">{words}</span></span>'
    )


def _alien(voice: Voice, alien: str) -> str:
    """Its name, and the alert level printed on its sheet, if there is one."""
    if not alien:
        return ""
    level = voice.speaker.level(alien)
    name = escape(voice.speaker.alien(alien))
    return f"<span>{name}</span>{alert(level, voice.say(f'level-{level}'), 13) if level else ''}"


@lru_cache(maxsize=4096)
def _role(voice: Voice, seat: int, role: str, of: int) -> str:
    """`<span id="role-N">`, empty for whoever has none."""
    if not role:
        return f'<span id="role-{seat}" class="role"></span>'
    words = voice.say(f"board-role-{role}", *([("who", voice.names[of])] if of >= 0 else []))
    colour, sign = COLOURS.get(role, ""), SIGNS.get(role, "")
    return f'<span id="role-{seat}" class="role"><span class="tag {colour}">{sign}{escape(words)}</span></span>'


def _span(kind: str, words: str) -> str:
    return f'<span class="{kind}">{escape(words)}</span>'


def _attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def _absence(person: Person) -> str:
    """A person who is not there: a bot plays meanwhile, or the connection has just been lost."""
    if person.bot or (person.present and not person.absent):
        return ""
    return "absent" if person.absent else "away"
