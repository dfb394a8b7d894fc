"""The catalogues of the game for two: aliens, envoys, destiny cards, with their whole texts and a label where we had to
design something ourselves."""

from __future__ import annotations

from functools import partial
from typing import Any

from warptable.kernel.packs import Packs
from warptable.lab import measured as lab
from warptable.table.page.art.emblems import alert, tile
from warptable.table.page.html import EMPTY, Html, joined, tag
from warptable.table.page.library.catalogue import CardEntry, Catalogue, Filter, Part
from warptable.table.page.library.rates import Strength, provenance, strengths_of
from warptable.table.reader import Reader

from ...engine import facts
from ...words.cards import AbilityText, with_stop
from ...words.speaker import Speaker
from .help import destiny_facts
from .pictures import destiny_picture, envoy_picture

LEVELS = ("green", "yellow", "red")
ICONS = ("skull", "heart", "orbit")
DECKS = ("discovery", "event", "refresh")
KINDS = ("duel", "contest", "calamity", "refresh")
HEADERS = ("setup", "always", "contests", "duels", "contests-and-duels")
HEADER = Filter(HEADERS, "duel-header-")
OWN = Filter(("all", "part", "none"), "duel-own-is-")
"""How much of a card is of our own design."""


def aliens(reader: Reader, packs: Packs = ()) -> list[CardEntry]:
    speaker = Speaker(reader.locale)
    found = lab.measured(lab.file_of("duel"))
    strengths = strengths_of(speaker, found.aliens) if found is not None else {}
    return [_alien(speaker, alien, strengths.get(alien.id)) for alien in facts.aliens().values()]


def envoys(reader: Reader, packs: Packs = ()) -> list[CardEntry]:
    speaker = Speaker(reader.locale)
    return [_envoy(speaker, place, envoy) for place, envoy in enumerate(facts.envoys().values())]


def destiny(reader: Reader, packs: Packs = ()) -> list[CardEntry]:
    speaker = Speaker(reader.locale)
    return [_destiny(speaker, place, card) for place, card in enumerate(facts.destiny().values())]


def _alien(speaker: Speaker, alien: facts.AlienFacts, strength: Strength | None) -> CardEntry:
    text = speaker.sheet(alien.id)
    limit = () if alien.hand_limit == 6 else (speaker.t("duel-cat-hand-limit", limit=alien.hand_limit),)
    wins = (speaker.t("duel-cat-wins"),) if alien.alternate_win else ()
    return CardEntry(
        id=alien.id,
        name=speaker.alien(alien.id),
        other=_other(speaker, alien),
        picture=tile(alien.id, alien.level, 64),
        facts=(speaker.t(f"duel-level-{alien.level}"), *limit, *wins),
        does=text.does,
        parts=tuple(_part(one) for one in text.abilities),
        rulings=text.rulings,
        own=text.own,
        label=text.label,
        has={
            "alert": (alien.level,),
            "header": tuple(one.header.replace("_", "-") for one in alien.abilities),
            "own": (_how_much(alien),),
        },
        order={"alert": LEVELS.index(alien.level), "strength": 0.0 if strength is None else strength.order},
        mark=joined((" ", alert(alien.level, speaker.t(f"duel-level-{alien.level}"), 13))),
        below=EMPTY if strength is None else _strength(strength),
    )


def _envoy(speaker: Speaker, place: int, envoy: facts.EnvoyFacts) -> CardEntry:
    text = speaker.envoy_sheet(envoy.id)
    wins = (speaker.t("duel-cat-wins"),) if envoy.alternate_win else ()
    return CardEntry(
        id=envoy.id,
        name=speaker.envoy(envoy.id),
        other=_other(speaker, envoy),
        picture=envoy_picture(envoy.id),
        facts=(speaker.t(f"duel-icon-{envoy.deck}"), *wins),
        does=text.does,
        parts=tuple(_part(one) for one in text.abilities),
        rulings=text.rulings,
        own=text.own,
        label=text.label,
        has={
            "icon": (envoy.deck,),
            "header": (envoy.ability.header.replace("_", "-"),),
            "own": (_how_much(envoy),),
        },
        order={"icon": place},
    )


def _destiny(speaker: Speaker, place: int, card: facts.DestinyFacts) -> CardEntry:
    text = speaker.destiny_text(card.id)
    parts = [Part(text.effect)]
    parts += [Part(line, f"{speaker.t(f'duel-symbol-{symbol}')}:") for symbol, line in text.lines.items()]
    if card.prize is not None:
        parts.append(Part(text.prize, with_stop(text.prize_name), speaker.t(f"duel-prize-{card.prize.who}")))
    wins = (speaker.t("duel-cat-wins"),) if card.alternate_win else ()
    return CardEntry(
        id=card.id,
        name=speaker.card(card.id),
        other=_other(speaker, card),
        picture=destiny_picture(card.id),
        facts=(*destiny_facts(speaker, card.id), *wins),
        does="",
        parts=tuple(parts),
        rulings=text.rulings,
        own=text.own,
        label=text.label,
        has={"deck": (card.deck,), "kind": (card.kind,), "own": (_how_much(card),)},
        order={"deck": place},
    )


def _strength(one: Strength) -> Html:
    return tag("div", one.tile_bar, tag("p", one.sentence), class_=f"duel-strength {one.verdict}")


def _part(ability: AbilityText) -> Part:
    return Part(ability.text, ability.lead, ability.header)


def _how_much(card: facts.AlienFacts | facts.EnvoyFacts | facts.DestinyFacts) -> str:
    return "part" if card.original_part else "all" if card.original else "none"


def _other(speaker: Speaker, card: facts.AlienFacts | facts.EnvoyFacts | facts.DestinyFacts) -> str:
    return card.name if speaker.locale == "de" else card.name_de


def _about(words: str, reader: Reader, packs: Packs) -> dict[str, Any]:
    speaker = Speaker(reader.locale)
    return {"about": f"{speaker.t(f'{words}-about')} {speaker.t('duel-cat-own-line')}"}


def _about_aliens(reader: Reader, packs: Packs) -> dict[str, Any]:
    about = _about("duel-cat-aliens", reader, packs)
    return {"about": f"{about['about']} {provenance(Speaker(reader.locale), 'duel')}".strip()}


ALIENS = Catalogue(
    path="/duel/aliens",
    words="duel-cat-aliens",
    listed="duel-alien-list",
    entries=aliens,
    filters={"alert": Filter(LEVELS, "catalogue-alert-"), "header": HEADER, "own": OWN},
    sorts=("name", "alert", "strength"),
    kind="catalogue-kind-aliens",
    look="tech-entry duel-entry",
    rules="/rules?edition=duel#s-alien-abilities",
    more=_about_aliens,
)
ENVOYS = Catalogue(
    path="/duel/envoys",
    words="duel-cat-envoys",
    listed="duel-envoy-list",
    entries=envoys,
    filters={"icon": Filter(ICONS, "duel-icon-"), "header": HEADER, "own": OWN},
    sorts=("icon", "name"),
    kind="duel-cat-kind-envoys",
    look="tech-entry duel-entry",
    rules="/rules?edition=duel#s-envoys-and-friendship",
    more=partial(_about, "duel-cat-envoys"),
)
DESTINY = Catalogue(
    path="/duel/destiny",
    words="duel-cat-destiny",
    listed="duel-destiny-list",
    entries=destiny,
    filters={"deck": Filter(DECKS, "duel-deck-"), "kind": Filter(KINDS, "duel-kind-"), "own": OWN},
    sorts=("deck", "name"),
    kind="duel-cat-kind-destiny",
    look="tech-entry duel-entry",
    rules="/rules?edition=duel#s-destiny-cards",
    more=partial(_about, "duel-cat-destiny"),
)
