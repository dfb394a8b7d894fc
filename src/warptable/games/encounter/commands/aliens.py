"""All aliens of the multi-player game, or the sheet of one."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from rich.text import Text

from warptable.cli.catalogue import Listing, Sheet, timing_strip
from warptable.cli.errors import Refused
from warptable.cli.options import language
from warptable.cli.terminal.style import QUIET
from warptable.game import games

from ..engine import dominion, facts
from ..engine.facts import AlienFacts, AvalonAlien, FlareSide
from ..engine.model.phases import PHASES
from ..words.rulebook import RULEBOOK
from ..words.speaker import Speaker

if TYPE_CHECKING:  # it would load the kernel, and the command would start slower
    from warptable.kernel.packs import Packs

FAMILY = "encounter"
LEVELS = {"green": "#2fa866", "yellow": "#c08a00", "red": "#d8472f"}


@dataclass(frozen=True, slots=True)
class HomeMade:
    """An alien of a pack. What it does is in its words, and nowhere else."""

    id: str
    name: str
    name_de: str
    phases: tuple[str, ...] = ()


Printed = AlienFacts | AvalonAlien | HomeMade


def aliens(name: str | None, edition: str | None, aliens_from: str | None, lang: str | None, *, json: bool) -> None:
    """All aliens, or the sheet of one (`cli/aliens.py`)."""
    everything, packs = all_sheets(edition), _packs(aliens_from)
    speaker = Speaker(language(lang), edition=edition or "ffg", packs=packs)
    everything += home_made(packs, edition or "ffg")
    ALIENS.show(name, speaker, everything, json=json)


def _packs(places: str | None) -> Packs:
    if places is None:
        return ()
    from warptable.cli.game_options import packs_from  # it loads the engine; without packs nobody need wait for it

    return packs_from(places)


def home_made(packs: Packs, edition: str) -> list[Printed]:
    """The aliens of packs, with their names in both languages."""
    english, german = (Speaker(locale, edition=edition, packs=packs) for locale in ("en", "de"))
    ids = [alien for pack in packs for alien in pack.ids]
    return [HomeMade(alien, english.alien(alien), german.alien(alien)) for alien in ids]


def all_sheets(edition: str | None = None) -> list[Printed]:
    """The aliens of an edition; without one every alien once: of 2008, then of the expansion, then those
    that only the edition of 2000 has."""
    known, old = facts.aliens(), facts.avalon_aliens()
    by_edition: dict[str, list[Printed]] = {"ffg": [*known.values()], "avalon": [*old.values()]}
    if edition is not None:
        if edition not in by_edition:
            others = [game.id for game in games().values() if "aliens" in game.commands and game.id != FAMILY]
            raise Refused(f"unknown edition {edition!r} (there are: {', '.join([*by_edition, *others])})")
        return by_edition[edition]
    more = [facts.dominion_aliens()[alien] for alien in dominion.ALIENS]
    return [*known.values(), *more, *(sheet for sheet in old.values() if sheet.id not in known)]


def as_data(speaker: Speaker, sheet: Printed) -> dict[str, Any]:
    """The facts of an alien, and of which edition they are; of a home-made one its words."""
    if isinstance(sheet, HomeMade):
        return {"id": sheet.id, "name": sheet.name, "name_de": sheet.name_de, **asdict(speaker.sheet(sheet.id))}
    edition = "ffg" if isinstance(sheet, AlienFacts) else "avalon"
    return {**asdict(sheet), "edition": edition}


def row(speaker: Speaker, sheet: Printed) -> list[Text]:
    phases = ", ".join(speaker.t(f"phase-{phase}") for phase in sheet.phases)
    return [title(speaker, sheet), Text(phases), Text(speaker.sheet(sheet.id).does)]


def title(speaker: Speaker, sheet: Printed) -> Text:
    """The name in the colour of its alert level."""
    return Text(speaker.alien(sheet.id), style=f"bold {LEVELS.get(getattr(sheet, 'level', ''), '')}".strip())


def sheet_of(speaker: Speaker, sheet: Printed) -> Sheet:
    texts, flares = speaker.sheet(sheet.id), []
    if isinstance(sheet, AlienFacts):
        flares.append((flare_heading(speaker, "wild", sheet.flare.wild), texts.wild))
        flares.append((flare_heading(speaker, "super", sheet.flare.super), texts.super))
    elif isinstance(sheet, HomeMade):
        sides = (("wild", texts.wild), ("super", texts.super))
        flares += [(Text(speaker.t(f"sheet-flare-{name}")), said) for name, said in sides if said]
    return Sheet(
        title(speaker, sheet),
        texts.does,
        None if isinstance(sheet, HomeMade) else timing_strip(speaker, PHASES, sheet.phases),
        properties=properties(speaker, sheet),
        texts=[(speaker.t("sheet-parts"), texts.power), *flares],
        rulings=texts.rulings,
        answers=RULEBOOK.answers(speaker.locale, speaker.edition, f"alien:{sheet.id}"),
    )


def properties(speaker: Speaker, sheet: Printed) -> list[tuple[str, str]]:
    """Power, role, duty, level."""
    texts = speaker.sheet(sheet.id)
    if isinstance(sheet, HomeMade):
        return [("power", texts.power_name)] if texts.power_name else []
    rows = [
        ("power", texts.power_name),
        ("role", speaker.t(f"role-{sheet.role.replace(' ', '-')}")),
        ("duty", speaker.t(f"duty-{sheet.mandatory}")),
    ]
    if isinstance(sheet, AlienFacts):
        rows.append(("level", speaker.t(f"level-{sheet.level}")))
        rows.extend((name, said) for name, said in (("setup", texts.setup), ("note", texts.restriction)) if said)
    return rows


def flare_heading(speaker: Speaker, name: str, side: FlareSide) -> Text:
    """Wild or super, with who may play it and when."""
    role = speaker.t(f"role-{side.role.replace(' ', '-')}")
    phases = ", ".join(speaker.t(f"phase-{phase}") for phase in side.phases)
    heading = Text(speaker.t(f"sheet-flare-{name}"))
    return heading.append(f"  {role} · {phases}", style=f"not bold {QUIET}")


HEADS = (("list-alien", False), ("sheet-timing", False), ("list-what", False))
ALIENS = Listing("alien", "aliens", HEADS, row, "list-count", sheet_of, as_data)
