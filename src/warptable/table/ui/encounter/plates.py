"""The plates of the other players: who they are, what they hold, which role they have. Public facts only."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

from markupsafe import escape

from ....encounter import facts
from ....encounter.model.roles import WITH_OFFENSE
from ....kernel.packs import Packs
from ....text.encounter.speaker import Speaker
from ...scene.data import Person
from ...scene.encounter.data import BoardPart
from ..art.emblems import alert, drawing, emblem
from ..art.icons import icon
from ..art.ships import ship_icon
from ..render import KEPT_PAGES
from .board.geometry import Chart
from .board.selectable import Selectable
from .board.words import Name, Voice, has_powers, power_state, said


@dataclass(frozen=True, slots=True)
class Plate:
    """What a plate shows. `slot` is where it lies around the map."""

    seat: int
    slot: str
    locale: str
    packs: Packs  # whose aliens may be on it
    name: str
    nick: str  # what a person is called; bots go by their colour
    bot: bool
    absence: str  # absent: a bot plays meanwhile; away: the connection was lost
    powers: bool  # are there aliens in this game?
    alien: str
    state: str  # what is wrong with its power
    hand: int
    foreign: int
    goal: int
    role: tuple[str] | tuple[str, Name]
    legal: bool


def plate_order(chart: Chart, watched: bool) -> list[int]:
    """Clockwise from the reader's left. The reader's own plate lies beside the hand; a spectator sees all plates
    here."""
    return [(chart.bottom + step) % chart.players for step in range(0 if watched else 1, chart.players)]


def plates(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable) -> dict[str, str]:
    """`<button id="plate-N">` of everybody else."""
    return {
        f"plate-{seat}": _drawn(_plate(scene, voice, chart, choices, seat))
        for seat in plate_order(chart, scene.me is None)
    }


SIGNS = {"offense": icon("sword", 12), "defense": icon("shield", 12)}
COLOURS = {"offense": "off", "defense": "def"}


@lru_cache(maxsize=4 * KEPT_PAGES)
def _drawn(plate: Plate) -> str:
    seat, say = plate.seat, partial(said, plate.locale)
    with drawing(plate.packs):
        face = emblem(plate.alien, 30, seat) if plate.powers else ship_icon(seat, 22)
    pick = f' data-pick-seat="{seat}" aria-pressed="false"' if plate.legal else ""
    hand = icon("cards", 14, label=say("board-hand", ("n", plate.hand)))
    colonies = icon("planet", 15, label=say("board-colonies", ("n", plate.foreign), ("goal", plate.goal)))
    return (
        f'<button type="button" id="plate-{seat}" class="plate seat-{seat} at-{plate.slot}'
        f'{" legal" if plate.legal else ""}"{_attribute("data-help", plate.alien)}{pick}>'
        f'<span class="face">{face}</span> '
        f'<span class="who">{ship_icon(seat, 20)}{_span("nm", plate.name)}'
        f"{_span('nick', plate.nick) if plate.nick else ''}"
        f"{icon('bot', 15, label=say('board-bot')) if plate.bot else ''}</span> "
        f'<span class="folk">{_alien(plate)}'
        f"{_span('off', say(f'board-power-{plate.state}')) if plate.state else ''}</span> "
        f'<span class="stats"><span>{hand} {plate.hand}</span> '
        f'<span class="cols">{colonies} {plate.foreign}/{plate.goal}</span>'
        f"{_span('gone', say(f'board-{plate.absence}')) if plate.absence else ''}</span>{_role(plate)}</button>"
    )


def _alien(plate: Plate) -> str:
    """Its name, and the alert level printed on its sheet, if there is one."""
    if not plate.alien:
        return ""
    level = level_of(plate.alien)
    name = escape(Speaker(plate.locale, packs=plate.packs).alien(plate.alien))
    return f"<span>{name}</span>{alert(level, said(plate.locale, f'level-{level}'), 13) if level else ''}"


def _role(plate: Plate) -> str:
    role, *whose = plate.role
    if not role:
        return ""
    words = said(plate.locale, f"board-role-{role}", *(("who", name) for name in whose))
    colour, sign = COLOURS.get(role, ""), SIGNS.get(role, "")
    return f' <span class="role"><span class="tag {colour}">{sign}{escape(words)}</span></span>'


def _span(kind: str, words: str) -> str:
    return f'<span class="{kind}">{escape(words)}</span>'


def _attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def nows(scene: BoardPart) -> str:
    """`<i id="nows">`: whom the table waits for, which the style marks on their plates."""
    seats = sorted({entry.seat for entry in scene.waiting} if scene.reaction is None else ())
    return f'<i id="nows" hidden class="{" ".join(f"now-{seat}" for seat in seats)}"></i>'


def _plate(scene: BoardPart, voice: Voice, chart: Chart, choices: Selectable, seat: int) -> Plate:
    player = scene.view.seats[seat]
    sheet = player.sheets[0] if player.sheets else None
    powers, name = has_powers(scene.view), voice.names[seat][0]
    person = scene.people[seat] if seat < len(scene.people) else Person("")
    return Plate(
        seat=seat,
        slot=chart.system(seat).slot,
        locale=voice.speaker.locale,
        packs=voice.speaker.packs,
        name=name,
        nick=person.name if not person.bot and person.name != name else "",
        bot=bool(person.bot),
        absence=_absence(person),
        powers=powers,
        alien=sheet.alien if sheet else "",
        state=power_state(sheet) if powers and scene.phase != "setup" else "",  # nobody has chosen yet
        hand=player.hand,
        foreign=player.foreign,
        goal=scene.view.colonies_to_win,
        role=role_of(scene, voice, seat),
        legal=seat in choices.seats,
    )


def _absence(person: Person) -> str:
    """A person who is not there: a bot plays meanwhile, or the connection has just been lost."""
    if person.bot or (person.present and not person.absent):
        return ""
    return "absent" if person.absent else "away"


@lru_cache(maxsize=512)
def level_of(alien: str) -> str:
    """The alert level printed on the sheet; empty if there is none."""
    sheet = facts.aliens().get(alien)
    return sheet.level if sheet is not None else ""


def role_of(scene: BoardPart, voice: Voice, seat: int) -> tuple[str] | tuple[str, Name]:
    """offense, defense, ally (of whom) or invited; empty for everybody else."""
    encounter = scene.view.encounter
    if encounter is None or encounter.defense < 0:
        return ("offense" if encounter is not None and encounter.offense == seat else "",)
    if seat in (encounter.offense, encounter.defense):
        return ("offense" if seat == encounter.offense else "defense",)
    if allied := encounter.allied[seat]:
        main = encounter.offense if allied & WITH_OFFENSE else encounter.defense
        return "ally", voice.names[main]
    return ("invited" if encounter.invited[seat] and scene.phase == "alliance" else "",)
