"""What can be chosen for a table, and the words for what was chosen. Everything comes from the editions, the presets
and the bots, so that whatever is added there appears here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial

from warptable.bots import levels_of
from warptable.game import edition_facts, editions, family_of
from warptable.kernel.families import EditionFacts
from warptable.text import t

from ...play.clocks import BY_DAY, DEAL_SECONDS, DECISION_SECONDS
from ...play.hooks import hooks_of_edition
from ...reader import Reader
from ...rooms.presets import presets
from ...rooms.settings import CHOICES, DELAYS, LEVELS, LONGEST_WINDOW, MORE_ALIENS, SETS, TableSettings

Words = Callable[..., str]


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything the forms offer. Where a choice belongs to some editions only, their ids stand beside it."""

    editions: tuple[EditionFacts, ...]
    players: tuple[tuple[int, str], ...]
    modules: tuple[tuple[str, str], ...]
    one_of: tuple[tuple[str, str], ...]
    variants: tuple[tuple[str, str], ...]
    house: tuple[tuple[str, str], ...]
    with_aliens: str
    with_flares: str
    with_variants: str
    with_modules: str
    with_one_of: str
    with_house: str
    with_sets: str
    with_campaign: str
    with_older: str
    with_pauses: str
    without_pauses: str
    ways: tuple[tuple[str, str], ...]
    groups: tuple[tuple[str, str], ...]
    levels: tuple[str, ...]
    sets: tuple[str, ...]
    windows: tuple[int, ...]
    delays: tuple[int, ...]
    seconds: int
    talk: int
    bots: tuple[str, ...]


def words(reader: Reader) -> Words:
    """Messages in the reader's language."""
    return partial(t, reader.locale)


@lru_cache(maxsize=1)
def choices() -> Choices:
    """Worked out once: they do not change while the server runs."""
    known = tuple(editions().values())
    low, high = min(e.low for e in known), max(e.high for e in known)
    modules = dict.fromkeys(variant for e in known for variant in e.modules)
    one_of = dict.fromkeys(variant for e in known for variant in e.one_of)
    house = dict.fromkeys(variant for e in known for variant in e.house)
    grouped = modules.keys() | one_of.keys() | house.keys()
    rest = dict.fromkeys(variant for e in known for variant in e.variants if variant not in grouped)
    return Choices(
        editions=known,
        players=tuple((n, _ids(e for e in known if e.low <= n <= e.high)) for n in range(low, high + 1)),
        modules=tuple((name, _ids(e for e in known if name in e.modules)) for name in modules),
        one_of=tuple((name, _ids(e for e in known if name in e.one_of)) for name in one_of),
        variants=tuple((name, _ids(e for e in known if name in e.variants)) for name in rest),
        house=tuple((name, _ids(e for e in known if name in e.house)) for name in house),
        with_aliens=_ids(e for e in known if e.aliens),
        with_flares=_ids(e for e in known if e.flares),
        with_variants=_ids(e for e in known if {*e.variants} & {*rest}),
        with_modules=_ids(e for e in known if e.modules),
        with_one_of=_ids(e for e in known if e.one_of),
        with_house=_ids(e for e in known if e.house),
        with_sets=_ids(e for e in known if MORE_ALIENS in e.variants),
        with_campaign=_ids(e for e in known if e.campaign),
        with_older=_ids(e for e in known if e.older),
        with_pauses=_ids(e for e in known if hooks_of_edition(e.id).pauses),
        without_pauses=_ids(e for e in known if not hooks_of_edition(e.id).pauses),
        ways=tuple((way, ids) for way in CHOICES if (ids := _ids(e for e in known if way in e.choices))),
        groups=tuple((group, e.id) for e in known for group in e.groups),
        levels=LEVELS,
        sets=SETS,
        windows=tuple(range(LONGEST_WINDOW + 1)),
        delays=DELAYS,
        seconds=round(DECISION_SECONDS["live"] or 0),
        talk=round(DEAL_SECONDS["live"] or 0),
        bots=tuple(dict.fromkeys(level for e in known for level in levels_of(e.id))),
    )


def preset_of(settings: TableSettings) -> str:
    """The preset with exactly these settings, if any."""
    return next((name for name, preset in presets().items() if preset.settings == settings), "")


def in_words(say: Words, settings: TableSettings) -> list[str]:
    """The settings of a table, as one short phrase each; usual settings without consequences are left out."""
    edition = edition_facts(settings.edition)
    said = [say(f"lobby-edition-{settings.edition}"), say("lobby-count-players", n=settings.players)]
    if settings.campaign:
        said.append(campaign_in_words(say, settings.edition))
    said += [variant_in_words(say, settings.edition, variant) for variant in settings.variants]
    if edition.aliens:
        said.append(say(f"lobby-choice-{settings.way}"))
    if edition.aliens and settings.way == "levels":
        said += [say(f"level-{level}") for level in settings.levels]
    if settings.boxes:
        said.append(say(f"lobby-sets-{settings.sets}"))
    if settings.way == "groups":
        said.append(say(f"lobby-group-{settings.group}"))
    if edition.flares and not settings.flares:
        said.append(say("lobby-set-flares-off"))
    if edition.older and settings.older >= 0:
        said.append(say("lobby-older-short", who=say(f"seat-{edition.colors[settings.older]}")))
    said.append(say(f"lobby-pace-{settings.pace}"))
    if hooks_of_edition(settings.edition).pauses:
        by_day = settings.pace == BY_DAY
        said.append(say("lobby-window-day") if by_day else say("lobby-window-short", n=settings.window))
    said += [say("lobby-speed-short", speed=settings.speed), say(f"lobby-listed-{'yes' if settings.listed else 'no'}")]
    said += [] if settings.voices else [say("lobby-set-silent")]
    if settings.spectators and settings.delay:
        said.append(say("lobby-delay-short", n=settings.delay // 60))
    return said if settings.spectators else [*said, say("lobby-set-spectators-off")]


def variant_in_words(say: Words, edition: str, variant: str) -> str:
    """The name of a variant; of a house rule, that it is one."""
    name = say(f"lobby-variant-{variant}")
    return say("lobby-house-rule", rule=name) if variant in edition_facts(edition).house else name


def length_in_words(say: Words, preset: str) -> str:
    """How long a game takes, where that has been measured; else empty."""
    one = presets().get(preset)
    if one is None or one.measured is None:
        return ""
    rounds, decisions = one.measured
    prefix = hooks_of_edition(one.settings.edition).prefix
    return say(f"lobby-preset-{prefix}length", rounds=rounds, decisions=decisions)


def campaign_in_words(say: Words, edition: str) -> str:
    """To how many points a campaign of this edition goes."""
    return say("campaign-to", goal=family_of(edition).campaign.goal())


def _ids(found: Iterable[EditionFacts]) -> str:
    """As the pages write ids: separated by spaces."""
    return " ".join(edition.id for edition in found)
